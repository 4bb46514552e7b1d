import { monitorEventLoopDelay } from 'node:perf_hooks'
import { beforeEach, describe, expect, it } from 'vitest'
import { testContext } from '../../context/test-context.ts'
import { executeOperation } from '../execution/execute.ts'
import { OperationPreparer } from '../execution/prepare.ts'
import { MOST_FIELDS } from '../limits/answer-work.ts'
import { requestContext } from '../request/request-context.ts'
import { personAt, registerTestFields, SITE_A } from '../test-api.ts'
import { boundLists } from './bound-lists.ts'
import { createBuilder } from './builder.ts'

/** A schema with a list of any length, whose items have a long text. */
const TEXT = 'x'.repeat(2_000)
const builder = createBuilder()
registerTestFields(builder)
const item = builder.objectRef<{ place: number }>('Item')
item.implement({
  fields: t => ({
    place: t.exposeInt('place'),
    text: t.string({ resolve: () => TEXT }),
    own: t.field({ type: item, resolve: parent => parent }),
    others: t.field({
      type: [item],
      args: { length: t.arg.int({ required: true }) },
      resolve: async (_parent, { length }) => itemsOf(length),
    }),
  }),
})
builder.queryFields(t => ({
  items: t.field({
    type: [item],
    args: { length: t.arg.int({ required: true }) },
    resolve: async (_root, { length }) => itemsOf(length),
  }),
}))
const schema = boundLists(builder.toSchema())
const itemsOf = (length: number) => Array.from({ length }, (_, place) => ({ place }))

const app = testContext({})
let preparer: OperationPreparer
beforeEach(() => {
  preparer = new OperationPreparer(schema)
})
const ask = (query: string) =>
  executeOperation(preparer, { query }, requestContext(app, personAt('op-a', [SITE_A])))

/** Asked four times: interpreted first, kept, then compiled. */
async function codesOf(query: string): Promise<unknown[]> {
  const codes = []
  for (let time = 0; time < 4; time++) codes.push((await ask(query)).errors?.[0]?.extensions?.code ?? 'fine')
  return codes
}
const all = (code: string) => [code, code, code, code]

describe('lists answer within a budget', () => {
  it('answers long lists in order, interpreted and compiled alike', async () => {
    const query = '{ items(length: 9000) { place own { place } others(length: 1) { place } } }'
    const expected = itemsOf(9_000).map(({ place }) => ({ place, own: { place }, others: [{ place: 0 }] }))
    for (let time = 0; time < 4; time++) expect((await ask(query)).data).toEqual({ items: expected })
  })

  it.each([
    [
      'a list',
      (times: number) =>
        `{ items(length: ${(MOST_FIELDS / 2) * times}) { place own } }`.replace('own', 'a: place'),
    ],
    [
      'lists under aliases',
      (times: number) =>
        `{ a: items(length: ${(MOST_FIELDS / 2) * times}) { place } b: items(length: ${MOST_FIELDS / 2}) { place } }`,
    ],
    [
      'fields under aliases',
      (times: number) =>
        `{ items(length: ${MOST_FIELDS / 100}) { ${Array.from({ length: 100 * times }, (_, at) => `a${at}: place`).join(' ')} } }`,
    ],
    [
      'fields in fragments',
      (times: number) =>
        `{ items(length: ${MOST_FIELDS / 10}) { ...F } } fragment F on Item { ${Array.from({ length: 5 * times }, (_, at) => `a${at}: place`).join(' ')} ...G } fragment G on Item { ${Array.from({ length: 5 }, (_, at) => `b${at}: place`).join(' ')} }`,
    ],
  ])(
    'answers ANSWER_TOO_LARGE for %s above the limit',
    async (_name, query) => {
      expect(await codesOf(query(1))).toEqual(all('fine'))
      expect(await codesOf(query(2))).toEqual(all('ANSWER_TOO_LARGE'))
    },
    60_000,
  )

  it('answers ANSWER_TOO_LARGE for lists in lists', async () => {
    expect(await codesOf('{ items(length: 500) { others(length: 500) { place } } }')).toEqual(
      all('ANSWER_TOO_LARGE'),
    )
  }, 60_000)

  it('never writes an answer of more than 4 MiB, though it refers to the same text again and again', async () => {
    const query = (length: number) => `{ items(length: ${length}) { a: text b: text } }`
    expect(await codesOf(query(1_000))).toEqual(all('fine'))
    expect(await codesOf(query(2_000))).toEqual(all('ANSWER_TOO_LARGE'))
  })
})

/** Asks while others wait for their turn: how many got it, and the longest wait as a share of the whole. */
async function turnsDuring(query: string): Promise<{ turns: number; longestShare: number }> {
  let turns = 0
  let isDone = false
  const count = () => {
    turns++
    if (!isDone) setImmediate(count)
  }
  setImmediate(count)
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const before = performance.now()
  await ask(query)
  const took = performance.now() - before
  isDone = true
  delay.disable()
  return { turns, longestShare: delay.max / 1e6 / took }
}

it('serves others while a long list is made for the first time', async () => {
  // The machine itself may be busy for a while: the best of several documents counts.
  const runs: Awaited<ReturnType<typeof turnsDuring>>[] = []
  for (let run = 0; run < 5; run++) {
    const fields = Array.from({ length: 10 }, (_, at) => `a${run}${at}: place`).join(' ')
    runs.push(await turnsDuring(`{ items(length: 15000) { ${fields} } }`))
  }
  expect(Math.min(...runs.map(({ turns }) => turns))).toBeGreaterThan(30)
  expect(Math.min(...runs.map(({ longestShare }) => longestShare))).toBeLessThan(0.5)
})

describe('others have their turn between every few thousand fields', () => {
  const fields = Array.from({ length: 10 }, (_, at) => `a${at}: place`).join(' ')

  it.each([
    ['of one list', `{ items(length: 4000) { ${fields} } }`],
    [
      'of many short lists',
      `{ ${Array.from({ length: 40 }, (_, at) => `l${at}: items(length: 100) { ${fields} }`).join(' ')} }`,
    ],
  ])('%s, however often the operation is asked', async (_name, query) => {
    for (let time = 0; time < 6; time++) expect((await turnsDuring(query)).turns).toBeGreaterThanOrEqual(9)
  })

  it('of answers that are made at the same time', async () => {
    const [{ turns }] = await Promise.all([
      turnsDuring(`{ items(length: 1000) { ${fields} } }`),
      ...Array.from({ length: 9 }, (_, at) => ask(`{ l${at}: items(length: 300) { ${fields} } }`)),
    ])
    expect(turns).toBeGreaterThanOrEqual(5)
  })

  it('and short answers are compiled, so that they need none', async () => {
    const query = `{ items(length: 700) { ${fields} } }`
    const turns: number[] = []
    for (let time = 0; time < 6; time++) turns.push((await turnsDuring(query)).turns)
    expect(turns.at(-1)).toBeLessThan(turns[0]!)
  })
})
