import { type Client, gql } from 'urql'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { LiveLink } from '../live/live-link.ts'
import { FakeNetwork } from '../testing/fake-network.ts'
import { createGraphqlClient, OWN_ERRORS } from './graphql-client.ts'

const LIST = gql`query List { names }`
const REFUSAL = { errors: [{ message: 'The shelf is empty.' }] }
const ANSWER = { data: { __typename: 'Query', names: ['E14'] } }

let link: LiveLink
let client: Client
let status: number
/** What the server answers, in order; the last again and again. */
let answers: object[]
let asked: number
let shown: string[]

beforeEach(() => {
  vi.useFakeTimers()
  status = 200
  asked = 0
  shown = []
  answers = [REFUSAL]
  link = new LiveLink({
    url: 'ws://yard/graphql',
    onSignedOut: () => undefined,
    webSocket: new FakeNetwork().WebSocket,
  })
  client = createGraphqlClient({
    url: 'http://yard/graphql',
    fetch: async () => Response.json(answers[Math.min(asked++, answers.length - 1)], { status }),
    liveLink: link,
    updates: {},
    onSignedOut: () => undefined,
    onError: () => undefined,
  })
})
afterEach(() => {
  link.dispose()
  vi.useRealTimers()
})

/** Shows the list until the test is over, or it is left before. */
function show(context = {}): { leave: () => void } {
  const { unsubscribe } = client
    .query(LIST, {}, context)
    .subscribe(({ data, error }) => shown.push(data === undefined ? `${error?.message}` : 'the list'))
  onTestFinished(unsubscribe)
  return { leave: unsubscribe }
}

it('MV-OPEN-46 asks for a refused list again until it is there, and no more then', async () => {
  answers = [REFUSAL, REFUSAL, ANSWER]
  show(OWN_ERRORS)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toBe(3)
  expect(shown.at(0)).toBe('[GraphQL] The shelf is empty.')
  expect(shown.at(-1)).toBe('the list')
})

it('MV-OPEN-46 waits longer each time, ten seconds at most', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(1)
  onTestFinished(() => void vi.restoreAllMocks())
  show(OWN_ERRORS)
  const waits = [0, 500, 1_000, 2_000, 4_000, 8_000, 10_000, 10_000]
  for (const [before, wait] of waits.entries()) {
    await vi.advanceTimersByTimeAsync(Math.max(0, wait - 1))
    expect(asked).toBe(wait === 0 ? 1 : before)
    await vi.advanceTimersByTimeAsync(wait === 0 ? 0 : 1)
    expect(asked).toBe(before + 1)
  }
})

it('MV-OPEN-46 stops when nobody shows the list any more', async () => {
  const { leave } = show(OWN_ERRORS)
  await vi.advanceTimersByTimeAsync(0)
  leave()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toBe(1)
})

it('leaves alone what is shown as a message, and everything when nobody is signed in', async () => {
  show()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toBe(1)
  status = 401
  show({ ...OWN_ERRORS, requestPolicy: 'network-only' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toBe(2)
})

it('MV-OPEN-46 keeps a list on the screen when a later try fails, and tries on', async () => {
  answers = [ANSWER, REFUSAL, REFUSAL, ANSWER]
  show(OWN_ERRORS)
  await vi.advanceTimersByTimeAsync(0)
  client
    .query(LIST, {}, { ...OWN_ERRORS, requestPolicy: 'network-only' })
    .toPromise()
    .catch(() => undefined)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toBe(4)
  expect(new Set(shown)).toEqual(new Set(['the list']))
})

it('MV-OPEN-46 tries on although the cache answers meanwhile', async () => {
  answers = [ANSWER, REFUSAL, ANSWER]
  show(OWN_ERRORS)
  await vi.advanceTimersByTimeAsync(0)
  const again = client.query(LIST, {}, { ...OWN_ERRORS, requestPolicy: 'network-only' }).toPromise()
  await vi.advanceTimersByTimeAsync(0)
  await again
  expect(asked).toBe(2)
  await client.query(LIST, {}, { ...OWN_ERRORS, requestPolicy: 'cache-first' }).toPromise()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toBe(3)
})

it('MV-OPEN-46 asks at once for whoever comes to show a list that failed, and still tries on', async () => {
  answers = [REFUSAL, REFUSAL, REFUSAL, ANSWER]
  show(OWN_ERRORS)
  await vi.advanceTimersByTimeAsync(0)
  show(OWN_ERRORS)
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toBe(2)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toBe(4)
  expect(shown.slice(-2)).toEqual(['the list', 'the list'])
})

it('asks for a list that failed while nobody tries again, once somebody shows it anew', async () => {
  answers = [REFUSAL, ANSWER]
  show()
  await vi.advanceTimersByTimeAsync(0)
  show()
  await vi.advanceTimersByTimeAsync(0)
  expect(shown.slice(-2)).toEqual(['the list', 'the list'])
})
