import { type Viewport, viewMatrix } from '../../map-kit/index.ts'

/** Width and height of a tile, in CSS pixels. */
export const TILE_SIZE = 512

/** One tile of the picture of the whole map at a scale, and where its corner lies in the view, in CSS pixels. */
export interface TilePlace {
  column: number
  row: number
  x: number
  y: number
}

/** The tiles that a view shows, the ones nearest to its middle first. Tile 0, 0 has its corner at the map's zero. */
export function tilesInView(view: Viewport): TilePlace[] {
  const [, , , , left, top] = viewMatrix(view)
  const places: TilePlace[] = []
  const last = { column: (view.width - left) / TILE_SIZE, row: (view.height - top) / TILE_SIZE }
  for (let column = Math.floor(-left / TILE_SIZE); column < last.column; column++)
    for (let row = Math.floor(-top / TILE_SIZE); row < last.row; row++)
      places.push({ column, row, x: left + column * TILE_SIZE, y: top + row * TILE_SIZE })
  const away = ({ x, y }: TilePlace) =>
    Math.hypot(x + (TILE_SIZE - view.width) / 2, y + (TILE_SIZE - view.height) / 2)
  return places.sort((a, b) => away(a) - away(b))
}

/** What one tile shows: the view of which it is a part, moved to the tile and as large as the tile. */
export function tileFrame(view: Viewport, { x, y }: TilePlace): Viewport {
  const dx = (x + TILE_SIZE / 2 - view.width / 2) / view.pixelsPerMeter
  const dy = (y + TILE_SIZE / 2 - view.height / 2) / view.pixelsPerMeter
  const [cos, sin] = [Math.cos(view.rotationRadians), Math.sin(view.rotationRadians)]
  return {
    ...view,
    center: { x: view.center.x + dx * cos + dy * sin, y: view.center.y + dx * sin - dy * cos },
    width: TILE_SIZE,
    height: TILE_SIZE,
  }
}
