import { type Box, boxesOverlap } from './label-box.ts'

/** Labels that stand fixed on the yard, the most important first: one covers none that comes before it. */
export const LABEL_PRIORITIES = ['spot_in_move', 'spot', 'trailer', 'area'] as const
export type LabelPriority = (typeof LABEL_PRIORITIES)[number]

/** A label that wants to be written. */
export interface WantedLabel {
  id: string
  priority: LabelPriority
  box: Box
}

/** Boxes are looked up by squares of this size, in pixels. */
const CELL = 96

/** The labels that are written: of two that would cover each other the more important one, of equals the first. */
export function keptLabels<Label extends WantedLabel>(labels: readonly Label[]): Label[] {
  const kept: Label[] = []
  const cells = new Map<string, Label[]>()
  for (const priority of LABEL_PRIORITIES) {
    for (const label of labels) {
      if (label.priority !== priority) continue
      const places = cellsOf(label.box)
      const isFree = places.every(cell =>
        (cells.get(cell) ?? []).every(other => !boxesOverlap(label.box, other.box)),
      )
      if (!isFree) continue
      kept.push(label)
      for (const cell of places) cells.set(cell, [...(cells.get(cell) ?? []), label])
    }
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
