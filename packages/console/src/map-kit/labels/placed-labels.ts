import { type Viewport, viewMatrix } from '../viewport/viewport.ts'
import { keptLabels, type WantedLabel } from './kept-labels.ts'
import type { Box } from './label-box.ts'

/** The labels that are written on a map at one scale, without covering each other. */
export interface PlacedLabels {
  ids: ReadonlySet<string>
  /** In pixels from where the zero of the map lies on screen. */
  boxes: readonly Box[]
}

export const NO_LABELS: PlacedLabels = { ids: new Set(), boxes: [] }

/** Chooses the labels that can be written without covering each other. */
export function placedLabels(wanted: readonly WantedLabel[]): PlacedLabels {
  const kept = keptLabels(wanted)
  return { ids: new Set(kept.map(({ id }) => id)), boxes: kept.map(({ box }) => box) }
}

/** The boxes of labels as they lie in a view; those that cannot be seen are left out. */
export function labelsInView({ boxes }: PlacedLabels, view: Viewport): Box[] {
  const [, , , , left, top] = viewMatrix(view)
  return boxes.flatMap(box => {
    const placed = { ...box, x: box.x + left, y: box.y + top }
    const isSeen =
      placed.x < view.width && placed.y < view.height && placed.x + box.width > 0 && placed.y + box.height > 0
    return isSeen ? [placed] : []
  })
}
