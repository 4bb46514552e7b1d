import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { networkIsBack } from '../live/network-back.ts'
import { PartError, type PartTrouble } from './part-files.ts'
import { PartLoader } from './part-loader.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

/** A loader, and the server that it asks. */
function setUp(trouble: PartTrouble | null) {
  const server = { trouble, asked: 0 }
  const loader = new PartLoader(async () => {
    server.asked += 1
    if (server.trouble !== null) throw new PartError(server.trouble, 'no code')
    return 'code'
  })
  return { server, loader }
}
const flush = () => vi.advanceTimersByTimeAsync(0)
const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000)

it('keeps the failure of what was fetched ahead as a state, and asks no more by the clock', async () => {
  const { server, loader } = setUp('unreachable')
  loader.preload()
  await minutes(10)
  expect(loader.state()).toEqual({ is: 'missing', trouble: 'unreachable', trying: false })
  expect(server.asked).toBe(1)
})

it('fetches what failed ahead again when the network is back, and then listens no more', async () => {
  const { server, loader } = setUp('unreachable')
  loader.preload()
  await flush()
  server.trouble = null
  networkIsBack()
  await flush()
  expect(loader.state()).toEqual({ is: 'loaded', part: 'code' })
  networkIsBack()
  await flush()
  expect(server.asked).toBe(2)
})

it('fetches what failed ahead again when it is needed', async () => {
  const { server, loader } = setUp('unreachable')
  loader.preload()
  await flush()
  server.trouble = null
  loader.need()
  await flush()
  expect(loader.state().is).toBe('loaded')
})

it('tries again by itself for whoever waits, later and later, seven times in all', async () => {
  const { server, loader } = setUp('unreachable')
  loader.need()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(server.asked).toBeGreaterThan(1)
  await minutes(10)
  expect(server.asked).toBe(7)
  loader.retry()
  await flush()
  expect(server.asked).toBe(8)
})

it('tries no more by itself once nobody waits', async () => {
  const { server, loader } = setUp('unreachable')
  const release = loader.need()
  await flush()
  release()
  await minutes(10)
  expect(server.asked).toBe(1)
})

it('says that the code is gone and leaves the next try to the person', async () => {
  const { server, loader } = setUp('outdated')
  loader.need()
  await minutes(10)
  expect(loader.state()).toEqual({ is: 'missing', trouble: 'outdated', trying: false })
  expect(server.asked).toBe(1)
})

it('asks once for all who wait at the same time', async () => {
  const { server, loader } = setUp(null)
  loader.preload()
  loader.need()
  loader.need()
  await flush()
  expect(server.asked).toBe(1)
})
