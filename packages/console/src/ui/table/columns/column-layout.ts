import type { DataColumn } from '../model/table-types.ts'

export const CHECKBOX_WIDTH = 36
/** Its share of the width that is not needed: the others grow by the rest of it, until nothing of them is cut. */
const GROWS_BY = 0.6

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
  /** Widths that somebody chose, in pixels per column id. */
  chosen: Readonly<Record<string, number>>
}

/** Which columns a table of this width shows, how, and where. */
export function layoutColumns<Row>(
  columns: readonly DataColumn<Row>[],
  width: number,
  frame: Frame,
): ColumnLayout<Row> {
  const shown = columns
    .filter(column => column.hideBelow === undefined || width >= column.hideBelow)
    .map(column => {
      const chosen = frame.chosen[column.id]
      const compact = column.compact !== undefined && width < column.compact.below && chosen === undefined
      const roomy = column.roomy !== undefined && width >= column.roomy.from
      const free = roomy ? column.roomy!.width : (column.least ?? column.width)
      const least = chosen ?? (compact ? column.compact!.width : free)
      return { column, compact, chosen, least }
    })
  const someGrow = shown.some(({ column, chosen }) => column.grow && chosen === undefined)
  const before = frame.selectable ? CHECKBOX_WIDTH : 0
  const minWidth = before + shown.reduce((sum, { least }) => sum + least, 0) + frame.actionsWidth
  const tracks = shown.map(({ column, compact, chosen, least }) => {
    if (chosen !== undefined || compact) return `${least}px`
    if (!someGrow) return `minmax(${least}px, ${column.width}fr)`
    if (!column.grow) return `minmax(${least}px, ${column.width}px)`
    return `minmax(max(${least}px, (100% - ${minWidth - least}px) * ${GROWS_BY}), 1fr)`
  })
  const all = [
    ...(frame.selectable ? [`${CHECKBOX_WIDTH}px`] : []),
    ...tracks,
    // Without one that grows the actions stay at the right edge.
    ...(frame.actionsWidth > 0
      ? [
          shown.every(({ chosen }) => chosen !== undefined)
            ? `minmax(${frame.actionsWidth}px, 1fr)`
            : `${frame.actionsWidth}px`,
        ]
      : []),
  ]
  const pinnedWidth = (from: number, to: number) =>
    shown.slice(from, to).reduce((sum, { column, least }) => (column.pinned ? sum + least : sum), 0)
  return {
    placed: shown.map(({ column, compact }, index) => ({
      column,
      compact,
      pin: column.pinned
        ? {
            left: before + pinnedWidth(0, index),
            right: frame.actionsWidth + pinnedWidth(index + 1, shown.length),
          }
        : null,
    })),
    template: all.join(' '),
    minWidth,
  }
}

/** The widths at which the layout changes, ascending. */
export function layoutSteps<Row>(columns: readonly DataColumn<Row>[]): number[] {
  const steps = columns.flatMap(column => [column.hideBelow, column.compact?.below, column.roomy?.from])
  return [...new Set(steps.filter(step => step !== undefined))].sort((one, other) => one - other)
}
