import { describe, expect, it } from 'vitest'
import { RouteAhead } from './route-ahead.ts'

const pathThrough = (...points: [number, number, boolean?][]) =>
  points.map(([x, y, reverse = false]) => ({ x, y, reverse }))

describe('OP-OVL-02 the route of the selected truck', () => {
  it('begins at the truck and leaves out what it has passed', () => {
    const route = new RouteAhead(pathThrough([0, 0], [10, 0], [20, 0]))
    expect(route.from({ x: 4, y: 1 }).map(point => point.x)).toEqual([4, 10, 20])
    expect(route.from({ x: 13, y: -1 }).map(point => point.x)).toEqual([13, 20])
  })

  it('finds a truck that was picked in the middle of its route', () => {
    const route = new RouteAhead(pathThrough([0, 0], [100, 0], [200, 0]))
    expect(route.from({ x: 150, y: 2 })).toEqual(pathThrough([150, 0], [200, 0]))
  })

  it('does not jump to a later lap where the route crosses itself', () => {
    const loop = pathThrough([0, 0], [60, 0], [60, 60], [30, 60], [30, -30])
    const route = new RouteAhead(loop)
    expect(route.from({ x: 30, y: 0 })).toHaveLength(5)
  })

  it('does not bring back what was passed while the truck backs up over it', () => {
    const route = new RouteAhead(pathThrough([0, 0], [30, 0, true], [5, 0]))
    route.from({ x: 29.5, y: 0 })
    expect(route.from({ x: 20, y: 0.4 })).toEqual(pathThrough([20, 0, true], [5, 0]))
  })

  it('is shown whole to a truck that has left it', () => {
    const points = pathThrough([0, 0], [10, 0])
    expect(new RouteAhead(points).from({ x: 0, y: 50 })).toEqual(points)
    expect(new RouteAhead([]).from({ x: 0, y: 0 })).toEqual([])
  })
})
