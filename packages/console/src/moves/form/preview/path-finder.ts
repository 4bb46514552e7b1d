import type { SitePoint } from '@tractrix/domain/platform'
import { cellAt, cellCentre, type YardGround } from './yard-ground.ts'

/** Steps to the eight cells around one. */
const STEPS = [-1, 0, 1]
  .flatMap(row => [-1, 0, 1].map(column => ({ row, column })))
  .filter(({ row, column }) => row !== 0 || column !== 0)
/** How far a closed end may be from open ground, in cells. */
const REACH = 6

/**
 * The corners of a short way over open ground, both ends included; null when there is none. An end on closed ground
 * is left towards the nearest open cell.
 */
export function findPath(ground: YardGround, from: SitePoint, to: SitePoint): SitePoint[] | null {
  const start = openCellNear(ground, from)
  const goal = openCellNear(ground, to)
  if (start === null || goal === null) return null
  const cells = cheapestCells(ground, start, goal)
  if (cells === null) return null
  const points = [from, ...cells.slice(1, -1).map(cell => cellCentre(ground, cell)), to]
  return pulledTight(ground, points)
}

function openCellNear(ground: YardGround, point: SitePoint): number | null {
  const here = cellAt(ground, point)
  if (here === -1) return null
  if (ground.cost[here]! > 0) return here
  let best: { cell: number; distance: number } | null = null
  for (let row = -REACH; row <= REACH; row++) {
    for (let column = -REACH; column <= REACH; column++) {
      const x = point.x + column * ground.cellMeters
      const y = point.y + row * ground.cellMeters
      const cell = cellAt(ground, { x, y })
      const distance = Math.hypot(column, row)
      if (cell !== -1 && ground.cost[cell]! > 0 && distance < (best?.distance ?? Number.POSITIVE_INFINITY))
        best = { cell, distance }
    }
  }
  return best?.cell ?? null
}

/** A* over the cells; lengths count in cells, times what they cost. */
function cheapestCells(ground: YardGround, start: number, goal: number): number[] | null {
  const { columns, rows, cost } = ground
  const [goalColumn, goalRow] = [goal % columns, Math.floor(goal / columns)]
  const ahead = (cell: number) =>
    Math.hypot((cell % columns) - goalColumn, Math.floor(cell / columns) - goalRow)
  const spent = new Float64Array(cost.length).fill(Number.POSITIVE_INFINITY)
  const before = new Int32Array(cost.length).fill(-1)
  const open = new CellQueue()
  spent[start] = 0
  open.push(start, ahead(start))
  for (let cell = open.pop(); cell !== null; cell = open.pop()) {
    if (cell === goal) return trail(before, goal)
    const [column, row] = [cell % columns, Math.floor(cell / columns)]
    for (const step of STEPS) {
      const [nextColumn, nextRow] = [column + step.column, row + step.row]
      if (nextColumn < 0 || nextRow < 0 || nextColumn >= columns || nextRow >= rows) continue
      const next = nextRow * columns + nextColumn
      // Never between two closed corners.
      if (
        cost[next] === 0 ||
        cost[row * columns + nextColumn] === 0 ||
        cost[nextRow * columns + column] === 0
      )
        continue
      const sum = spent[cell]! + Math.hypot(step.column, step.row) * cost[next]!
      if (sum >= spent[next]!) continue
      spent[next] = sum
      before[next] = cell
      open.push(next, sum + ahead(next))
    }
  }
  return null
}

function trail(before: Int32Array, goal: number): number[] {
  const cells = [goal]
  for (let cell = before[goal]!; cell !== -1; cell = before[cell]!) cells.push(cell)
  return cells.reverse()
}

/** Leaves out every point that a straight line in the open makes needless. */
function pulledTight(ground: YardGround, points: readonly SitePoint[]): SitePoint[] {
  const tight = [points[0]!]
  let from = 0
  while (from < points.length - 1) {
    let to = points.length - 1
    while (to > from + 1 && !isOpen(ground, points[from]!, points[to]!)) to--
    tight.push(points[to]!)
    from = to
  }
  return tight
}

/** Whether a straight line crosses open ground only, with nothing right beside it. */
function isOpen(ground: YardGround, from: SitePoint, to: SitePoint): boolean {
  const samples = Math.ceil((2 * Math.hypot(to.x - from.x, to.y - from.y)) / ground.cellMeters)
  for (let sample = 1; sample < samples; sample++) {
    const share = sample / samples
    const point = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
    if (ground.cost[cellAt(ground, point)] !== 1) return false
  }
  return true
}

/** Cells by what they are expected to cost in the end, the least first (a binary heap). */
class CellQueue {
  readonly #cells: number[] = []
  readonly #costs: number[] = []

  push(cell: number, cost: number): void {
    this.#cells.push(cell)
    this.#costs.push(cost)
    let at = this.#cells.length - 1
    while (at > 0 && this.#costs[(at - 1) >> 1]! > this.#costs[at]!) {
      this.#swap(at, (at - 1) >> 1)
      at = (at - 1) >> 1
    }
  }

  pop(): number | null {
    const first = this.#cells[0]
    if (first === undefined) return null
    this.#swap(0, this.#cells.length - 1)
    this.#cells.pop()
    this.#costs.pop()
    let at = 0
    for (;;) {
      const [left, right] = [2 * at + 1, 2 * at + 2]
      let next = at
      if (left < this.#cells.length && this.#costs[left]! < this.#costs[next]!) next = left
      if (right < this.#cells.length && this.#costs[right]! < this.#costs[next]!) next = right
      if (next === at) return first
      this.#swap(at, next)
      at = next
    }
  }

  #swap(one: number, other: number): void {
    const [cell, cost] = [this.#cells[one]!, this.#costs[one]!]
    this.#cells[one] = this.#cells[other]!
    this.#costs[one] = this.#costs[other]!
    this.#cells[other] = cell
    this.#costs[other] = cost
  }
}
