import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ClockOffset } from './clock-offset.ts'

const START = Date.parse('2026-03-02T08:00:00.000Z')

/** One message a second from a clock that is `offset` milliseconds ahead, with the delay of each. */
function measure(offset: number, delays: readonly number[], clock = new ClockOffset(), from = START) {
  delays.forEach((delay, second) => {
    clock.add(from + second * 1_000 + offset - delay, from + second * 1_000)
  })
  return clock
}

it('measures slow and fast clocks within the shortest delay', () => {
  expect(measure(-40_000, [80, 20, 300, 25]).milliseconds).toBe(-40_020)
  expect(measure(3_600_000, [80, 20, 300, 25]).milliseconds).toBe(3_599_980)
})

it('knows nothing before three messages', () => {
  expect(measure(0, []).milliseconds).toBeNull()
  expect(measure(0, [10, 10]).milliseconds).toBeNull()
})

it('is not moved by one wrong time, nor by a queue that was sent at once', () => {
  const clock = measure(
    0,
    Array.from({ length: 20 }, () => 20),
  )
  clock.add(START + 20_000 + 86_400_000, START + 20_000)
  clock.add(START - 9_000, START + 20_100)
  expect(clock.milliseconds).toBe(-20)
})

it('believes a clock that was set, after a while', () => {
  const clock = measure(3_600_000, Array(40).fill(20))
  measure(0, Array(25).fill(20), clock, START + 40_000)
  expect(clock.milliseconds).toBe(-20)
})

it('starts anew after a long silence', () => {
  const clock = measure(5_000, Array(10).fill(0))
  measure(0, [0, 0, 0], clock, START + 120_000)
  expect(clock.milliseconds).toBe(0)
})

it('takes no time that is none', () => {
  const clock = measure(0, [0, 0, 0])
  clock.add(Number.NaN, START + 3_000)
  expect(clock.milliseconds).toBe(0)
})

it('stays within the delays of its messages, whatever they are', () => {
  const delays = fc.array(fc.integer({ min: 0, max: 4_000 }), { minLength: 3, maxLength: 60 })
  fc.assert(
    fc.property(fc.integer({ min: -1e7, max: 1e7 }), delays, (offset, delayed) => {
      const measured = measure(offset, delayed).milliseconds ?? Number.NaN
      expect(measured).toBeGreaterThanOrEqual(offset - Math.max(...delayed))
      expect(measured).toBeLessThanOrEqual(offset - Math.min(...delayed))
    }),
  )
})
