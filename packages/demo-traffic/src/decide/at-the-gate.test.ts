import { describe, expect, it } from 'vitest'
import { PACES } from '../config/paces.ts'
import { buildMove, buildTrailer, buildYard, MONDAY_NOON } from '../testing/build-yard.ts'
import { decideOften, TURN_MS } from '../testing/play.ts'
import type { YardView } from '../yard/yard-view.ts'
import type { Intent } from './intent.ts'

const HOUR_OF_TURNS = 3_600_000 / TURN_MS
const moves = [buildMove()]
const gate = (changes: Partial<YardView>, turns = 20 * HOUR_OF_TURNS, pace: keyof typeof PACES = 'calm') =>
  decideOften(buildYard({ moves, ...changes }), turns, { pace: PACES[pace] })
const arrivals = (intents: readonly Intent[]) =>
  intents.flatMap(each => (each.kind === 'check_in' ? [each.arrival] : []))
const departures = (intents: readonly Intent[]) =>
  intents.flatMap(each => (each.kind === 'check_out' ? [each.trailerId] : []))
const at = (hours: number) => new Date(MONDAY_NOON.getTime() + hours * 3_600_000)

/** A yard of a hundred stalls with some of its own trailers. */
const withOwn = (count: number, changes = {}): Partial<YardView> => ({
  spots: Array.from({ length: 100 }, (_, index) => ({
    id: `stall-${index + 1}`,
    kind: 'stall',
    enabled: true,
  })),
  trailers: Array.from({ length: count }, (_, index) =>
    buildTrailer(`stall-${index + 1}`, { isOurs: true, ...changes }),
  ),
})

describe('the gate', () => {
  it('follows the profile of the week: fourteen trucks at noon on Monday, few at night, none on Sunday', () => {
    expect(arrivals(gate({})).length / 20).toBeCloseTo(14, -0.5)
    const night = arrivals(gate({ now: at(15) })).length
    expect(night).toBeGreaterThan(0)
    expect(night).toBeLessThan(arrivals(gate({})).length / 4)
    expect(gate({ now: at(6 * 24) }).filter(({ kind }) => kind.startsWith('check'))).toEqual([])
  })

  it('goes by the time of the place', () => {
    const now = new Date('2026-11-22T23:30:00Z')
    const sunday = { now, timeZone: 'America/New_York' }
    expect(arrivals(gate({ ...sunday, now: at(24), timeZone: 'Asia/Tokyo' })).length).toBeGreaterThan(0)
    expect(arrivals(gate(sunday))).toEqual([])
  })

  it('OP-MUT-01 brings trailers of carriers and sizes of the yard to free stalls, each with a number of its own', () => {
    const brought = arrivals(gate({}))
    const known = buildYard().trailers.map(({ serial }) => serial)
    for (const { scac, serial, dimensionCode, zoneId } of brought) {
      expect({ scac, dimensionCode }).toEqual({ scac: 'SNLU', dimensionCode: 'standard' })
      expect(serial).toMatch(/^\d{6}$/)
      expect(known).not.toContain(serial)
      expect(['stall-7', 'stall-8', 'stall-9', 'stall-10', 'stall-11', 'stall-12']).toContain(zoneId)
    }
    expect(new Set(brought.map(({ loaded }) => loaded))).toEqual(new Set([true, false]))
  })

  it('brings something to an empty yard too', () => {
    expect(arrivals(gate({ trailers: [] }))[0]).toMatchObject({ scac: 'DEMO', dimensionCode: 'standard' })
  })

  it('OP-TRS-08 has drivers who forget to confirm, where the site confirms drop-offs, and not too many', () => {
    const forgotten = (changes: Partial<YardView>) =>
      arrivals(gate(changes)).filter(({ otrDropOffConfirmed }) => !otrDropOffConfirmed)
    expect(forgotten({}).length / arrivals(gate({})).length).toBeCloseTo(0.25, 1)
    expect(forgotten({ confirmsDropOffs: false })).toEqual([])
    expect(forgotten(withOwn(2, { otrDropOffConfirmed: false }))).toEqual([])
  })

  it('never fills the yard: nothing comes once a quarter of the stalls is left', () => {
    const trailers = Array.from({ length: 9 }, (_, index) => buildTrailer(`stall-${index + 1}`))
    expect(arrivals(gate({ trailers }, 20 * HOUR_OF_TURNS, 'busy'))).toEqual([])
  })

  it('never brings more of its own than the pace allows', () => {
    expect(arrivals(gate(withOwn(PACES.calm.mostTrailers - 1))).length).toBeGreaterThan(0)
    expect(arrivals(gate(withOwn(PACES.calm.mostTrailers)))).toEqual([])
  })

  it('OP-MUT-02 lets its own trailers leave again, the sooner the more there are', () => {
    const share = (own: number) => {
      const intents = gate(withOwn(own))
      return departures(intents).length / (departures(intents).length + arrivals(intents).length)
    }
    expect(share(3)).toBeLessThan(0.25)
    expect(share(18)).toBeGreaterThan(0.6)
    expect(share(24)).toBe(1)
  })

  it('never takes out a trailer of others, one in a move, one that changed just now or is not confirmed', () => {
    expect(departures(gate({}))).toEqual([])
    expect(departures(gate(withOwn(24, { isOurs: false })))).toEqual([])
    expect(departures(gate(withOwn(24, { restedMs: 1_000 })))).toEqual([])
    expect(departures(gate(withOwn(24, { otrDropOffConfirmed: false })))).toEqual([])
    const own = withOwn(24)
    const claimed = own.trailers!.map(({ id }) =>
      buildMove({ trailerId: id, status: 'draft', isOurs: false }),
    )
    expect(departures(gate({ ...own, moves: claimed }))).toEqual([])
    expect(departures(gate({ ...own, peoplesTrailerIds: own.trailers!.map(({ id }) => id) }))).toEqual([])
  })
})
