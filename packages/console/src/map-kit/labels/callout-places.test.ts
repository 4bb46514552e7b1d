import { describe, expect, it } from 'vitest'
import { calloutPlaces } from './callout-places.ts'
import { boxesOverlap } from './label-box.ts'

const wish = { x: 100, y: 100, width: 60, height: 22, distance: 20 }

describe('OP-OVL-12 the label of a truck', () => {
  it('stands on the right when there is room', () => {
    expect(calloutPlaces([wish])).toEqual([{ x: 120, y: 89, width: 60, height: 22, side: 'right' }])
  })

  it('looks left, below and above for room when others were first', () => {
    const places = calloutPlaces([wish, wish, wish, wish])
    expect(places.map(place => [place!.x, place!.y])).toEqual([
      [120, 89],
      [20, 89],
      [70, 120],
      [70, 58],
    ])
  })

  it('stays out of what is taken, and stands on the right where everything is', () => {
    const everything = { x: 0, y: 0, width: 500, height: 500 }
    expect(calloutPlaces([wish], { taken: [everything] })[0]).toMatchObject({ x: 120, y: 89 })
  })

  it('keeps off trailers while there is another place', () => {
    const trailer = { x: 110, y: 95, width: 70, height: 10 }
    expect(calloutPlaces([wish], { avoided: [trailer] })[0]!.side).toBe('left')
    const everything = { x: 0, y: 0, width: 500, height: 500 }
    expect(calloutPlaces([wish], { avoided: [everything] })[0]!.side).toBe('right')
  })

  it('stays in the picture', () => {
    expect(calloutPlaces([wish], { frame: { width: 150, height: 300 } })[0]!.side).toBe('left')
  })

  it('stays where it stood, instead of jumping about', () => {
    expect(calloutPlaces([{ ...wish, last: 'below' }])[0]!.side).toBe('below')
  })

  it('never covers a number of the yard: it goes to a corner, farther away, or is not there at all', () => {
    const row = (from: number) => ({ x: from, y: 0, width: 30, height: 400 })
    const numbers = [row(130), row(40)]
    const [place] = calloutPlaces([wish], { numbers })
    expect(place).toMatchObject({ side: 'below' })
    const column = { x: 60, y: 110, width: 80, height: 80 }
    const [corner] = calloutPlaces([wish], { numbers: [...numbers, column] })
    expect(corner).not.toBeNull()
    for (const number of [...numbers, column]) expect(boxesOverlap(corner!, number)).toBe(false)
    expect(calloutPlaces([wish], { numbers: [{ x: 0, y: 0, width: 500, height: 500 }] })).toEqual([null])
  })

  it('covers no number in a yard full of trucks, and the first in rank keeps its place', () => {
    const numbers = Array.from({ length: 400 }, (_, index) => ({
      x: (index % 8) * 160,
      y: Math.floor(index / 8) * 16,
      width: 26,
      height: 9,
    }))
    const wishes = Array.from({ length: 30 }, (_, index) => ({
      ...wish,
      x: 80 + (index % 6) * 160,
      y: 60 + index * 25,
    }))
    const places = calloutPlaces(wishes, { numbers })
    for (const place of places)
      if (place) for (const number of numbers) expect(boxesOverlap(place, number)).toBe(false)
    expect(places[0]).toEqual(calloutPlaces(wishes.slice(0, 1), { numbers })[0])
    expect(places.filter(place => place !== null).length).toBeGreaterThan(25)
  })
})
