import { describe, expect, it } from 'vitest'
import type { LegClaims } from './leg-claims.ts'
import { Traffic } from './traffic.ts'

/** A leg over cells in a row, a stretch each, that ends on the last of them. */
function leg(...cells: number[]): LegClaims {
  return {
    ends: cells.map((_, index) => (index + 1) * 5),
    acquire: cells.map(cell => Int32Array.of(cell)),
    release: cells.map(cell => Int32Array.of(cell)),
    terminal: Int32Array.of(cells.at(-1)!),
  }
}

const at = (...cells: number[]) => Int32Array.from(cells)

describe('Traffic', () => {
  it('gives ground to one truck only, until it has left it behind', () => {
    const traffic = new Traffic(10)
    const first = traffic.enter(at(0))
    const second = traffic.enter(at(5))
    expect(traffic.adopt(first, at(0), leg(0, 1, 2, 3))).toBe(true)
    expect(traffic.grantNext(first)).toBe(true)
    expect(traffic.adopt(second, at(5), leg(5, 1, 6))).toBe(true)
    expect(traffic.grantNext(second)).toBe(false)
    expect(traffic.blockedBy(second)).toBe(first)
    expect(traffic.grantNext(first)).toBe(true)
    traffic.passed(first, 11)
    expect(traffic.grantNext(second)).toBe(true)
    expect(traffic.grantedMeters(second)).toBe(10)
  })

  it('does not let two trucks into a lane from both ends, where each would wait for the other for ever', () => {
    const traffic = new Traffic(10)
    const west = traffic.enter(at(0))
    const east = traffic.enter(at(3))
    expect(traffic.adopt(west, at(0), leg(0, 1, 2, 5))).toBe(true)
    expect(traffic.adopt(east, at(3), leg(3, 2, 1, 6))).toBe(true)
    expect(traffic.grantNext(west)).toBe(true)
    // Cell 2 is free, but whoever took it now would meet the other head-on.
    expect(traffic.grantNext(east)).toBe(false)
    expect(traffic.blockedBy(east)).toBeNull()
    for (const meters of [6, 11, 16]) {
      expect(traffic.grantNext(west)).toBe(true)
      traffic.passed(west, meters)
    }
    traffic.arrive(west)
    expect(traffic.grantNext(east)).toBe(true)
  })

  it('does not take on a leg to ground on which another truck rests', () => {
    const traffic = new Traffic(10)
    const resting = traffic.enter(at(4))
    const coming = traffic.enter(at(0))
    expect(traffic.adopt(coming, at(0), leg(0, 1, 4))).toBe(false)
    expect(traffic.adopt(coming, at(0), leg(0, 1, 2))).toBe(true)
    expect(traffic.adopt(resting, at(4), leg(4, 5))).toBe(true)
  })

  it('leaves everything as it was when a leg is not taken on', () => {
    const traffic = new Traffic(10)
    const one = traffic.enter(at(0))
    traffic.enter(at(4))
    expect(traffic.adopt(one, at(0), leg(0, 1, 2))).toBe(true)
    expect(traffic.grantNext(one)).toBe(true)
    expect(traffic.adopt(one, at(0), leg(0, 3, 4))).toBe(false)
    expect(traffic.grantedMeters(one)).toBe(10)
    expect(traffic.grantNext(one)).toBe(true)
  })
})
