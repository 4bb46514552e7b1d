import { describe, expect, it } from 'vitest'
import type { SitePoint } from '../platform/index.ts'
import type { Lane } from './lane-graph.ts'
import { planRoute } from './plan-route.ts'
import type { RoutePlace } from './route-ends.ts'
import { routeNetwork } from './route-network.ts'

const lane = (name: string, ...points: [number, number][]): Lane => ({
  name,
  kind: 'aisle',
  points: points.map(([x, y]) => ({ x, y })),
  speedLimitMetersPerSecond: 4.5,
  oneWay: false,
})
/** Two blocks of 100 m by 160 m: three aisles that lead north, joined at both ends. */
const LANES = [
  lane('west', [0, 0], [0, 160]),
  lane('middle', [100, 0], [100, 160]),
  lane('east', [200, 0], [200, 160]),
  lane('south-west', [0, 0], [100, 0]),
  lane('south-east', [100, 0], [200, 0]),
  lane('north-west', [0, 160], [100, 160]),
  lane('north-east', [100, 160], [200, 160]),
]
const network = routeNetwork(LANES)
/** A spot of 18 m east of an aisle, its nose towards the aisle. */
const stall = (aisleX: number, y: number): RoutePlace => ({
  center: { x: aisleX + 10 + 9, y },
  theta: Math.PI,
  lengthMeters: 18,
})
const towing = { tows: true }

describe('the route of a move', () => {
  const start = stall(0, 60)
  const goal = stall(100, 100)
  const route = planRoute(network, start, goal, towing)!

  it('leads from the nose of the start to the nose of the destination', () => {
    expect(route.points[0]!.x).toBeCloseTo(11.7, 1)
    expect(route.points[0]!.y).toBeCloseTo(60, 6)
    expect(route.points.at(-1)!.x).toBeCloseTo(111.7, 1)
    expect(route.points.at(-1)!.y).toBeCloseTo(100, 6)
  })

  it('keeps to the lanes between the spots', () => {
    for (const { x, y } of forward(route.points).slice(20, -20)) {
      const toLane = Math.min(
        ...[0, 100, 200].map(aisle => Math.abs(x - aisle)),
        Math.abs(y),
        Math.abs(y - 160),
      )
      expect(toLane).toBeLessThan(5)
    }
  })

  it('backs in from beyond the destination, and only there', () => {
    const turn = route.points.findIndex(({ reverse }) => reverse)
    expect(turn).toBeGreaterThan(0)
    expect(Math.abs(route.points[turn]!.y - 100)).toBeGreaterThan(20)
    expect(route.points.slice(turn).every(({ reverse }) => reverse)).toBe(true)
  })

  it('is as long as its line, and takes as long as yard speeds say', () => {
    const meters = route.points
      .slice(1)
      .reduce(
        (sum, to, index) => sum + Math.hypot(to.x - route.points[index]!.x, to.y - route.points[index]!.y),
        0,
      )
    expect(meters / route.lengthMeters).toBeCloseTo(1, 2)
    expect(route.lengthMeters).toBeGreaterThan(200)
    expect(route.drivingSeconds).toBeGreaterThan(route.lengthMeters / 4.5)
    expect(route.drivingSeconds).toBeLessThan(route.lengthMeters / 1.2)
  })

  it('drives a one-way lane in its direction only', () => {
    const oneWay = LANES.map(each =>
      each.name === 'south-west' ? { ...each, oneWay: true, points: [...each.points].reverse() } : each,
    )
    const around = planRoute(routeNetwork(oneWay), start, goal, towing)!
    expect(Math.max(...around.points.map(({ y }) => y))).toBeGreaterThan(155)
    expect(around.points.some(({ x, y }) => x > 20 && x < 80 && y < 4)).toBe(false)
  })

  it('takes longer with a trailer than without one', () => {
    const alone = planRoute(network, start, goal, { tows: false })!
    expect(alone.drivingSeconds).toBeLessThan(route.drivingSeconds)
  })

  it('begins and ends at the nearest lane where a place has no direction', () => {
    const open = (x: number, y: number): RoutePlace => ({ center: { x, y }, theta: null, lengthMeters: null })
    const free = planRoute(network, open(8, 20), open(92, 120), { tows: false })!
    expect(free.points[0]).toMatchObject({ x: 8, y: 20 })
    expect(free.points.at(-1)).toMatchObject({ x: 92, y: 120 })
    expect(free.points.some(({ reverse }) => reverse)).toBe(false)
  })

  it('is not known without lanes, far from all of them, or to a spot that no lane serves', () => {
    expect(planRoute(routeNetwork([]), start, goal, towing)).toBeNull()
    expect(
      planRoute(network, start, { center: { x: 900, y: 900 }, theta: null, lengthMeters: null }, towing),
    ).toBeNull()
    expect(planRoute(network, start, { ...goal, center: { x: 150, y: 100 } }, towing)).toBeNull()
  })
})

function forward(points: readonly (SitePoint & { reverse: boolean })[]): SitePoint[] {
  const dense: SitePoint[] = []
  for (let index = 1; index < points.length; index++) {
    const [from, to] = [points[index - 1]!, points[index]!]
    if (from.reverse) break
    const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y)))
    for (let step = 0; step < steps; step++)
      dense.push({
        x: from.x + ((to.x - from.x) * step) / steps,
        y: from.y + ((to.y - from.y) * step) / steps,
      })
  }
  return dense
}
