import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { SITE_A } from '../graphql/test-api.ts'
import { CONGESTED_ABOVE_BYTES } from './groups/socket-outlet.ts'
import { eventually, type RawSocket, siteState, startLive, thingUpdates } from './test-live.ts'

let server: Awaited<ReturnType<typeof startLive>>
beforeEach(async () => {
  server = await startLive()
})
afterEach(() => server.close())

/** Sends news until the paused client's connection takes no more: kernel buffers first, then ours. */
async function fillUp(send: (step: number) => void, made: () => number): Promise<number> {
  let step = 0
  for (; step < 200; step++) {
    const before = made()
    send(step)
    await eventually(() => made() > before)
  }
  return step
}

const BIG = 'x'.repeat(200_000)

async function connect(query: string, variables: Record<string, unknown>): Promise<RawSocket> {
  const raw = await server.raw()
  await raw.init('op-a')
  raw.send({ id: '1', type: 'subscribe', payload: { query, variables } })
  await raw.fence()
  return raw
}

describe('a client that does not read', () => {
  const query = 'subscription($siteId: ID!) { things(siteId: $siteId) { thingId text } }'
  const texts = (raw: RawSocket) =>
    raw.messages.flatMap(({ type, payload }) =>
      type === 'next' ? [(payload as { data: { things: { text: string } } }).data.things.text] : [],
    )

  it('costs little memory, holds nobody up, and gets the newest state of each thing later', async () => {
    const slow = await connect(query, { siteId: SITE_A })
    const fast = await connect(query, { siteId: SITE_A })
    slow.ws.pause()
    const steps = await fillUp(
      step => {
        const text = `${step}-${BIG}`
        server.app.live.publish(thingUpdates, SITE_A, { thingId: step % 2 ? 'odd' : 'even', text })
      },
      () => texts(fast).length,
    )
    expect(texts(fast)).toHaveLength(steps)
    expect(server.live.unsentBytes).toBeLessThan(2 * CONGESTED_ABOVE_BYTES)

    slow.ws.resume()
    await slow.until(() => texts(slow).some(text => text.startsWith(`${steps - 1}-`)))
    const numbers = texts(slow).map(text => Number.parseInt(text, 10))
    expect(numbers.slice(-2)).toEqual([steps - 2, steps - 1])
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b))
    expect(numbers.length).toBeLessThan(steps)

    server.app.live.publish(thingUpdates, SITE_A, { thingId: 'odd', text: 'back to normal' })
    await slow.until(() => texts(slow).includes('back to normal'))
  }, 30_000)

  it('leaves nothing behind when it goes away while events are buffered for it', async () => {
    const slow = await connect(query, { siteId: SITE_A })
    const fast = await connect(query, { siteId: SITE_A })
    slow.ws.pause()
    await fillUp(
      step => server.app.live.publish(thingUpdates, SITE_A, { thingId: 'one', text: `${step}-${BIG}` }),
      () => texts(fast).length,
    )
    slow.ws.terminate()
    await eventually(() => server.live.openSockets === 1)
    fast.ws.terminate()
    await eventually(() => server.live.openSockets === 0)
    expect([server.live.groups.size, server.app.live.openChannels]).toEqual([0, 0])
  }, 30_000)
})

it('a client that reads again after a whole state was told twice gets the newer one once', async () => {
  const query = 'subscription($siteIds: [ID!]!) { states(siteIds: $siteIds) }'
  const states = (raw: RawSocket) =>
    raw.messages.flatMap(({ type, payload }) =>
      type === 'next' ? [(payload as { data: { states: string } }).data.states] : [],
    )
  const slow = await connect(query, { siteIds: [SITE_A] })
  const fast = await connect(query, { siteIds: [SITE_A] })
  slow.ws.pause()
  const publish = (text: string) => {
    server.probe.state.set(SITE_A, text)
    server.app.live.publish(siteState, SITE_A, { siteId: SITE_A, text })
  }
  await fillUp(
    step => publish(`${step}-${BIG}`),
    () => states(fast).length,
  )
  server.probe.state.set(SITE_A, 'after resync')
  server.app.live.resync()
  await fast.until(() => states(fast).includes('A: after resync'))
  slow.ws.resume()
  await slow.until(() => states(slow).includes('A: after resync'))
  await slow.fence()
  expect(states(slow).filter(text => text === 'A: after resync')).toHaveLength(1)
  expect(states(slow).at(-1)).toBe('A: after resync')
}, 30_000)
