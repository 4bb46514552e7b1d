import { describe, expect, it } from 'vitest'
import type { Viewport } from '../../../map-kit/index.ts'
import { type EdgeTruck, edgeArrows } from './edge-arrows.ts'

const view: Viewport = {
  center: { x: 0, y: 0 },
  pixelsPerMeter: 2,
  rotationRadians: 0,
  width: 800,
  height: 600,
}
const space = { top: 40, right: 60, bottom: 50, left: 60 }
const truck = (id: string, x: number, y: number, changes: Partial<EdgeTruck> = {}): EdgeTruck => ({
  id,
  place: { x, y },
  needsHelp: false,
  isSelected: false,
  ...changes,
})

describe('arrows to trucks outside the map', () => {
  it('stand at the edge in the direction of the truck and point there', () => {
    const [arrow] = edgeArrows(view, [truck('a', 1000, 0)], space)
    expect(arrow).toMatchObject({ id: 'a', x: 740, others: 0 })
    expect(arrow!.radians).toBeCloseTo(0, 1)
    const [above] = edgeArrows(view, [truck('b', 0, 900)], space)
    expect(above).toMatchObject({ y: 40 })
    expect(above!.radians).toBeCloseTo(-Math.PI / 2, 1)
  })

  it('are not there for trucks in view', () => {
    expect(edgeArrows(view, [truck('a', 0, 0), truck('b', 190, 140)], space)).toEqual([])
  })

  it('stay inside the free space wherever the truck is', () => {
    for (let degrees = 0; degrees < 360; degrees += 7) {
      const [x, y] = [5000 * Math.cos(degrees), 5000 * Math.sin(degrees)]
      const [arrow] = edgeArrows(view, [truck('a', x, y)], space)
      expect(arrow!.x).toBeGreaterThanOrEqual(60)
      expect(arrow!.x).toBeLessThanOrEqual(740)
      expect(arrow!.y).toBeGreaterThanOrEqual(40)
      expect(arrow!.y).toBeLessThanOrEqual(550)
    }
  })

  it('of trucks in one direction are one, which counts the others and leads to who needs help first', () => {
    const trucks = [truck('near', 500, 0), truck('help', 900, 5, { needsHelp: true }), truck('far', 1500, 2)]
    expect(edgeArrows(view, trucks, space)).toMatchObject([{ id: 'help', others: 2 }])
    const chosen = trucks.map(each => (each.id === 'far' ? { ...each, isSelected: true } : each))
    expect(edgeArrows(view, chosen, space)[0]!.id).toBe('far')
  })

  it('are never so many that they close the map', () => {
    const ring = Array.from({ length: 200 }, (_, index) =>
      truck(`t${index}`, 4000 * Math.cos(index), 4000 * Math.sin(index)),
    )
    const arrows = edgeArrows(view, ring, space)
    expect(arrows.length).toBeLessThanOrEqual(12)
    for (const [index, one] of arrows.entries())
      for (const other of arrows.slice(index + 1))
        expect(Math.abs(one.x - other.x) >= 92 || Math.abs(one.y - other.y) >= 34).toBe(true)
  })
})
