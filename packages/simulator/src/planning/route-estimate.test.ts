import { type DemoYard, demoYards, seededRandom } from '@tractrix/demo-yards'
import { toSiteMeters } from '@tractrix/domain/platform'
import { planRoute, type RoutePlace, routeNetwork } from '@tractrix/domain/routes'
import { describe, expect, it } from 'vitest'
import { type ParkingSpot, simYard } from '../yard/index.ts'
import { simTrailer } from '../yard/sim-trailer.ts'
import type { Leg } from './leg.ts'
import { parkedPose } from './parked-axle.ts'
import { planLegs } from './plan-leg.ts'
import { PullOuts } from './pull-outs.ts'

const PAIRS = 5
const VAN = simTrailer({ id: 'a', scac: '', serial: '', dimensionCode: null, lengthMeters: 16.15 })

describe.each(demoYards().map(demo => [demo.alias, demo] as const))(
  'the estimated route in %s',
  (_, demo) => {
    it('is as long and takes as long as the drive that a simulated truck plans', () => {
      const found = comparisons(demo)
      expect(found.length).toBeGreaterThan(PAIRS - 2)
      expect(median(found.map(({ meters }) => meters))).toBeLessThan(0.1)
      expect(median(found.map(({ seconds }) => seconds))).toBeLessThan(0.15)
    })
  },
)

/** By how much estimate and plan differ for pairs of spots, as shares of the plan. */
function comparisons(demo: DemoYard): { meters: number; seconds: number }[] {
  const yard = simYard(demo)
  const pullOuts = new PullOuts()
  const lanes = demo.lanes.map(lane => ({
    ...lane,
    points: lane.points.map(point => toSiteMeters(demo.origin, point)),
  }))
  const network = routeNetwork(lanes, 1)
  const spots = yard.spots.filter(({ kind }) => kind === 'dock' || kind === 'stall')
  const random = seededRandom(demo.alias)
  const any = () => spots[random.below(spots.length)]!
  return Array.from({ length: PAIRS }, () => [any(), any()] as const).flatMap(([from, to]) => {
    const [leg] = planLegs(yard, pullOuts, {
      rig: parkedPose(from, VAN.gear),
      gear: VAN.gear,
      start: { kind: 'spot', spot: from, parked: VAN.gear },
      goal: { spot: to, parked: VAN.gear },
    })
    if (from === to || leg === undefined) return []
    const route = planRoute(network, placeOf(from), placeOf(to), { tows: true })
    if (route === null) throw new Error(`no route from ${from.name} to ${to.name}`)
    return [
      {
        meters: Math.abs(route.lengthMeters / leg.lengthMeters - 1),
        seconds: Math.abs(route.drivingSeconds / secondsOf(leg) - 1),
      },
    ]
  })
}

function placeOf({ mouth, theta, lengthMeters }: ParkingSpot): RoutePlace {
  const half = lengthMeters / 2
  return {
    center: { x: mouth.x - Math.cos(theta) * half, y: mouth.y - Math.sin(theta) * half },
    theta,
    lengthMeters,
  }
}

function secondsOf({ distances, speeds }: Leg): number {
  let seconds = 0
  for (let state = 1; state < distances.length; state++)
    seconds +=
      (distances[state]! - distances[state - 1]!) / Math.max(0.1, (speeds[state]! + speeds[state - 1]!) / 2)
  return seconds
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.POSITIVE_INFINITY
}
