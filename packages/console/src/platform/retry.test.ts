import { expect, it } from 'vitest'
import { Retry, retryWaitMs } from './retry.ts'

it('waits longer each time, at most ten seconds, and spreads consoles', () => {
  expect([0, 1, 2, 3, 9, 40].map(tries => retryWaitMs(tries, 1))).toEqual([
    500, 1000, 2000, 4000, 10_000, 10_000,
  ])
  expect(retryWaitMs(9, 0)).toBe(7_500)
})

it('ends the wait at once when told to', async () => {
  const waits: number[] = []
  const retry = new Retry(nextTryAt => waits.push(nextTryAt - Date.now()))
  const due = retry.wait(40)
  retry.now()
  await due
  expect(waits).toHaveLength(1)
})
