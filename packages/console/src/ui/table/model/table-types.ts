import type { ReactNode } from 'react'
import type { Icon } from '../../actions/icon.ts'

export interface TableSort {
  column: string
  direction: 'asc' | 'desc'
}

/** Chosen values per column id; a text filter has one. A column without an entry is not filtered. */
export type TableFilters = Readonly<Record<string, readonly string[]>>

export type ColumnFilter =
  | { kind: 'text'; placeholder?: string | undefined }
  | { kind: 'list'; options: readonly { value: string; label: string }[] }

/**
 * One column. The functions look at the row alone: a row is drawn again only when its object changed. A cell that
 * needs something that lives elsewhere is a component that subscribes to it itself.
 */
export interface DataColumn<Row> {
  id: string
  header: string
  /** The plain value: for sorting, filtering and as the text of the cell. Null sorts last and shows a faint dash. */
  value?: ((row: Row) => string | number | null) | undefined
  cell?: ((row: Row) => ReactNode) | undefined
  /** Width at which nothing of it is cut, in pixels, with its padding. */
  width: number
  /** Width to which it shrinks where there is not enough for all; without one it does not shrink. */
  least?: number | undefined
  /** Takes what the others leave. Without such a column all grow alike. */
  grow?: boolean | undefined
  /**
   * `mono` for codes, `time` for times in 12 px, `note` for quiet text of at most two lines, `wrap` for words that take a
   * second line where one is too short.
   */
  look?: 'mono' | 'time' | 'note' | 'wrap' | undefined
  align?: 'end' | undefined
  sortable?: boolean | undefined
  filter?: ColumnFilter | undefined
  /** Whether a row passes the chosen values; by default its value is one of them, or contains the text. */
  matches?: ((row: Row, chosen: readonly string[]) => boolean) | undefined
  /** Stays in sight when the table scrolls sideways. */
  pinned?: boolean | undefined
  /** Not shown while the table is narrower than this, in pixels. */
  hideBelow?: number | undefined
  /** Another drawing while the table is narrower than `below`: an icon with a label. */
  compact?: CompactColumn<Row> | undefined
  /** Least width in a table that is at least `from` pixels wide: enough for one line, before others grow. */
  roomy?: { from: number; width: number } | undefined
}

/** How a column is drawn in a narrow table; widths in pixels. */
export interface CompactColumn<Row> {
  below: number
  width: number
  cell: (row: Row) => ReactNode
  /** The head still shows the name, which fits; otherwise icons stand for it. */
  keepsName?: boolean | undefined
}

/** What can be done with a row. The functions look at the row and at what the list of actions was made with. */
export interface RowAction<Row> {
  id: string
  label: string
  icon: Icon
  /** `icon` or `button` stay visible, the rest comes with hover and row focus. */
  shown?: 'icon' | 'button' | undefined
  /** With Shift and the row focused this letter does it. */
  letter?: string | undefined
  danger?: boolean | undefined
  hidden?: ((row: Row) => boolean) | undefined
  /** Why it is off for this row; each a whole sentence. */
  reasons?: ((row: Row) => readonly string[]) | undefined
  /** First line of the tooltip while it is off: what is not possible. */
  offTitle?: string | undefined
  /** Key that fixes the first reason. */
  fixKeys?: ((row: Row) => string | undefined) | undefined
  run: (row: Row) => void
}

/** A line under a row, from the column `from` on. Made once, like the columns. */
export interface SecondLineOf<Row> {
  has: (row: Row) => boolean
  of: (row: Row) => ReactNode
  from: string
}
