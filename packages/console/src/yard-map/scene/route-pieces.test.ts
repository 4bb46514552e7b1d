import { describe, expect, it } from 'vitest'
import { routePieces } from './route-ahead.ts'

const point = (x: number, reverse = false) => ({ x, y: 0, reverse })

describe('OP-OVL-02 the route of the selected truck', () => {
  it('is one piece while the truck drives forward', () => {
    expect(routePieces([point(0), point(1), point(2)])).toEqual([
      { reverse: false, points: [point(0), point(1), point(2)] },
    ])
  })

  it('is cut where the truck turns back, and the pieces share that point', () => {
    const pieces = routePieces([point(0), point(5, true), point(4, true), point(3)])
    expect(pieces.map(piece => [piece.reverse, piece.points.map(p => p.x)])).toEqual([
      [false, [0, 5]],
      [true, [5, 4, 3]],
    ])
  })

  it('is nothing for a truck without a route', () => {
    expect(routePieces([])).toEqual([])
    expect(routePieces([point(0)])).toEqual([])
  })
})
