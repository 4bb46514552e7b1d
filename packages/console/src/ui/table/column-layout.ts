import type { DataColumn } from './table-types.ts'

export const CHECKBOX_WIDTH = 36

export interface PlacedColumn<Row> {
  column: DataColumn<Row>
  compact: boolean
  /** Distance at which it stays when the table scrolls sideways, in pixels; null when it scrolls along. */
  pin: { left: number; right: number } | null
}

export interface ColumnLayout<Row> {
  placed: readonly PlacedColumn<Row>[]
  /** The value of `grid-template-columns`. */
  template: string
  /** Narrower than this the table scrolls sideways, in pixels. */
  minWidth: number
}

export interface Frame {
  selectable: boolean
  /** Width of the actions column in pixels; 0 without actions. */
  actionsWidth: number
}

/** Which columns a table of this width shows, how, and where. */
export function layoutColumns<Row>(
  columns: readonly DataColumn<Row>[],
  width: number,
  frame: Frame,
): ColumnLayout<Row> {
  const shown = columns
    .filter(column => column.hideBelow === undefined || width >= column.hideBelow)
    .map(column => ({ column, compact: column.compact !== undefined && width < column.compact.below }))
  const widths = shown.map(({ column, compact }) => (compact ? column.compact!.width : column.width))
  const someGrow = shown.some(({ column }) => column.grow)
  const tracks = shown.map(({ column, compact }, index) => {
    const least = widths[index]!
    if (someGrow) return column.grow ? `minmax(${least}px, 1fr)` : `${least}px`
    return compact ? `${least}px` : `minmax(${least}px, ${least}fr)`
  })
  const before = frame.selectable ? CHECKBOX_WIDTH : 0
  const all = [
    ...(frame.selectable ? [`${CHECKBOX_WIDTH}px`] : []),
    ...tracks,
    ...(frame.actionsWidth > 0 ? [`${frame.actionsWidth}px`] : []),
  ]
  const pinnedWidth = (from: number, to: number) =>
    widths
      .slice(from, to)
      .reduce((sum, least, index) => (shown[from + index]!.column.pinned ? sum + least : sum), 0)
  return {
    placed: shown.map((entry, index) => ({
      ...entry,
      pin: entry.column.pinned
        ? {
            left: before + pinnedWidth(0, index),
            right: frame.actionsWidth + pinnedWidth(index + 1, widths.length),
          }
        : null,
    })),
    template: all.join(' '),
    minWidth: before + widths.reduce((sum, least) => sum + least, 0) + frame.actionsWidth,
  }
}

/** The widths at which the layout changes, ascending. */
export function layoutSteps<Row>(columns: readonly DataColumn<Row>[]): number[] {
  const steps = columns.flatMap(column => [column.hideBelow, column.compact?.below])
  return [...new Set(steps.filter(step => step !== undefined))].sort((one, other) => one - other)
}
