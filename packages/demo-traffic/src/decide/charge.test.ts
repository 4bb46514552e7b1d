import { describe, expect, it } from 'vitest'
import { buildMove, buildTruck, buildYard } from '../testing/build-yard.ts'
import { buildTurn } from '../testing/play.ts'
import type { YardSpot, YardTruck, YardView } from '../yard/yard-view.ts'
import { decide } from './decide.ts'

const charger = (id: string, enabled = true): YardSpot => ({ id, kind: 'charger', enabled })
/** Which truck is sent to which charger first; null: none. */
const sent = (changes: Partial<YardView>) => {
  const spots = [...buildYard().spots, charger('C1'), charger('C2')]
  const intent = decide(buildYard({ spots, ...changes }), buildTurn({ sinceMs: 0 }))
  return intent?.kind === 'charge' ? `${intent.truckId} to ${intent.toZoneId}` : null
}
const withTruck = (changes: Partial<YardTruck>) => sent({ trucks: [buildTruck('T1', changes)] })

describe('a truck with a low battery', () => {
  it('MV-KIN-08 is sent to a free charger, the lowest first, before anything else', () => {
    const trucks = [buildTruck('T1'), buildTruck('T2', { batteryPercentage: 12 })]
    expect(sent({ trucks })).toBe('T2 to C1')
    expect(sent({ trucks, moves: [buildMove({ truckId: 'T2', toZoneId: 'C1' })] })).toBe('T1 to C2')
  })

  it.each<[string, Partial<YardTruck>]>([
    ['has enough', { batteryPercentage: 35 }],
    ['says nothing of its battery', { batteryPercentage: null }],
    ['is out of service or has a trailer', { isFree: false }],
    ['stands in a charger', { chargerId: 'C1' }],
  ])('is left alone when it %s', (_what, changes) => {
    expect(withTruck({ batteryPercentage: 34.9 })).toBe('T1 to C1')
    expect(withTruck(changes)).toBeNull()
  })

  it('is left alone while it has a move of anybody, but not because of a draft', () => {
    const trucks = [buildTruck('T1')]
    const move = { isOurs: false, truckId: 'T1' }
    expect(sent({ trucks, moves: [buildMove(move)] })).toBeNull()
    expect(sent({ trucks, moves: [buildMove({ ...move, status: 'draft' })] })).toBe('T1 to C1')
  })

  it('is not sent again within half an hour', () => {
    const after = (minutes: number) =>
      sent({ trucks: [buildTruck('T1')], chargings: [{ truckId: 'T1', ageMs: minutes * 60_000 }] })
    expect(after(29)).toBeNull()
    expect(after(30)).toBe('T1 to C1')
  })

  it('is left to a person whose move waits, as long as dispatch gives it work', () => {
    const moves = [buildMove({ isOurs: false, status: 'pending' })]
    expect(sent({ moves, trucks: [buildTruck('T1', { batteryPercentage: 20 })] })).toBeNull()
    expect(sent({ moves, trucks: [buildTruck('T1', { batteryPercentage: 19.9 })] })).toBe('T1 to C1')
  })

  it('waits while every charger is closed or has a truck in it or on its way', () => {
    const trucks = [buildTruck('T1')]
    expect(sent({ trucks, spots: [charger('C1', false)] })).toBeNull()
    expect(sent({ trucks: [...trucks, buildTruck('T2', { chargerId: 'C1' })] })).toBe('T1 to C2')
    const inBoth = [buildTruck('T2', { chargerId: 'C1' }), buildTruck('T3', { chargerId: 'C2' })]
    expect(sent({ trucks: [...trucks, ...inBoth] })).toBeNull()
    expect(sent({ trucks, spots: [charger('C1')], moves: [buildMove({ toZoneId: 'C1' })] })).toBeNull()
  })
})

it('a drive to a charger does not count among the moves that doors asked for', () => {
  const moves = [buildMove({ isCharging: true, truckId: 'T1' })]
  expect(decide(buildYard({ moves }), buildTurn({ sinceMs: 0 }))).toMatchObject({ kind: 'queue_move' })
})
