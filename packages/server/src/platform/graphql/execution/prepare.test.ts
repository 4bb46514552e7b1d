import { getIntrospectionQuery } from 'graphql'
import { describe, expect, it } from 'vitest'
import { testContext } from '../../context/test-context.ts'
import { requestContext } from '../request/request-context.ts'
import { createBuilder } from '../schema/builder.ts'
import { personAt, registerTestFields, SITE_A } from '../test-api.ts'
import { executeOperation } from './execute.ts'
import { OperationPreparer } from './prepare.ts'

const builder = createBuilder()
registerTestFields(builder)
const schema = builder.toSchema()
const app = testContext({})
const operator = personAt('op-a', [SITE_A])
const outsider = personAt('outsider', [])

const ask = (query: string, user = operator, variables: Record<string, unknown> | null = null) =>
  executeOperation(new OperationPreparer(schema), { query, variables }, requestContext(app, user))

const codeOf = async (...asked: Parameters<typeof ask>) =>
  (await ask(...asked)).errors?.[0]?.extensions?.code ?? 'fine'

const times = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index)).join(' ')

describe('what an operation costs', () => {
  const SCHEMA = '__schema { types { fields { args { name } } } }'

  it.each([
    [
      'root fields in a fragment',
      `{ ...R } fragment R on Query { ${times(300, i => `a${i}: node { depth }`)} }`,
    ],
    ['root fields in inline fragments', `{ ${times(251, i => `... { a${i}: node { depth } }`)} }`],
    [
      'introspection under aliases in a fragment',
      `{ ...R } fragment R on Query { ${times(150, i => `a${i}: ${SCHEMA}`)} }`,
    ],
    [
      'introspection under aliases deep within',
      `{ __schema { types { ${times(200, i => `a${i}: fields { args { name } }`)} } } }`,
    ],
    [
      'the largest type again and again',
      `{ ${times(100, i => `a${i}: __type(name: "Query") { fields { args { name description type { name } } } }`)} }`,
    ],
    [
      'introspection by fragments that double with every step',
      `{ __schema { types { ...F0 } } } ${times(25, i => `fragment F${i} on __Type { name ${i < 24 ? `x${i}: ofType { ...F${i + 1} } y${i}: ofType { ...F${i + 1} }` : ''} }`)}`,
    ],
  ])('answers QUERY_TOO_COMPLEX for %s', async (_name, query) => {
    expect(await codeOf(query)).toBe('QUERY_TOO_COMPLEX')
  })

  it('counts a fragment as often as it is spread, in linear time', async () => {
    const doubling = (steps: number) =>
      `{ node { ...F0 } } ${times(steps, i => `fragment F${i} on Node { depth ${i < steps - 1 ? `...F${i + 1} ... on Node { ...F${i + 1} }` : ''} }`)}`
    expect(await codeOf(doubling(10))).toBe('fine')
    expect(await codeOf(doubling(60))).toBe('QUERY_TOO_COMPLEX')
  })

  it('refuses what would keep the validation busy', async () => {
    expect(await codeOf(`{ ${times(100, () => 'node { depth }')} }`)).toBe('fine')
    expect(await codeOf(`{ ${times(201, () => 'node { depth }')} }`)).toBe('QUERY_TOO_COMPLEX')
    const fragments = times(201, i => `fragment F${i} on Query { __typename }`)
    expect(await codeOf(`{ ${times(201, i => `...F${i}`)} } ${fragments}`)).toBe('QUERY_TOO_COMPLEX')
  })
})

describe('nesting', () => {
  const deep = (depth: number) => `${'{a:'.repeat(depth)}1${'}'.repeat(depth)}`
  const deepJson = (depth: number) => JSON.parse(`${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`) as unknown

  it('is taken up to 30 levels of a value and refused far beyond, literal or variable', async () => {
    const byVariable = 'query($json: JSON) { echo(json: $json) }'
    expect(await codeOf(`{ echo(json: ${deep(30)}) }`)).toBe('fine')
    expect(await codeOf(byVariable, operator, { json: deepJson(30) })).toBe('fine')
    for (const depth of [40, 2_400, 20_000]) {
      const byLiteral = `{ echo(json: ${deep(depth)}) }`
      expect(await codeOf(byLiteral)).toBe(depth < 20_000 ? 'QUERY_TOO_COMPLEX' : 'PAYLOAD_TOO_LARGE')
      expect(await codeOf(byVariable, operator, { json: deepJson(depth) })).toBe('QUERY_TOO_COMPLEX')
    }
    expect(await codeOf(`{ echo(json: ${'['.repeat(2_400)}${']'.repeat(2_400)}) }`)).toBe('QUERY_TOO_COMPLEX')
    expect(await codeOf(`{ node ${'{ child '.repeat(2_400)}`)).toBe('QUERY_TOO_COMPLEX')
  })
})

describe('introspection', () => {
  it.each([
    ['', getIntrospectionQuery()],
    ['in a fragment', '{ ...F } fragment F on Query { node { depth } __schema { types { name } } }'],
    ['of one type', '{ me { id } __type(name: "Query") { name } }'],
  ])('%s is for people with a role at a site', async (_name, query) => {
    expect(await codeOf(query)).toBe('fine')
    expect(await codeOf(query, { ...outsider, globalPermissions: ['admin'] })).toBe('fine')
    expect(await ask(query, outsider)).toMatchObject({
      data: null,
      errors: [
        {
          message: 'Only people with a role at a site may read the schema.',
          extensions: { code: 'UNAUTHORIZED' },
        },
      ],
    })
    expect(await codeOf('{ __typename me { __typename id } }', outsider)).toBe('fine')
  })
})

describe('remembered operations', () => {
  const padding = times(400, i => `b${i}: __typename`)
  const different = (index: number) => `{ a${index}: node { depth ${padding} } }`

  it('keeps what is asked for twice and nothing that is asked for once', () => {
    const preparer = new OperationPreparer(schema)
    for (let index = 0; index < 50; index++) preparer.prepare(different(index))
    expect(preparer.remembered).toEqual({ operations: 0, bytes: 0 })
    preparer.prepare(different(0))
    expect(preparer.remembered.operations).toBe(1)
    expect(preparer.prepare(different(0))).toBe(preparer.prepare(different(0)))
    preparer.prepare('{ unknownField }')
    preparer.prepare('{ unknownField }')
    expect(preparer.remembered.operations).toBe(1)
  })

  it('never takes more than its bytes, however many documents are asked for twice', () => {
    const preparer = new OperationPreparer(schema, { maxBytes: 5_000_000 })
    for (let index = 0; index < 100; index++)
      for (let time = 0; time < 2; time++) preparer.prepare(different(index))
    expect(preparer.remembered.bytes).toBeLessThan(5_000_000)
    expect(preparer.remembered.operations).toBeGreaterThan(1)
    expect(preparer.remembered.operations).toBeLessThan(20)
  })
})
