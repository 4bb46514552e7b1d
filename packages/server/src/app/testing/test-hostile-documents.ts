const times = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index)).join(' ')
const ID = '"a0000000-0000-4000-8000-000000000001"'

/** Documents that are made to keep the server busy, by what they try. */
export const HOSTILE_DOCUMENTS: Record<string, string> = {
  'introspection under 600 aliases in a fragment': `{ ...R } fragment R on Query { ${times(600, i => `a${i}: __schema { types { name } }`)} }`,
  'as much introspection as the tokens allow': `{ ...R } fragment R on Query { ${times(240, i => `a${i}: __schema { types { name } }`)} }`,
  'introspection in introspection':
    '{ __schema { types { fields { type { fields { type { fields { name } } } } } } } }',
  'the largest type, as often as the cost allows': `{ ${times(80, i => `a${i}: __type(name: "Mutation") { fields { name description args { name } } }`)} }`,
  'the same field 1,200 times': `{ ${times(1_200, () => 'me { id }')} }`,
  'the same nested fields': `{ ${times(13, () => `me { ${times(90, () => 'id')} }`)} }`,
  'fragments that must all be compared': `{ ${times(140, i => `...F${i}`)} } ${times(140, i => `fragment F${i} on Query { b${i}: __typename }`)}`,
  'a chain of fragments': `{ ...F0 } ${times(138, i => `fragment F${i} on Query { a${i}: __typename ...F${i + 1} }`)} fragment F138 on Query { __typename }`,
  'aliases of one field': `{ me { ${times(800, i => `a${i}: id`)} } }`,
  'unknown fields': `{ ${times(2_400, i => `moveslis${i}`)} }`,
  'unknown arguments': `{ movesList(${times(600, i => `sitId${i}: 1`)}) { id } }`,
  'unknown enum values': `{ movesList(siteId: ${ID}, status: [${times(2_000, i => `pendin${i}`)}]) { id } }`,
  'one argument again and again': `{ move(${times(600, () => 'id: 1')}) { id } }`,
  'variables without use': `query(${times(450, i => `$v${i}: ID`)}) { ${times(60, i => `a${i}: move(id: $v${i}) { id }`)} }`,
  'many operations with one fragment': `${times(130, i => `query Q${i} { ...F }`)} fragment F on Query { ${times(400, i => `a${i}: __typename`)} }`,
  'one directive again and again': `{ me { id ${times(350, () => '@skip(if: false)')} } }`,
  'a literal 2,400 deep': `mutation { createDraftMove(siteId: ${ID}, type: trailer, moveCategory: production, metadata: ${'{a:'.repeat(2_400)}1${'}'.repeat(2_400)}) { id } }`,
  'a list 2,400 deep': `mutation { cancelMoves(ids: ${'['.repeat(2_400)}${']'.repeat(2_400)}) { id } }`,
  'selections 2,400 deep': `{ ${'me { '.repeat(2_400)}`,
  'comments only': '#\n'.repeat(16_000),
  'one long string': `{ getTrailerByScacSerial(siteId: ${ID}, scac: "${'x'.repeat(32_000)}", serial: "x") { id } }`,
}
