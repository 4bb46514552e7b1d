import { useVirtualizer } from '@tanstack/react-virtual'

/** Lists up to this long are drawn whole, so that the page's own search finds their entries. */
const DRAW_WHOLE = 80

export interface VirtualRows {
  /** Indexes of the rows to draw. */
  indexes: readonly number[]
  /** Empty space above and below them, in pixels. */
  above: number
  below: number
  /** Ref of a drawn row, so that its real height counts; undefined while all are drawn. */
  measure: ((element: HTMLElement | null) => void) | undefined
  /** Where a row begins, in pixels below the first; 0 while all are drawn. */
  startOf: (index: number) => number
  scrollTo: (index: number) => void
}

/** Of a long list only the rows in sight are in the page; a short one is followed too, for it may become long where it is. */
export function useVirtualRows(
  count: number,
  scroller: HTMLElement | null,
  keyAt: (index: number) => string,
  rowHeight: number,
): VirtualRows {
  'use no memo' // the virtualizer keeps its identity while its answers change
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    getItemKey: keyAt,
    overscan: 12,
    initialRect: { width: 0, height: 600 },
  })
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = () => false // KeepPlace does, before anything is painted
  if (count <= DRAW_WHOLE) {
    const indexes = Array.from({ length: count }, (_, index) => index)
    return { indexes, above: 0, below: 0, measure: undefined, startOf: () => 0, scrollTo: () => {} }
  }
  const items = virtualizer.getVirtualItems()
  return {
    indexes: items.map(item => item.index),
    above: items[0]?.start ?? 0,
    below: virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0),
    measure: virtualizer.measureElement,
    startOf: index => virtualizer.measurementsCache[index]?.start ?? 0,
    scrollTo: index => virtualizer.scrollToIndex(index, { align: 'auto' }),
  }
}
