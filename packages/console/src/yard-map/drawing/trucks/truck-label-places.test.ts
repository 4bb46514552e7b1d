import { describe, expect, it } from 'vitest'
import { truckLabelPlaces } from './truck-label-places.ts'

const wish = { x: 100, y: 100, width: 60, height: 22, distance: 20 }

describe('OP-OVL-12 the label of a truck', () => {
  it('stands on the right when there is room', () => {
    expect(truckLabelPlaces([wish])).toEqual([{ x: 120, y: 89, width: 60, height: 22, side: 'right' }])
  })

  it('looks left, below and above for room when others were first', () => {
    const places = truckLabelPlaces([wish, wish, wish, wish])
    expect(places.map(place => [place.x, place.y])).toEqual([
      [120, 89],
      [20, 89],
      [70, 120],
      [70, 58],
    ])
  })

  it('stays out of what is taken and falls back to the right', () => {
    const everything = { x: 0, y: 0, width: 500, height: 500 }
    expect(truckLabelPlaces([wish], { taken: [everything] })[0]).toMatchObject({ x: 120, y: 89 })
  })

  it('keeps off trailers while there is another place', () => {
    const trailer = { x: 110, y: 95, width: 70, height: 10 }
    expect(truckLabelPlaces([wish], { avoided: [trailer] })[0]!.side).toBe('left')
    const everything = { x: 0, y: 0, width: 500, height: 500 }
    expect(truckLabelPlaces([wish], { avoided: [everything] })[0]!.side).toBe('right')
  })

  it('stays in the picture', () => {
    expect(truckLabelPlaces([wish], { frame: { width: 150, height: 300 } })[0]!.side).toBe('left')
  })

  it('stays where it stood, instead of jumping about', () => {
    expect(truckLabelPlaces([{ ...wish, last: 'below' }])[0]!.side).toBe('below')
  })
})
