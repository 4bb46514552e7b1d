import type { SitePoint } from '@tractrix/domain/platform'

type Polygon = readonly SitePoint[]

/** The ground of a yard in square cells: where a truck can drive, where it would have to squeeze, where it cannot. */
export interface YardGround {
  columns: number
  rows: number
  cellMeters: number
  /** Corner of the first cell, in site metres. */
  corner: SitePoint
  /** By cell, row after row: 0 is closed, 1 is open, more is what a metre there counts. */
  cost: Float32Array
}

/** Smaller cells show nothing more: an aisle is many of them wide. In metres. */
const LEAST_CELL_METERS = 2.5
/** A larger yard gets larger cells. */
const MOST_CELLS = 40_000
/** Free ground around what is known, for ways that go around the outside, in metres. */
const MARGIN_METERS = 30
/** A metre right beside something that stands there counts as much as this many in the open. */
const BESIDE_COST = 4

/**
 * The ground between things that stand in the way.
 *
 * @param closed spots, no-go areas: nothing drives through them
 * @param within areas that trucks stay in; with none they may go anywhere
 */
export function yardGround(closed: readonly Polygon[], within: readonly Polygon[]): YardGround | null {
  const corners = [...closed, ...within].flat()
  if (corners.length === 0) return null
  const xs = corners.map(corner => corner.x)
  const ys = corners.map(corner => corner.y)
  const corner = { x: least(xs) - MARGIN_METERS, y: least(ys) - MARGIN_METERS }
  const width = most(xs) + MARGIN_METERS - corner.x
  const height = most(ys) + MARGIN_METERS - corner.y
  const cellMeters = Math.max(LEAST_CELL_METERS, Math.sqrt((width * height) / MOST_CELLS))
  const [columns, rows] = [Math.ceil(width / cellMeters), Math.ceil(height / cellMeters)]
  const cost = new Float32Array(columns * rows).fill(within.length > 0 ? 0 : 1)
  const ground = { columns, rows, cellMeters, corner, cost }
  for (const polygon of within) fill(ground, polygon, 1)
  for (const polygon of closed) fill(ground, polygon, 0)
  markEdges(ground)
  return ground
}

/** The index of the cell at a point; -1 outside. */
export function cellAt({ columns, rows, cellMeters, corner }: YardGround, { x, y }: SitePoint): number {
  const [column, row] = [Math.floor((x - corner.x) / cellMeters), Math.floor((y - corner.y) / cellMeters)]
  return column < 0 || row < 0 || column >= columns || row >= rows ? -1 : row * columns + column
}

/** The middle of a cell, in site metres. */
export function cellCentre({ columns, cellMeters, corner }: YardGround, cell: number): SitePoint {
  return {
    x: corner.x + ((cell % columns) + 0.5) * cellMeters,
    y: corner.y + (Math.floor(cell / columns) + 0.5) * cellMeters,
  }
}

/** Sets every cell whose middle lies in the polygon, line by line (even-odd rule). */
function fill(ground: YardGround, polygon: Polygon, value: number): void {
  const { columns, rows, cellMeters, corner, cost } = ground
  const ys = polygon.map(({ y }) => (y - corner.y) / cellMeters - 0.5)
  const xs = polygon.map(({ x }) => (x - corner.x) / cellMeters - 0.5)
  const [first, last] = [Math.max(0, Math.ceil(least(ys))), Math.min(rows - 1, Math.floor(most(ys)))]
  for (let row = first; row <= last; row++) {
    const crossings: number[] = []
    for (let index = 0; index < polygon.length; index++) {
      const next = (index + 1) % polygon.length
      const [y, nextY] = [ys[index]!, ys[next]!]
      if (y > row === nextY > row) continue
      crossings.push(xs[index]! + ((row - y) / (nextY - y)) * (xs[next]! - xs[index]!))
    }
    crossings.sort((one, other) => one - other)
    for (let index = 0; index + 1 < crossings.length; index += 2) {
      const from = Math.max(0, Math.ceil(crossings[index]!))
      const to = Math.min(columns - 1, Math.floor(crossings[index + 1]!))
      for (let column = from; column <= to; column++) cost[row * columns + column] = value
    }
  }
}

/** Makes open cells beside closed ones dearer, so that a way keeps to the middle of its aisle. */
function markEdges({ columns, rows, cost }: YardGround): void {
  const closed = (column: number, row: number) =>
    column >= 0 && row >= 0 && column < columns && row < rows && cost[row * columns + column] === 0
  for (let cell = 0; cell < cost.length; cell++) {
    if (cost[cell] === 0) continue
    const [column, row] = [cell % columns, Math.floor(cell / columns)]
    if (
      closed(column - 1, row) ||
      closed(column + 1, row) ||
      closed(column, row - 1) ||
      closed(column, row + 1)
    )
      cost[cell] = BESIDE_COST
  }
}

function least(values: readonly number[]): number {
  return values.reduce((one, other) => Math.min(one, other), Number.POSITIVE_INFINITY)
}

function most(values: readonly number[]): number {
  return values.reduce((one, other) => Math.max(one, other), Number.NEGATIVE_INFINITY)
}
