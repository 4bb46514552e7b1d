import { describe, expect, it } from 'vitest'
import { PACES } from '../config/paces.ts'
import { buildMove, buildTrailer, buildYard } from '../testing/build-yard.ts'
import { buildTurn, decideOften, TURN_MS } from '../testing/play.ts'
import type { YardView } from '../yard/yard-view.ts'
import { decide } from './decide.ts'
import type { Intent } from './intent.ts'

const DAY_OF_TURNS = (24 * 3_600_000) / TURN_MS
const ofKind = (intents: readonly Intent[], kind: Intent['kind']) =>
  intents.filter(each => each.kind === kind)
const moving = buildMove()
const queue = (view: YardView, turns = 1_000, pace: keyof typeof PACES = 'calm') =>
  ofKind(decideOften(view, turns, { pace: PACES[pace] }), 'queue_move')

describe('moves', () => {
  it('queues one at once where trucks are in service and none of its own is under way', () => {
    for (let seed = 0; seed < 50; seed++)
      expect(decide(buildYard(), buildTurn({ seed, sinceMs: 0 }))).toMatchObject({
        kind: 'queue_move',
        referenceId: expect.stringMatching(/^DEMO-\d{6}$/),
      })
  })

  it('queues none where no truck is in service, and nothing happens outside of working hours', () => {
    expect(queue(buildYard({ trucksInService: 0 }))).toEqual([])
    expect(decideOften(buildYard({ isWorkingHours: false }), DAY_OF_TURNS)).toEqual([])
  })

  it('takes trailers from stalls to doors and from doors back to stalls', () => {
    const kindOf = (id: string) => id.replace('in-', '').split('-')[0]
    const moves = queue(buildYard(), 400) as Extract<Intent, { kind: 'queue_move' }>[]
    const ways = new Set(moves.map(({ trailerId, toZoneId }) => `${kindOf(trailerId)} ${kindOf(toZoneId)}`))
    expect([...ways].sort()).toEqual(['door stall', 'stall door'])
  })

  it('keeps three of eight trucks busy when calm, two thirds when busy, and never more', () => {
    const with_ = (underWay: number, trucksInService: number) =>
      buildYard({ trucksInService, moves: Array(underWay).fill(moving) })
    expect(queue(with_(2, 8)).length).toBeGreaterThan(0)
    expect(queue(with_(3, 8))).toEqual([])
    expect(queue(with_(1, 3)).length).toBeGreaterThan(0)
    expect(queue(with_(2, 3))).toEqual([])
    expect(queue(with_(1, 3), 1_000, 'busy').length).toBeGreaterThan(0)
    expect(queue(with_(2, 3), 1_000, 'busy')).toEqual([])
    expect(queue(with_(5, 8), 1_000, 'busy').length).toBeGreaterThan(0)
    expect(queue(with_(6, 8), 1_000, 'busy')).toEqual([])
    expect(queue(with_(1, 1), 1_000, 'busy')).toEqual([])
  })

  it('makes the next one a minute after the one before at the latest, when calm', () => {
    const after = (ageMs: number) =>
      queue(
        buildYard({ trucksInService: 8, moves: [buildMove({ ageMs: 300_000 }), buildMove({ ageMs })] }),
        1_000,
      )
    // Gate and drafts take the other turns.
    expect(after(60_000).length).toBeGreaterThan(800)
    expect(after(59_000).length).toBeLessThan(500)
  })

  it('makes about one a minute by chance when calm', () => {
    const day = queue(buildYard({ trucksInService: 8, moves: [moving] }), DAY_OF_TURNS)
    expect(day.length).toBeGreaterThan(1_200)
    expect(day.length).toBeLessThan(1_700)
  })

  it('keeps one truck at most while a move of a person waits', () => {
    const waits = buildMove({ isOurs: false, status: 'pending' })
    expect(queue(buildYard({ trucksInService: 8, moves: [moving, waits] }))).toEqual([])
    expect(queue(buildYard({ trucksInService: 8, moves: [waits] })).length).toBe(1_000)
  })

  it('goes on beside moves that are stuck, but leaves no heap of them', () => {
    const stuck = buildMove({ status: 'pending', ageMs: 6 * 60_000 })
    expect(queue(buildYard({ moves: [stuck, stuck] })).length).toBe(1_000)
    expect(queue(buildYard({ moves: [stuck, stuck, stuck] }))).toEqual([])
    expect(queue(buildYard({ trucksInService: 1, moves: [buildMove({ status: 'pending' })] }))).toEqual([])
  })

  it('lets the gate work where no move can be made', () => {
    const spots = buildYard().spots.filter(({ kind }) => kind === 'stall')
    const intents = decideOften(buildYard({ spots }), DAY_OF_TURNS)
    expect(new Set(intents.map(({ kind }) => kind))).toEqual(new Set(['check_in']))
  })
})

describe('drafts', () => {
  const drafts = (count: number) => Array(count).fill(buildMove({ status: 'draft' }))

  it('come in every ten minutes or so, until three wait for a person', () => {
    const day = (count: number) =>
      ofKind(decideOften(buildYard({ moves: [moving, ...drafts(count)] }), DAY_OF_TURNS), 'draft_move').length
    expect(day(0)).toBeGreaterThan(90)
    expect(day(2)).toBeLessThan(200)
    expect(day(2)).toBeGreaterThan(90)
    expect(day(3)).toBe(0)
  })

  it('of others do not count', () => {
    const others = Array(9).fill(buildMove({ status: 'draft', isOurs: false }))
    const intents = decideOften(buildYard({ moves: [moving, ...others] }), DAY_OF_TURNS)
    expect(ofKind(intents, 'draft_move').length).toBeGreaterThan(0)
  })
})

describe('a drop-off that was not confirmed', () => {
  const forgotten = buildTrailer('stall-12', { otrDropOffConfirmed: false })
  const confirmed = (isOurs: boolean, moves = [moving]) => {
    const trailers = [{ ...forgotten, isOurs }]
    return ofKind(decideOften(buildYard({ trailers, moves }), DAY_OF_TURNS), 'confirm_drop_off')
  }

  it('is confirmed after a while when the trailer is its own', () => {
    const times = confirmed(true)
    expect(times[0]).toEqual({ kind: 'confirm_drop_off', trailerId: 'in-stall-12' })
    expect(times.length).toBeGreaterThan(60)
    expect(times.length).toBeLessThan(140)
  })

  it('is left to people when the trailer is theirs, or in a move', () => {
    expect(confirmed(false)).toEqual([])
    expect(confirmed(true, [moving, buildMove({ trailerId: 'in-stall-12', isOurs: false })])).toEqual([])
  })
})

it('decides the same by the same seed, and otherwise by another', () => {
  const day = (seed: number) => decideOften(buildYard(), 200, { random: buildTurn({ seed }).random })
  expect(day(7)).toEqual(day(7))
  expect(day(7)).not.toEqual(day(8))
})
