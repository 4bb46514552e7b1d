import type { Outline } from '../motion/footprint.ts'
import type { SimYard } from '../yard/index.ts'

/** Side of a cell, in meters. */
const CELL_METERS = 0.5

/**
 * Distance of the samples along an outline, in meters. Small enough that a line always leaves a sample in every cell
 * that it crosses for more than a corner: half a cell, and 0.35 · √2 < 0.5.
 */
const SAMPLE_METERS = 0.35

/** Free ground around a yard that trucks may sweep, in meters. */
const AROUND_METERS = 30

/** The ground of a yard cut into small squares, so that trucks can claim it. */
export class CellGrid {
  readonly size: number
  #left: number
  #bottom: number
  #columns: number

  constructor(bounds: SimYard['bounds']) {
    this.#left = bounds.left - AROUND_METERS
    this.#bottom = bounds.bottom - AROUND_METERS
    this.#columns = Math.ceil((bounds.right - bounds.left + 2 * AROUND_METERS) / CELL_METERS)
    const rows = Math.ceil((bounds.top - bounds.bottom + 2 * AROUND_METERS) / CELL_METERS)
    this.size = this.#columns * rows
  }

  /** Calls back with every cell under the edge of an outline; some come more than once. */
  eachCell(outline: Outline, visit: (cell: number) => void): void {
    for (let index = 0; index < 4; index++) {
      const from = outline[index]!
      const to = outline[(index + 1) & 3]!
      const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / SAMPLE_METERS)
      for (let step = 0; step < steps; step++) {
        const share = step / steps
        const x = from.x + share * (to.x - from.x)
        const y = from.y + share * (to.y - from.y)
        const column = Math.floor((x - this.#left) / CELL_METERS)
        const row = Math.floor((y - this.#bottom) / CELL_METERS)
        const cell = row * this.#columns + column
        if (cell >= 0 && cell < this.size) visit(cell)
      }
    }
  }
}
