import { useEffect, useMemo, useState } from 'react'
import type { DataColumn } from '../model/table-types.ts'
import { type ColumnLayout, type Frame, layoutColumns, layoutSteps } from './column-layout.ts'

/**
 * The columns as they fit the width of the scrolling element. Keeps its identity while the width moves between two
 * steps, so that resizing a window does not draw the rows again.
 */
export function useColumnLayout<Row>(
  columns: readonly DataColumn<Row>[],
  scroller: HTMLElement | null,
  frame: Frame,
): ColumnLayout<Row> {
  const steps = useMemo(() => layoutSteps(columns), [columns])
  const [step, setStep] = useState(Number.POSITIVE_INFINITY)
  useEffect(() => {
    if (scroller === null) return
    const observer = new ResizeObserver(([entry]) => {
      const width = entry!.contentRect.width
      if (width > 0) setStep(steps.findLast(from => width >= from) ?? 0)
    })
    observer.observe(scroller)
    return () => observer.disconnect()
  }, [scroller, steps])
  const { selectable, actionsWidth, chosen } = frame
  return useMemo(
    () => layoutColumns(columns, step, { selectable, actionsWidth, chosen }),
    [columns, step, selectable, actionsWidth, chosen],
  )
}
