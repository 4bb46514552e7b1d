import { demoYards, seededRandom } from '@tractrix/demo-yards'
import { findRoute, laneGraph, type Track } from '@tractrix/domain/routes'
import { describe, expect, it } from 'vitest'
import { simYard } from './sim-yard.ts'

const CROSS = [
  {
    name: 'we',
    kind: 'aisle' as const,
    points: [point(-60, 0), point(0, 0)],
    speedLimitMetersPerSecond: 5,
    oneWay: false,
  },
  {
    name: 'ea',
    kind: 'aisle' as const,
    points: [point(0, 0), point(60, 0)],
    speedLimitMetersPerSecond: 5,
    oneWay: false,
  },
  {
    name: 'no',
    kind: 'aisle' as const,
    points: [point(0, 0), point(0, 60)],
    speedLimitMetersPerSecond: 5,
    oneWay: true,
  },
]

describe('laneGraph', () => {
  const tracks = laneGraph(CROSS)

  it('keeps right on two-way lanes and in the middle of one-way lanes', () => {
    const eastwards = tracks.find(
      track => track.name === 'we' && track.points[0]!.x < track.points.at(-1)!.x,
    )!
    const westwards = tracks.find(track => track.name === 'we' && track !== eastwards)!
    expect(new Set(eastwards.points.map(each => each.y.toFixed(3)))).toEqual(new Set(['-2.100']))
    expect(new Set(westwards.points.map(each => each.y.toFixed(3)))).toEqual(new Set(['2.100']))
    expect(tracks.filter(track => track.name === 'no')).toHaveLength(1)
    expect(tracks.find(track => track.name === 'no')!.points.every(each => Math.abs(each.x) < 1e-9)).toBe(
      true,
    )
  })

  it('joins lanes at a crossing by drivable curves, but never turns back or against a one-way lane', () => {
    const curves = tracks.filter(track => track.kind === 'curve').map(track => track.name)
    expect(curves.sort()).toEqual(['ea>no', 'ea>we', 'we>ea', 'we>no'])
  })

  it('runs without a jump from track to track', () => {
    for (const track of tracks) {
      for (const next of track.next.map(id => tracks[id]!)) {
        const end = track.points.at(-1)!
        expect(Math.hypot(end.x - next.points[0]!.x, end.y - next.points[0]!.y)).toBeLessThan(0.01)
      }
    }
  })
})

describe('findRoute', () => {
  const { tracks } = simYard(demoYards()[0]!)

  it('finds the quickest path, as trying everything does', () => {
    const random = seededRandom('routes')
    for (let round = 0; round < 60; round++) {
      const from = { track: random.below(tracks.length), atMeters: 0 }
      const to = { track: random.below(tracks.length), atMeters: 1 }
      if (from.track === to.track) continue
      const route = findRoute(tracks, from, to)
      const best = quickest(tracks, from.track, to.track)
      if (route === null) expect(best).toBe(Number.POSITIVE_INFINITY)
      else expect(secondsOf(tracks, route)).toBeCloseTo(best, 6)
    }
  })

  it('goes round when the goal lies behind, and keeps off closed tracks', () => {
    const aisle = tracks.find(track => track.name === 'aisle-1')!
    const round = findRoute(tracks, { track: aisle.id, atMeters: 60 }, { track: aisle.id, atMeters: 30 })!
    expect(round.length).toBeGreaterThan(4)
    expect(round[0]).toBe(aisle.id)
    expect(round.at(-1)).toBe(aisle.id)
    const closed = tracks[round[2]!]!
    const other = findRoute(
      tracks,
      { track: aisle.id, atMeters: 60 },
      { track: aisle.id, atMeters: 30 },
      track => (track === closed ? Number.POSITIVE_INFINITY : 0),
    )
    expect(other).not.toContain(closed.id)
  })

  it.each(demoYards().map(yard => [yard.alias, yard] as const))(
    'reaches every spot of %s and leads away again',
    (_, demo) => {
      const yard = simYard(demo)
      const base = yard.tracks.find(track => track.name === 'aisle-1')!
      for (const spot of yard.spots) {
        expect(spot.accesses.length, spot.name).toBeGreaterThan(0)
        for (const { track } of spot.accesses) {
          const there = findRoute(yard.tracks, { track: base.id, atMeters: 40 }, { track, atMeters: 5 })
          const back = findRoute(yard.tracks, { track, atMeters: 5 }, { track: base.id, atMeters: 40 })
          expect([there === null, back === null], `${spot.name} by ${yard.tracks[track]!.name}`).toEqual([
            false,
            false,
          ])
        }
      }
    },
  )
})

function point(x: number, y: number) {
  return { x, y }
}

/** Dijkstra without any cleverness: seconds from the start of one track to the start of another. */
function quickest(tracks: readonly Track[], from: number, to: number): number {
  const seconds = tracks.map(() => Number.POSITIVE_INFINITY)
  seconds[from] = 0
  for (let round = 0; round < tracks.length; round++) {
    for (const track of tracks) {
      const leaving = seconds[track.id]! + track.lengthMeters / track.speedLimitMetersPerSecond
      for (const next of track.next) seconds[next] = Math.min(seconds[next]!, leaving)
    }
  }
  return seconds[to]!
}

function secondsOf(tracks: readonly Track[], route: number[]): number {
  return route
    .slice(0, -1)
    .reduce((sum, id) => sum + tracks[id]!.lengthMeters / tracks[id]!.speedLimitMetersPerSecond, 0)
}
