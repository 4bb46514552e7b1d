import { type Client, createClient } from 'graphql-ws'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { LiveServer } from '../live/index.ts'
import { startTestApi } from './test-api.ts'

const UNITS = 3_000
let api: Awaited<ReturnType<typeof startTestApi>>
beforeEach(async () => {
  api = await startTestApi({ unitsPerMinute: UNITS })
})
afterEach(() => api.close())

const ask = (person: string, query = '{ node { depth } }') =>
  fetch(api.url, {
    method: 'POST',
    body: JSON.stringify({ query }),
    headers: { 'content-type': 'application/json', authorization: `Bearer ${person}` },
  })

/** Asks until the answer is 429; the refusal and how many were answered before. */
async function askUntilRefused(person: string): Promise<{ refusal: Response; answered: number }> {
  for (let answered = 0; ; answered++) {
    const response = await ask(person)
    if (response.status !== 200) return { refusal: response, answered }
    await response.arrayBuffer()
  }
}

it('answers 429 with Retry-After once a person has spent their minute, and goes on answering others', async () => {
  const { refusal, answered } = await askUntilRefused('op-a')
  expect(answered).toBeGreaterThan(3)
  expect(refusal.status).toBe(429)
  expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
  expect(Number(refusal.headers.get('retry-after'))).toBeLessThanOrEqual(60)
  expect(await refusal.json()).toEqual({
    errors: [
      {
        message: 'Too many requests. Please wait a moment.',
        extensions: { code: 'TOO_MANY_REQUESTS' },
      },
    ],
  })
  expect((await ask('op-b')).status).toBe(200)
})

it('counts what is asked for and answered, not requests alone', async () => {
  const spentBy = async (query: string) => {
    const before = await api.budget.spent('op-a')
    await (await ask('op-a', query)).arrayBuffer()
    return (await api.budget.spent('op-a')) - before
  }
  const small = await spentBy('{ node { depth } }')
  expect(await spentBy('{ long(length: 40000) }')).toBeGreaterThan(small + 900)
  expect(await spentBy(`{ node { depth } } #${'x'.repeat(2_000)}`)).toBeGreaterThan(small + 400)
})

it('counts HTTP and WebSocket together, and says on the socket when to come back', async () => {
  const { app, preparer, doorkeeper, budget } = api
  const live = new LiveServer({ app, preparer, doorkeeper, budget })
  live.attach(api.server)
  const client: Client = createClient({
    url: api.url.replace('http', 'ws'),
    webSocketImpl: WebSocket,
    connectionParams: { accessToken: 'op-a' },
    retryAttempts: 0,
  })
  try {
    await askUntilRefused('op-a')
    for (const query of [
      '{ node { depth } }',
      'subscription { ticks(siteId: "a0000000-0000-4000-8000-000000000001") }',
    ]) {
      const error = vi.fn()
      client.subscribe({ query }, { next: () => undefined, complete: () => undefined, error })
      await vi.waitFor(() => expect(error).toHaveBeenCalled())
      expect(error.mock.calls[0]?.[0]).toEqual([
        {
          message: 'Too many requests. Please wait a moment.',
          extensions: { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: expect.any(Number) },
        },
      ])
    }
  } finally {
    await client.dispose()
    await live.close()
  }
})
