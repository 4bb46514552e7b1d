import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Viewport } from '../../../map-kit/index.ts'
import type { DrawnTruck } from '../../scene/drawn-truck.ts'
import { EdgeArrows } from './edge-arrows-store.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const view = (x: number): Viewport => ({
  center: { x, y: 0 },
  pixelsPerMeter: 4,
  rotationRadians: 0,
  width: 800,
  height: 600,
})
const truck = (id: string, x: number) =>
  ({
    id,
    name: id.toUpperCase(),
    pose: { x, y: 0, headingRadians: 0, trailerAngleRadians: null },
    color: 'red',
    needsHelp: true,
    isSelected: false,
  }) as DrawnTruck

it('names the truck outside, and ends where the map came to rest though that came soon after the step before', () => {
  const edges = new EdgeArrows()
  const changed = vi.fn()
  edges.subscribe(changed)
  const trucks = [truck('av-01', 400)]
  edges.place(view(0), trucks, [])
  expect(edges.read()).toMatchObject([{ id: 'av-01', name: 'AV-01', color: 'red', others: 0 }])
  edges.place(view(395), trucks, [])
  expect(edges.read()).toHaveLength(1)
  vi.advanceTimersByTime(100)
  expect(edges.read()).toEqual([])
  expect(changed).toHaveBeenCalledTimes(2)
  edges.dispose()
})

it('is not heard again while nothing changes', () => {
  const edges = new EdgeArrows()
  const changed = vi.fn()
  edges.subscribe(changed)
  for (let times = 0; times < 5; times++) {
    edges.place(view(0), [truck('av-01', 400)], [])
    vi.advanceTimersByTime(100)
  }
  expect(changed).toHaveBeenCalledTimes(1)
})

it('keeps off the controls along the edges of the map', () => {
  const edges = new EdgeArrows()
  const covered = [
    { x: 700, y: 10, width: 90, height: 28 },
    { x: 750, y: 300, width: 32, height: 120 },
  ]
  edges.place(view(0), [truck('av-01', 400)], covered)
  expect(edges.read()[0]!.x).toBeLessThan(750 - 46)
  edges.dispose()

  const free = new EdgeArrows()
  free.place(view(0), [truck('av-01', 400)], [{ ...covered[1]!, y: 440 }])
  expect(free.read()[0]!.x).toBe(800 - 62)
})
