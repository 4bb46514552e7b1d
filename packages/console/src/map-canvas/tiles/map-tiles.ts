import { type Viewport, viewMatrix } from '../../map-kit/index.ts'
import { TILE_SIZE, type TilePlace, tileFrame, tilesInView } from './tile-grid.ts'

/** Paints a part of the map on a canvas of the tile's size. */
export type PaintPart = (context: CanvasRenderingContext2D, view: Viewport, pixelRatio: number) => void

interface Tile {
  canvas: HTMLCanvasElement
  revision: number
}

/** The tiles painted at one scale. */
interface TileSet {
  pixelsPerMeter: number
  pixelRatio: number
  tiles: Map<string, Tile>
}

/** Painting goes on in the next frame once it has taken this long in one, in milliseconds. */
const PAINT_BUDGET_MS = 6
/** Tiles kept beyond those in view, so that a short way back costs nothing. */
const SPARE_TILES = 8

/**
 * The painted map, kept as tiles: panning puts finished tiles elsewhere, and only new ground is painted. While the
 * zoom changes the tiles of the last scale stand in, stretched; an outdated tile stays until it is painted again.
 */
export class MapTiles {
  readonly #paintPart: PaintPart
  #sets: TileSet[] = []
  #revision = 0

  constructor(paintPart: PaintPart) {
    this.#paintPart = paintPart
  }

  /** The map has changed: every tile is painted again, a few in each frame. */
  outdate(): void {
    this.#revision++
  }

  /** The map looks altogether different, as in another theme: nothing old is shown any more. */
  clear(): void {
    this.#sets = []
  }

  /**
   * Draws the view from tiles. `isZooming` puts off painting at a scale that will not stay. Answers whether something
   * is still to be painted.
   */
  draw(context: CanvasRenderingContext2D, view: Viewport, pixelRatio: number, isZooming: boolean): boolean {
    const set = this.#setFor(view, pixelRatio, isZooming)
    const places = tilesInView(view)
    const isFirst = this.#sets.length === 1 && set.tiles.size === 0
    const isExact = set.pixelsPerMeter === view.pixelsPerMeter && set.pixelRatio === pixelRatio
    const isDone = isExact && this.#paint(set, view, places, isFirst ? Infinity : PAINT_BUDGET_MS)
    if (isDone) this.#sets = [set]
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.clearRect(0, 0, context.canvas.width, context.canvas.height)
    for (const each of this.#sets) putTiles(context, each, view, pixelRatio)
    return !isDone
  }

  #setFor({ pixelsPerMeter }: Viewport, pixelRatio: number, isZooming: boolean): TileSet {
    const last = this.#sets.at(-1)
    const fits = last?.pixelsPerMeter === pixelsPerMeter && last.pixelRatio === pixelRatio
    if (last && (fits || isZooming)) return last
    const set: TileSet = { pixelsPerMeter, pixelRatio, tiles: new Map() }
    const stand = this.#sets.findLast(each => each.tiles.size > 0)
    this.#sets = stand ? [stand, set] : [set]
    return set
  }

  /**
   * Paints what is missing or outdated, at least one tile; answers whether nothing is left. What has waited longest
   * comes first, so that a map that changes faster than it is painted leaves no tile behind.
   */
  #paint(set: TileSet, view: Viewport, places: readonly TilePlace[], budgetMs: number): boolean {
    const start = performance.now()
    const revisionOf = (place: TilePlace) => set.tiles.get(keyOf(place))?.revision ?? -1
    const due = places
      .filter(place => revisionOf(place) !== this.#revision)
      .sort((a, b) => revisionOf(a) - revisionOf(b))
    for (const [index, place] of due.entries()) {
      if (index > 0 && performance.now() - start > budgetMs) return false
      this.#paintTile(set, view, place)
    }
    forget(set, places)
    return true
  }

  #paintTile(set: TileSet, view: Viewport, place: TilePlace): void {
    const key = keyOf(place)
    const canvas = set.tiles.get(key)?.canvas ?? newCanvas(set.pixelRatio)
    const context = canvas.getContext('2d')
    if (context) this.#paintPart(context, tileFrame(view, place), set.pixelRatio)
    set.tiles.delete(key) // so that it counts as the newest
    set.tiles.set(key, { canvas, revision: this.#revision })
  }
}

const keyOf = ({ column, row }: TilePlace) => `${column} ${row}`

function newCanvas(pixelRatio: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(TILE_SIZE * pixelRatio)
  canvas.height = canvas.width
  return canvas
}

/** Lets go of the oldest tiles that are out of view. */
function forget(set: TileSet, places: readonly TilePlace[]): void {
  const inView = new Set(places.map(keyOf))
  for (const key of set.tiles.keys()) {
    if (set.tiles.size <= inView.size + SPARE_TILES) return
    if (!inView.has(key)) set.tiles.delete(key)
  }
}

function putTiles(
  context: CanvasRenderingContext2D,
  { pixelsPerMeter, tiles }: TileSet,
  view: Viewport,
  pixelRatio: number,
): void {
  const [, , , , left, top] = viewMatrix(view)
  const stretch = view.pixelsPerMeter / pixelsPerMeter
  const size = TILE_SIZE * stretch
  for (const [key, { canvas }] of tiles) {
    const [column = 0, row = 0] = key.split(' ').map(Number)
    const x = left + column * size
    const y = top + row * size
    if (x > view.width || y > view.height || x < -size || y < -size) continue
    context.drawImage(canvas, x * pixelRatio, y * pixelRatio, size * pixelRatio, size * pixelRatio)
  }
}
