import { afterEach, expect, it, vi } from 'vitest'
import { drawInSite } from '../testing/draw-in-site.tsx'
import { useMovePolling } from './use-move-polling.ts'

const MINUTE_MS = 60_000

function Polling({ ask, updatesFailed }: { ask: () => void; updatesFailed: boolean }) {
  useMovePolling(ask, updatesFailed)
  return null
}

afterEach(() => {
  vi.useRealTimers()
})

it.each([
  ['every minute where the partner’s system brings moves', true, false, MINUTE_MS],
  ['MV-SUB-10 every five minutes otherwise', false, false, 5 * MINUTE_MS],
  ['every minute where live updates are refused', false, true, MINUTE_MS],
])('MV-OPEN-102 asks for moves again %s', async (_when, customerAPIExists, updatesFailed, everyMs) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const ask = vi.fn()
  const asked: unknown[] = []
  const customerApiExists = (variables: object) => {
    asked.push(variables)
    return { customerAPIExists }
  }
  drawInSite(<Polling ask={ask} updatesFailed={updatesFailed} />, { answers: { customerApiExists } })
  await expect.poll(() => asked).toEqual([{ siteId: 'site-1', type: 'getMoves' }])
  const spans = vi.spyOn(window, 'setInterval')
  // The answer, once it has come, starts the span anew; the usual one goes on.
  if (customerAPIExists) await expect.poll(() => spans.mock.calls.map(([, span]) => span)).toContain(everyMs)
  ask.mockClear()
  vi.advanceTimersByTime(10 * everyMs)
  expect(ask).toHaveBeenCalledTimes(10)
})
