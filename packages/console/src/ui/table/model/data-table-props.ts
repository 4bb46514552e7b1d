import type { ReactNode } from 'react'
import type { Selection } from './row-selection.ts'
import type { DataColumn, RowAction, SecondLineOf, TableFilters, TableSort } from './table-types.ts'

/** What a card gets from the table. */
export interface CardParts {
  /** The 44 px button behind which the actions of the row are; null without actions. */
  menu: ReactNode
  /** The box that selects the row, 44 px to press; null where rows cannot be selected. */
  check: ReactNode
}

/** What a table is given. */
export interface DataTableProps<Row extends object> {
  /** Its name for assistive technology. */
  label: string
  /** Keep the array while nothing changed, and the objects of unchanged rows. */
  rows: readonly Row[]
  /** Made once, or by `useMemo`. */
  columns: readonly DataColumn<Row>[]
  rowId: (row: Row) => string
  /** What a row is called in names of buttons: its number or code. */
  rowLabel: (row: Row) => string
  /** The chosen order; null shows the rows as they come. */
  sort?: TableSort | null | undefined
  /** The order in which the rows come, where it is that of one column. */
  ownSort?: TableSort | null | undefined
  onSort?: ((sort: TableSort | null) => void) | undefined
  filters?: TableFilters | undefined
  onFilters?: ((filters: Record<string, string[]>) => void) | undefined
  /** How many rows each value of a column's filter would show, by column id; asked while that filter is open. */
  filterCounts?: ((column: string) => ReadonlyMap<string, number>) | undefined
  /** The server sorts and filters; `rows` are its answer. */
  manual?: boolean | undefined
  selection?: Selection | undefined
  onSelection?: ((selection: Selection) => void) | undefined
  /** A new list draws every row again: make it when the facts behind `reasons` or `hidden` changed. */
  actions?: readonly RowAction<Row>[] | undefined
  /** Width of the actions column in pixels; 86 holds three icons. */
  actionsWidth?: number | undefined
  /** Enter on a row, or a double press. */
  onOpen?: ((row: Row) => void) | undefined
  /** One press on a row opens it: for tables whose rows have no actions of their own. */
  opensOnPress?: boolean | undefined
  /** Ids of rows that just changed, from `useChangedRows`. */
  changed?: ReadonlySet<string> | undefined
  secondLine?: SecondLineOf<Row> | undefined
  /** Changes when another list is asked for, such as another page: its rows come in at once, pointer or not. */
  list?: string | undefined
  /**
   * What became of a row that left the list, as a sentence: `Completed 3 s ago.` It stays in its place while the pointer or
   * the focus is on it. `now` is in milliseconds since the epoch.
   */
  departed?: ((row: Row, now: number) => string) | undefined
  loading?: boolean | undefined
  /** Shown when there is no row: an `EmptyState`. */
  empty?: ReactNode
  /** The name under which this browser remembers how its columns are arranged; without one they cannot be. */
  columnsKey?: string | undefined
  /** How a row looks on phones; without it the table scrolls sideways there. */
  card?: ((row: Row, parts: CardParts) => ReactNode) | undefined
  /** Takes all the height there is instead of what its rows need. */
  fill?: boolean | undefined
}
