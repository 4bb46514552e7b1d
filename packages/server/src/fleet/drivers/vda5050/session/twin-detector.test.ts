import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TwinDetector } from './twin-detector.ts'

const none = () => ({ x: 0, y: 0 })

/** Whether the detector sees twins at one of these counters of one topic, one each half second. */
function seesTwins(
  headerIds: readonly (number | null)[],
  place: (index: number) => { x: number; y: number } = none,
  sentAt: (index: number, headerId: number) => number = index => index * 500,
) {
  const detector = new TwinDetector()
  let result = false
  headerIds.forEach((headerId, index) => {
    const counter = headerId === null ? null : { headerId, sentAt: sentAt(index, headerId) }
    result = detector.add('state', counter, place(index), index * 500) || result
  })
  return result
}
const count = (from: number, length: number) => Array.from({ length }, (_, index) => from + index)
const mixed = (one: number[], other: number[]) => one.flatMap((id, index) => [id, other[index]!])

describe('two clients with one serial number', () => {
  it('are noticed by their mixed counters', () => {
    expect(seesTwins(mixed(count(100, 8), count(5, 8)))).toBe(true)
    expect(seesTwins(mixed(count(5, 8), count(100_000, 8)))).toBe(true)
  })

  it('are noticed when both started at the same moment', () => {
    expect(seesTwins(mixed(count(7, 12), count(7, 12)))).toBe(true)
  })

  it('are noticed when the clock of one is slow', () => {
    const slow = (index: number) => index * 500 - (index % 2) * 40_000
    expect(seesTwins(mixed(count(100, 8), count(5, 8)), none, slow)).toBe(true)
  })

  it('are noticed when they take the connection from each other again and again', () => {
    const visits = [count(50, 3), count(9, 3), count(53, 3), count(12, 3), count(56, 3), count(15, 3)]
    expect(seesTwins(visits.flat())).toBe(true)
  })

  it('are noticed by positions that jump to and fro where counters say nothing', () => {
    const apart = (index: number) => ({ x: index % 2 === 0 ? 0 : 80, y: index / 10 })
    expect(seesTwins(Array(12).fill(null), apart)).toBe(true)
    expect(seesTwins(count(0, 12), apart)).toBe(false)
  })
})

describe('one client', () => {
  it('may lose messages, repeat them and restart', () => {
    expect(seesTwins(count(0, 200))).toBe(false)
    expect(seesTwins(count(0, 50).map(id => id * 3))).toBe(false)
    const repeated = count(0, 50).flatMap(id => [id, id])
    expect(seesTwins(repeated, none, (_index, headerId) => headerId * 500)).toBe(false)
    expect(seesTwins([...count(500, 9), ...count(0, 9), ...count(0, 9)])).toBe(false)
    expect(seesTwins(Array(100).fill(0))).toBe(false)
  })

  it('may have its messages delivered out of order, in pairs', () => {
    const sentInOrder = (_index: number, headerId: number) => headerId * 500
    const swapped = count(0, 60).map(id => id ^ 1)
    expect(seesTwins(swapped, none, sentInOrder)).toBe(false)
  })

  it('is never taken for two, whatever is lost', () => {
    const kept = fc.uniqueArray(fc.integer({ min: 0, max: 500 }), { maxLength: 200 })
    fc.assert(
      fc.property(kept, ids => {
        expect(seesTwins(ids.toSorted((a, b) => a - b))).toBe(false)
      }),
    )
  })

  it('may drive as fast as it can', () => {
    expect(seesTwins(Array(50).fill(null), index => ({ x: index * 5, y: 0 }))).toBe(false)
  })
})

it('forgets after half a minute', () => {
  const detector = new TwinDetector()
  const add = (headerId: number, at: number) => detector.add('state', { headerId, sentAt: at }, null, at)
  for (const [index, id] of mixed(count(100, 8), count(5, 8)).entries()) add(id, index * 500)
  expect(add(108, 8_000)).toBe(true)
  expect(add(109, 40_000)).toBe(false)
})
