import { type Box, boxesOverlap } from './label-box.ts'

/** A label that wants to be written at a fixed place of the map. */
export interface WantedLabel {
  id: string
  /** The lowest comes first: a label covers none of a lower rank, and none of its own that came before it. */
  rank: number
  /** In pixels from where the zero of the map lies on screen. */
  box: Box
}

/** Boxes are looked up by squares of this size, in pixels. */
const CELL = 96

/** The labels that are written: of two that would cover each other the one of lower rank, of equals the first. */
export function keptLabels<Label extends WantedLabel>(labels: readonly Label[]): Label[] {
  const kept: Label[] = []
  const cells = new Map<string, Label[]>()
  for (const label of [...labels].sort((a, b) => a.rank - b.rank)) {
    const places = cellsOf(label.box)
    const isFree = places.every(cell =>
      (cells.get(cell) ?? []).every(other => !boxesOverlap(label.box, other.box)),
    )
    if (!isFree) continue
    kept.push(label)
    for (const cell of places) cells.set(cell, [...(cells.get(cell) ?? []), label])
  }
  return kept
}

function cellsOf({ x, y, width, height }: Box): string[] {
  const cells: string[] = []
  for (let column = Math.floor(x / CELL); column <= Math.floor((x + width) / CELL); column++)
    for (let row = Math.floor(y / CELL); row <= Math.floor((y + height) / CELL); row++)
      cells.push(`${column} ${row}`)
  return cells
}
