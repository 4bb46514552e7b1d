import { describe, expect, it } from 'vitest'
import { isInView, openingCenter } from './opening-view.ts'
import type { Viewport } from './viewport.ts'

const view: Viewport = {
  center: { x: 0, y: 0 },
  pixelsPerMeter: 4,
  rotationRadians: 0.05,
  width: 1200,
  height: 800,
}

describe('where the map opens', () => {
  it('OP-MAP-16 is where it stood last while a truck is in view there', () => {
    expect(
      openingCenter(view, [
        { x: 500, y: 500 },
        { x: 100, y: -50 },
      ]),
    ).toEqual(view.center)
  })

  it('is the middle of most of the trucks when none is in view, at any turn of the map', () => {
    const trucks = [
      { x: 900, y: 0 },
      { x: 1000, y: 100 },
      { x: 950, y: 40 },
      { x: -2000, y: 0 },
    ]
    for (const rotationRadians of [0, 0.05, 2]) {
      const turned = { ...view, rotationRadians }
      const center = openingCenter(turned, trucks)
      const seen = trucks.filter(truck => isInView({ ...turned, center }, truck))
      expect(seen).toEqual(trucks.slice(0, 3))
    }
  })

  it('is the nearest of two trucks that do not fit together', () => {
    expect(
      openingCenter(view, [
        { x: 3000, y: 0 },
        { x: 900, y: 0 },
      ]),
    ).toMatchObject({ x: 900, y: 0 })
  })

  it('stays where it is in a yard without trucks', () => {
    expect(openingCenter(view, [])).toEqual(view.center)
  })
})
