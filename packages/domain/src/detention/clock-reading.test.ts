import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readClock, SOON_MS } from './clock-reading.ts'
import { countedMs, type DetentionClock, type DetentionHold } from './detention-clock.ts'
import { detentionSentence, spanText } from './detention-sentences.ts'
import { clocksOfStay } from './stay-clocks.ts'
import { HOUR, hour, row, START, stay, table } from './test-stays.ts'

const clockOf = (holds: DetentionHold[] = [], changes: Parameters<typeof row>[0] = {}): DetentionClock =>
  clocksOfStay(stay({ holds }), [table([row(changes)])])[0]!
const wordsAt = (clock: DetentionClock, hours: number) => {
  const reading = readClock(clock, START + hours * HOUR)
  return [reading.state, detentionSentence(reading).message, reading.charge?.minor]
}

describe('a clock at a moment', () => {
  it.each([
    [0, 'free', '2 d left', 0],
    [30, 'free', '18 h left', 0],
    [36, 'soon', '12 h left', 0],
    [47.5, 'soon', '30 m left', 0],
    [48, 'soon', '0 m left', 0],
    [48.5, 'over', 'Over 30 m', 7_500],
    [72, 'over', 'Over 1 d', 7_500],
    [74, 'over', 'Over 1 d 2 h', 15_000],
  ])('OP-OPEN-30 after %d h is %s: %s', (hours, state, words, cost) => {
    expect(wordsAt(clockOf(), hours)).toEqual([state, words, cost])
  })

  it('OP-OPEN-30 says "no terms" instead of zero, also before its terms come into force', () => {
    const [none] = clocksOfStay(stay(), [])
    expect(wordsAt(none!, 500)).toEqual(['no_terms', 'no terms', undefined])
    const [planned] = clocksOfStay(stay(), [table([row()], { validFrom: hour(10) })])
    expect(wordsAt(planned!, 9)).toEqual(['no_terms', 'no terms', undefined])
    expect(wordsAt(planned!, 10)).toEqual(['free', '2 d left', 0])
  })

  it('OP-OPEN-30 stands while it is held, with the free time that is left, and costs nothing more', () => {
    const clock = clockOf([{ from: hour(40), to: null, reason: 'door blocked' }])
    expect(wordsAt(clock, 90)).toEqual(['held', 'Held, 8 h left', 0])
    expect(readClock(clock, START + 90 * HOUR)).toMatchObject({ freeUntil: null, nextCharge: null })
    const late = clockOf([{ from: hour(50), to: null, reason: 'door blocked' }])
    expect(wordsAt(late, 500)).toEqual(['held', 'Held, over 2 h', 7_500])
    const released = clockOf([{ from: hour(40), to: hour(90), reason: 'door blocked' }])
    expect(readClock(released, START + 91 * HOUR).freeUntil).toBe(hour(98))
  })

  it('OP-OPEN-30 charges hours where the terms do, and nothing where they cost nothing', () => {
    expect(wordsAt(clockOf([], { per: 'hour', priceMinor: 1_000 }), 50.5).at(-1)).toBe(3_000)
    const reading = readClock(clockOf([], { priceMinor: 0 }), START + 100 * HOUR)
    expect(reading).toMatchObject({ state: 'over', charge: { minor: 0 }, nextCharge: null })
  })

  it('OP-OPEN-30 is read at its end once the trailer has left', () => {
    const [left] = clocksOfStay(stay({ archivedAt: hour(50) }), [table([row()])])
    expect(wordsAt(left!, 500)).toEqual(['over', 'Over 2 h', 7_500])
    const [early] = clocksOfStay(stay({ archivedAt: hour(40) }), [table([row()])])
    expect(wordsAt(early!, 500)[0]).toBe('free')
  })

  it('OP-OPEN-30 counts 24 hours for a day when clocks change', () => {
    const weekend = Date.parse('2026-03-07T12:00:00-05:00')
    const [clock] = clocksOfStay(stay({ createdAt: new Date(weekend).toISOString() }), [table([row()])])
    expect(readClock(clock!, weekend).freeUntil).toBe('2026-03-09T17:00:00.000Z') // 1 PM in summer time
  })
})

const clocks = fc
  .record({
    freeHours: fc.integer({ min: 0, max: 100 }),
    priceMinor: fc.integer({ min: 1, max: 20_000 }),
    per: fc.constantFrom('day' as const, 'hour' as const),
    cuts: fc.uniqueArray(fc.integer({ min: -20, max: 200 }), { maxLength: 6 }),
  })
  .map(({ cuts, ...terms }) => {
    const times = [...cuts].sort((a, b) => a - b)
    const holds: DetentionHold[] = []
    for (let i = 0; i < times.length; i += 2) {
      const [from, to] = [times[i]!, times[i + 1]]
      holds.push({ from: hour(from), to: to === undefined ? null : hour(to), reason: 'held' })
    }
    return clockOf(holds, terms)
  })
const moments = fc.integer({ min: 0, max: 400 * HOUR }).map(ms => START + ms)

describe('every clock', () => {
  it('OP-OPEN-30 never becomes cheaper, and its counted time never exceeds the time that passed', () => {
    fc.assert(
      fc.property(clocks, moments, moments, (clock, one, other) => {
        const [before, after] = [Math.min(one, other), Math.max(one, other)]
        expect(readClock(clock, before).charge!.minor).toBeLessThanOrEqual(
          readClock(clock, after).charge!.minor,
        )
        const passed = countedMs(clock, after) - countedMs(clock, before)
        expect(passed).toBeGreaterThanOrEqual(0)
        expect(passed).toBeLessThanOrEqual(after - before)
      }),
    )
  })

  it('OP-OPEN-30 is never dearer because it was held', () => {
    fc.assert(
      fc.property(clocks, moments, (clock, now) => {
        const unheld = { ...clock, holds: [] }
        expect(readClock(clock, now).charge!.minor).toBeLessThanOrEqual(readClock(unheld, now).charge!.minor)
      }),
    )
  })

  it('OP-OPEN-30 is over right after the moment it names, and not before', () => {
    fc.assert(
      fc.property(clocks, clock => {
        const { freeUntil } = readClock(clock, START)
        if (freeUntil === null) return
        const until = Date.parse(freeUntil)
        expect(readClock(clock, until).leftMs).toBe(0)
        expect(readClock(clock, until + 1).leftMs).toBe(-1)
      }),
    )
  })

  it('OP-OPEN-30 costs one unit more right after the moment it names, and not before', () => {
    fc.assert(
      fc.property(clocks, moments, (clock, now) => {
        const { charge, nextCharge } = readClock(clock, now)
        if (nextCharge === null) return
        const at = Date.parse(nextCharge.at)
        if (at >= now) expect(readClock(clock, at).charge!.minor).toBe(charge!.minor)
        const later = readClock(clock, at + 1).charge!.minor
        expect(later - charge!.minor).toBe(nextCharge.amount.minor)
      }),
    )
  })

  it('OP-OPEN-30 warns for 12 hours of counted time before it is over', () => {
    fc.assert(
      fc.property(clocks, moments, (clock, now) => {
        const { state, leftMs } = readClock(clock, now)
        if (state === 'soon') expect(leftMs).toBeLessThanOrEqual(SOON_MS)
        if (state === 'free') expect(leftMs).toBeGreaterThan(SOON_MS)
        if (state === 'over') expect(leftMs).toBeLessThan(0)
      }),
    )
  })
})

it.each([
  [59_999, '0 m'],
  [HOUR - 1, '59 m'],
  [23.9 * HOUR, '23 h'],
  [48 * HOUR, '2 d'],
  [49.5 * HOUR, '2 d 1 h'],
])('OP-OPEN-30 writes %d ms as %s', (ms, text) => {
  expect(spanText(ms)).toBe(text)
})
