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
  scrollTo: (index: number) => void
}

/** Of a long list only the rows in sight are in the page. */
export function useVirtualRows(
  count: number,
  scroller: HTMLElement | null,
  keyAt: (index: number) => string,
  rowHeight: number,
): VirtualRows {
  'use no memo' // the virtualizer keeps its identity while its answers change
  const virtualizer = useVirtualizer({
    count,
    enabled: count > DRAW_WHOLE,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    getItemKey: keyAt,
    overscan: 12,
    initialRect: { width: 0, height: 600 },
  })
  if (count <= DRAW_WHOLE) {
    const indexes = Array.from({ length: count }, (_, index) => index)
    return { indexes, above: 0, below: 0, measure: undefined, scrollTo: () => {} }
  }
  const items = virtualizer.getVirtualItems()
  return {
    indexes: items.map(item => item.index),
    above: items[0]?.start ?? 0,
    below: virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0),
    measure: virtualizer.measureElement,
    scrollTo: index => virtualizer.scrollToIndex(index, { align: 'auto' }),
  }
}
