import { describe, expect, it } from 'vitest'
import type { TruckRefusal } from '../yard/dispatch.store.ts'
import { forgetsTooOften, refusalOfMove, refusesEverything } from './refusal-pauses.ts'

const START = Date.parse('2026-03-02T08:00:00.000Z')
const at = (seconds: number) => new Date(START + seconds * 1_000).toISOString()

const refusal = (moveId: string, changes: Partial<TruckRefusal> = {}): TruckRefusal => ({
  moveId,
  truckId: 'a',
  event: 'rejected',
  count: 1,
  at: at(0),
  code: 'order_rejected',
  text: 'no',
  ...changes,
})
const three = [refusal('1'), refusal('2'), refusal('3')]
const idle = { id: 'a', acceptedAt: null }

describe('a truck that refused a move', () => {
  it.each([
    [1, 30],
    [2, 60],
    [3, 120],
    [6, 600],
    [1_000, 600],
  ])('%d times is not asked for it again for %d s', (count, seconds) => {
    const refusals = [refusal('1', { count })]
    expect(refusalOfMove(refusals, 'a', '1', at(seconds - 1))).toBe('no')
    expect(refusalOfMove(refusals, 'a', '1', at(seconds))).toBeNull()
    expect(refusalOfMove(refusals, 'a', '2', at(0))).toBeNull()
    expect(refusalOfMove(refusals, 'b', '1', at(0))).toBeNull()
  })
})

describe('a truck that refuses one move after the other', () => {
  it('is left alone from the third one on, for longer with every further one', () => {
    expect(refusesEverything(three.slice(1), idle, at(1))).toBe(false)
    expect(refusesEverything(three, idle, at(29))).toBe(true)
    expect(refusesEverything(three, idle, at(30))).toBe(false)
    const four = [...three, refusal('4')]
    expect(refusesEverything(four, idle, at(59))).toBe(true)
    expect(refusesEverything(four, idle, at(60))).toBe(false)
  })

  it('starts afresh when it has taken one', () => {
    expect(refusesEverything(three, { id: 'a', acceptedAt: at(1) }, at(2))).toBe(false)
    expect(refusesEverything(three, { id: 'a', acceptedAt: at(-1) }, at(2))).toBe(true)
  })

  it('is not blamed for moves that nobody could do, for old times, for others, for what it forgot', () => {
    expect(
      refusesEverything(
        three.map(one => ({ ...one, code: 'unsupported_action' })),
        idle,
        at(1),
      ),
    ).toBe(false)
    expect(
      refusesEverything(
        three.map(one => ({ ...one, at: at(-1_200) })),
        idle,
        at(1),
      ),
    ).toBe(false)
    expect(refusesEverything(three, { ...idle, id: 'b' }, at(1))).toBe(false)
    expect(
      refusesEverything(
        three.map(one => ({ ...one, event: 'lost' as const })),
        idle,
        at(1),
      ),
    ).toBe(false)
  })
})

describe('a truck that forgot a move', () => {
  it.each([
    [1, 0],
    [2, 30],
    [3, 60],
  ])('%d times gets it again after %d s', (count, seconds) => {
    const refusals = [refusal('1', { event: 'lost', count })]
    expect(forgetsTooOften(refusals, 'a', '1', at(seconds))).toBe(false)
    if (seconds > 0) expect(forgetsTooOften(refusals, 'a', '1', at(seconds - 1))).toBe(true)
  })
})
