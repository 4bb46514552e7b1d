import { getIntrospectionQuery } from 'graphql'
import { expect, it } from 'vitest'
import { executeOperation, OperationPreparer, requestContext } from '../platform/graphql/index.ts'
import { collectingLog, contextWithoutDatabase, personAt, SITE_A } from '../platform/graphql/test-api.ts'
import { apiSchema } from './schema.ts'

/*
 * Documents that are made to keep the server busy, against its whole schema. Time is measured against the introspection
 * query of stock tools in the same process, which takes 10 to 35 ms on a quiet machine: a slow machine slows both.
 */

const schema = apiSchema()
const app = contextWithoutDatabase(collectingLog().log)
const person = personAt('op-a', [SITE_A])
const times = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index)).join(' ')
const ID = '"a0000000-0000-4000-8000-000000000001"'

const HOSTILE: Record<string, string> = {
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

/** The shortest of three runs, each by a server that has not seen the document, in milliseconds of the processor. */
async function costOf(query: string): Promise<{ milliseconds: number; codes: unknown[] }> {
  const runs: number[] = []
  let codes: unknown[] = []
  for (let run = 0; run < 3; run++) {
    const preparer = new OperationPreparer(schema)
    const before = process.cpuUsage()
    const answer = await executeOperation(preparer, { query }, requestContext(app, person))
    JSON.stringify(answer)
    const { user, system } = process.cpuUsage(before)
    runs.push((user + system) / 1_000)
    codes = (answer.errors ?? []).map(error => error.extensions?.code)
  }
  return { milliseconds: Math.min(...runs), codes }
}

it.each(Object.entries(HOSTILE))(
  'no document holds the server longer than the introspection query does: %s',
  async (_name, query) => {
    await costOf(getIntrospectionQuery())
    const ordinary = await costOf(getIntrospectionQuery())
    const hostile = await costOf(query)
    expect(ordinary.codes).toEqual([])
    expect(hostile.codes).not.toContain('INTERNAL')
    expect(hostile.milliseconds).toBeLessThan(2 * ordinary.milliseconds)
  },
)
