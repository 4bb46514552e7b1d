import { describe, expect, it } from 'vitest'
import { toPixel, type Viewport } from '../../map-kit/index.ts'
import { TILE_SIZE, tileFrame, tilesInView } from './tile-grid.ts'

const view: Viewport = {
  center: { x: 100, y: 80 },
  pixelsPerMeter: 4.33,
  rotationRadians: 0.05,
  width: 1300,
  height: 900,
}

describe('OP-MAP-01 the tiles of the painted yard', () => {
  it('cover the view, without gaps and without one too many', () => {
    const tiles = tilesInView(view)
    for (const [x, y] of [
      [0, 0],
      [1299, 0],
      [0, 899],
      [1299, 899],
      [650, 450],
    ] as const) {
      const holding = tiles.filter(
        tile => x >= tile.x && x < tile.x + TILE_SIZE && y >= tile.y && y < tile.y + TILE_SIZE,
      )
      expect(holding).toHaveLength(1)
    }
    for (const { x, y } of tiles) {
      expect(x < view.width && y < view.height).toBe(true)
      expect(x + TILE_SIZE > 0 && y + TILE_SIZE > 0).toBe(true)
    }
  })

  it('come with the one in the middle first', () => {
    const first = tilesInView(view)[0]!
    expect(first.x <= 650 && first.x + TILE_SIZE > 650).toBe(true)
    expect(first.y <= 450 && first.y + TILE_SIZE > 450).toBe(true)
  })

  it('stay the same tiles while the map is panned', () => {
    const middle = tilesInView(view)[0]!
    const panned = tilesInView({ ...view, center: { x: 101, y: 80 } })
    const same = panned.find(tile => tile.column === middle.column && tile.row === middle.row)!
    expect(middle.x - same.x).toBeCloseTo(4.33 * Math.cos(0.05), 6)
  })

  it('show each place where the view shows it', () => {
    const place = { x: 131, y: 52 }
    const whole = toPixel(view, place)
    for (const tile of tilesInView(view)) {
      const part = toPixel(tileFrame(view, tile), place)
      expect(part.x + tile.x).toBeCloseTo(whole.x, 6)
      expect(part.y + tile.y).toBeCloseTo(whole.y, 6)
    }
  })
})
