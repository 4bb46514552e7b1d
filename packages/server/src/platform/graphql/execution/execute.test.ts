import { beforeEach, describe, expect, it } from 'vitest'
import { testContext } from '../../context/test-context.ts'
import { requestContext } from '../request/request-context.ts'
import { createBuilder } from '../schema/builder.ts'
import { collectingLog, personAt, registerTestFields, SITE_A } from '../test-api.ts'
import { executeOperation } from './execute.ts'
import { OperationPreparer, type PrepareOptions } from './prepare.ts'

const builder = createBuilder()
registerTestFields(builder)
const schema = builder.toSchema()

describe.each([
  ['compiled', { compile: true }],
  ['interpreted', { compile: false }],
] as [string, PrepareOptions][])('operations, %s', (_name, options) => {
  const { log, lines } = collectingLog()
  const app = testContext({ log })
  const preparer = new OperationPreparer(schema, options)
  /** Asks four times, since an operation is kept at its second use and compiled at its third; all answers are the same. */
  const ask = async (query: string, variables: Record<string, unknown> | null = null) => {
    const ctx = () => requestContext(app, personAt('op-a', [SITE_A]))
    const answers = []
    for (let time = 0; time < 4; time++)
      answers.push(await executeOperation(preparer, { query, variables }, ctx()))
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
    expect(answers[3]).toEqual(answers[0])
    return answers[0]
  }
  beforeEach(() => void lines.splice(0))

  it('keeps code, sentence and problems of a catalogue error', async () => {
    expect(await ask('{ refused }')).toEqual({
      data: { refused: null },
      errors: [
        {
          message: 'Somebody else changed this in the meantime. Please look at it again.',
          locations: [{ line: 1, column: 3 }],
          path: ['refused'],
          extensions: { code: 'CONFLICT', problems: ['First sentence.', 'Second sentence.'] },
        },
      ],
    })
  })

  it('answers a bug without its details and logs it in full', async () => {
    const answer = await ask('query Page { broken }')
    expect(answer).toMatchObject({
      data: { broken: null },
      errors: [{ message: 'Something went wrong.', path: ['broken'], extensions: { code: 'INTERNAL' } }],
    })
    expect(JSON.stringify(answer)).not.toContain('hunter2')
    expect(lines[0]).toMatchObject({
      level: 50,
      operation: 'Page',
      path: 'broken',
      err: {
        message: 'the password of the database is hunter2',
        stack: expect.stringContaining('test-api.ts'),
      },
    })
  })

  it('treats a missing value of a non-null field as a bug', async () => {
    expect(await ask('{ missing }')).toMatchObject({
      data: null,
      errors: [{ message: 'Something went wrong.', extensions: { code: 'INTERNAL' } }],
    })
  })

  it('fills in defaults, brings times to UTC and ids to lower case, by literal and by variable', async () => {
    const want = { at: '2026-03-01T12:05:00.000Z', color: 'green', id: SITE_A, json: { a: [1, null] } }
    const id = SITE_A.toUpperCase()
    const at = '2026-03-01T14:05:00+02:00'
    const byVariable = 'query($id: ID, $at: DateTime, $json: JSON) { echo(id: $id, at: $at, json: $json) }'
    expect(await ask(byVariable, { id, at, json: { a: [1, null] } })).toEqual({ data: { echo: want } })
    const byLiteral = `{ echo(id: "${id}", at: "${at}", json: { a: [1, null] }) }`
    expect(await ask(byLiteral)).toEqual({ data: { echo: want } })
  })

  it.each([
    ['an id that is no UUID', { id: "1' or '1'='1" }],
    ['a number as id', { id: 7 }],
    ['a time without a zone', { at: '2026-03-01T14:05:00' }],
    ['a time that does not exist', { at: '2026-13-01T14:05:00Z' }],
    ['a year that PostgreSQL has not', { at: '0000-01-01T00:00:00Z' }],
    ['a year before the first in UTC', { at: '0001-01-01T00:00:00+14:00' }],
    ['an unknown enum value', { color: 'blue' }],
  ])('refuses %s before anything runs', async (_what, variables) => {
    const query = 'query($id: ID, $at: DateTime, $color: Color) { echo(id: $id, at: $at, color: $color) }'
    const answer = await ask(query, variables)
    expect(answer).not.toHaveProperty('data')
    expect(answer?.errors?.[0]?.extensions).toEqual({ code: 'BAD_INPUT' })
    expect(answer?.errors?.[0]?.message).toContain(`$${Object.keys(variables)[0]}`)
  })

  it('names the operation that is missing or not chosen', async () => {
    const query = 'query A { node { depth } } query B { node { depth } }'
    expect((await ask(query))?.errors?.[0]?.message).toContain('operationName')
  })
})

describe('limits', () => {
  const app = testContext({})
  const preparer = new OperationPreparer(schema)
  const codeOf = async (query: string) => {
    const answer = await executeOperation(preparer, { query }, requestContext(app, null))
    return answer.errors?.[0]?.extensions?.code ?? 'fine'
  }
  const nest = (field: string, depth: number): string =>
    depth === 0 ? '{ depth }' : `{ ${field} ${nest(field, depth - 1)} }`

  it('lets ordinary documents pass', async () => {
    expect(await codeOf(`{ node ${nest('child', 7)} }`)).toBe('fine')
    expect(await codeOf('{ node { children { children { depth } } } }')).toBe('fine')
  })

  it.each([
    ['too deep', `{ node ${nest('child', 12)} }`],
    ['lists in lists', `{ node ${nest('children', 5)} }`],
    ['many aliases', `{ ${Array.from({ length: 300 }, (_, i) => `a${i}: node { depth }`).join(' ')} }`],
    [
      'fragments that double with every step',
      `{ node { ...F0 } } ${Array.from({ length: 20 }, (_, i) => `fragment F${i} on Node { depth ${i < 19 ? `x: child { ...F${i + 1} } y: child { ...F${i + 1} }` : ''} }`).join(' ')}`,
    ],
  ])('answers QUERY_TOO_COMPLEX for %s', async (_name, query) => {
    expect(await codeOf(query)).toBe('QUERY_TOO_COMPLEX')
  })

  it('refuses documents of too many tokens and rings of fragments as bad input', async () => {
    expect(await codeOf(`{ ${'node '.repeat(6_000)} }`)).toBe('BAD_INPUT')
    expect(await codeOf('{ node { ...F } } fragment F on Node { child { ...F } }')).toBe('BAD_INPUT')
  })
})
