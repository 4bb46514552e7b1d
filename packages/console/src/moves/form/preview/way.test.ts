import { describe, expect, it } from 'vitest'
import { frameAround } from './drawing-frame.ts'
import { forecastWay, pathMeters } from './way.ts'
import { yardGround } from './yard-ground.ts'

const start = { centre: { x: 0, y: 0 }, theta: 0 }
const dock = { centre: { x: 100, y: 50 }, theta: Math.PI }
const box = (left: number, bottom: number, right: number, top: number) => [
  { x: left, y: bottom },
  { x: right, y: bottom },
  { x: right, y: top },
  { x: left, y: top },
]
const inBox = ({ x, y }: { x: number; y: number }, [from, , to]: ReturnType<typeof box>) =>
  x > from!.x && x < to!.x && y > from!.y && y < to!.y

describe('the forecast of a way', () => {
  it('leaves along the nose and backs into the destination from in front of it', () => {
    const way = forecastWay(start, dock, { ground: null, fetches: true })
    expect(way.forward[0]).toEqual({ x: 0, y: 0 })
    expect(way.forward[1]!.y).toBeCloseTo(0)
    expect(way.forward.at(-1)!.x).toBeCloseTo(78)
    expect(way.forward.at(-1)!.y).toBeCloseTo(50)
    expect(way.backward.at(-1)).toEqual(dock.centre)
  })

  it('is longer than the straight line, and no wonder of speed', () => {
    const way = forecastWay(start, dock, { ground: null, fetches: true })
    expect(way.lengthMeters).toBeGreaterThan(pathMeters([start.centre, dock.centre]))
    expect(way.seconds).toBeGreaterThan(90)
    const alone = forecastWay(start, dock, { ground: null, fetches: false })
    expect(way.seconds - alone.seconds).toBeCloseTo(90)
  })

  it('does without directions', () => {
    const way = forecastWay(
      { ...start, theta: null },
      { ...dock, theta: null },
      { ground: null, fetches: true },
    )
    expect(way.backward).toEqual([])
    expect(way.lengthMeters).toBeCloseTo(Math.hypot(100, 50))
  })

  it('goes around what stands between, not through it', () => {
    const row = box(40, -60, 60, 120)
    const ground = yardGround([row, box(91, -2, 109, 2)], [])
    const way = forecastWay(start, { ...dock, theta: 0, centre: { x: 100, y: 0 } }, { ground, fetches: true })
    expect(way.forward.filter(point => inBox(point, row))).toEqual([])
    expect(way.lengthMeters).toBeGreaterThan(200)
  })

  it('stays in the area that trucks keep to, as long as there is a way', () => {
    const row = box(40, -60, 60, 120)
    const inner = [box(-40, -90, 140, 200)]
    const below = forecastWay(
      start,
      { ...dock, theta: 0, centre: { x: 100, y: 0 } },
      { ground: yardGround([row], inner), fetches: true },
    )
    expect(Math.min(...below.forward.map(({ y }) => y))).toBeLessThan(-60)
    const northOnly = yardGround([row], [box(-40, -58, 140, 200)])
    const above = forecastWay(
      start,
      { ...dock, theta: 0, centre: { x: 100, y: 0 } },
      { ground: northOnly, fetches: true },
    )
    expect(Math.max(...above.forward.map(({ y }) => y))).toBeGreaterThan(120)
  })

  it('is a straight line where no way is open', () => {
    const walls = [box(40, -200, 60, 200)]
    const way = forecastWay(start, dock, {
      ground: yardGround(walls, [box(-40, -100, 140, 100)]),
      fetches: true,
    })
    expect(way.lengthMeters).toBeLessThan(150)
  })

  it('is quick for a yard of a thousand spots', () => {
    const spots = Array.from({ length: 1000 }, (_, index) => {
      const [x, y] = [60 * (index % 10), 4 * Math.floor(index / 10)]
      return box(x, y, x + 18, y + 3.6)
    })
    const began = performance.now()
    const way = forecastWay(
      { centre: { x: 9, y: 202 }, theta: 0 },
      { centre: { x: 549, y: 2 }, theta: 0 },
      { ground: yardGround(spots, []), fetches: true },
    )
    expect(way.lengthMeters).toBeGreaterThan(540)
    expect(performance.now() - began).toBeLessThan(200)
  })
})

describe('the frame of the drawing', () => {
  const size = { width: 300, height: 400, marginMeters: 10, upRadians: Math.PI / 2 }

  it('keeps every point inside, the middle in the middle, and north on top', () => {
    const points = [
      { x: 0, y: 0 },
      { x: 200, y: 100 },
    ]
    const frame = frameAround(points, size)
    const [first, second] = points.map(frame.toPixel)
    expect((first!.x + second!.x) / 2).toBeCloseTo(150)
    expect((first!.y + second!.y) / 2).toBeCloseTo(200)
    expect(first!.y).toBeGreaterThan(second!.y)
    expect(first!.x).toBeGreaterThan(0)
  })

  it('never comes closer than a spot and its neighbours', () => {
    expect(frameAround([{ x: 5, y: 5 }], size).pixelsPerMeter).toBeCloseTo(4.2)
  })

  it('knows what is out of sight', () => {
    const frame = frameAround([{ x: 0, y: 0 }], size)
    expect(
      frame.shows([
        { x: 1, y: 1 },
        { x: 2, y: 2 },
      ]),
    ).toBe(true)
    expect(
      frame.shows([
        { x: 500, y: 1 },
        { x: 510, y: 2 },
      ]),
    ).toBe(false)
  })
})
