import {
  type ColumnDef,
  columnFilteringFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  createFilteredRowModel,
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { type SyntheticEvent, useMemo } from 'react'
import { flushSync } from 'react-dom'
import type { DataColumn, TableFilters, TableSort } from '../model/table-types.ts'
import type { ColumnArrangement } from './use-column-arrangement.ts'

const features = tableFeatures({
  rowSortingFeature,
  columnFilteringFeature,
  columnVisibilityFeature,
  columnSizingFeature,
  columnResizingFeature,
  sortedRowModel: createSortedRowModel(),
  filteredRowModel: createFilteredRowModel(),
})

export interface RowModelInput<Row> {
  rows: readonly Row[]
  columns: readonly DataColumn<Row>[]
  rowId: (row: Row) => string
  sort: TableSort | null
  filters: TableFilters
  /** The server has sorted and filtered already. */
  manual: boolean
  arrangement: ColumnArrangement
}

/** The rows that pass the filters, in the chosen order; without one, in the order they came. And the columns that are shown. */
export function useRowModel<Row extends object>({
  rows,
  columns,
  rowId,
  sort,
  filters,
  manual,
  arrangement,
}: RowModelInput<Row>) {
  'use no memo' // the table keeps its identity while its answers change
  const definitions = useMemo(() => columns.map(definition), [columns])
  const columnFilters = useMemo(
    () =>
      Object.entries(filters)
        .filter(([id]) => hasColumn(columns, id))
        .map(([id, value]) => ({ id, value })),
    [filters, columns],
  )
  const sorting = useMemo(
    () =>
      sort === null || !hasColumn(columns, sort.column)
        ? []
        : [{ id: sort.column, desc: sort.direction === 'desc' }],
    [sort, columns],
  )
  const table = useTable<typeof features, Row>({
    features,
    data: rows as Row[],
    columns: definitions,
    getRowId: rowId,
    manualSorting: manual,
    manualFiltering: manual,
    columnResizeMode: 'onEnd',
    onColumnSizingChange: change =>
      arrangement.setWidths(typeof change === 'function' ? change(arrangement.widths) : change),
    state: {
      sorting,
      columnFilters,
      columnSizing: arrangement.widths,
      columnVisibility: arrangement.visibility,
    },
  })
  const model = table.getRowModel().rows
  const { deltaOffset, isResizingColumn } = table.state.columnResizing
  return {
    rows: useMemo(() => model.map(row => row.original), [model]),
    shownColumns: useMemo(
      () => columns.filter(({ id }) => arrangement.visibility[id] !== false),
      [columns, arrangement.visibility],
    ),
    /** The column whose edge is being dragged and how far, in pixels; null: none. */
    dragged: isResizingColumn === false ? null : { column: isResizingColumn, by: deltaOffset ?? 0 },
    /** Begins to drag the right edge of a column, which is so wide now. */
    startDrag: (id: string, width: number, event: SyntheticEvent) => {
      // A column that found its own width begins with that one.
      flushSync(() => arrangement.setWidths({ ...arrangement.widths, [id]: Math.round(width) }))
      const header = table.getHeaderGroups()[0]?.headers.find(({ column }) => column.id === id)
      header?.getResizeHandler()(event)
    },
  }
}

/** What is remembered may name a column that this table, or this variant of it, does not have. */
function hasColumn<Row>(columns: readonly DataColumn<Row>[], id: string): boolean {
  return columns.some(column => column.id === id)
}

const words = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

function definition<Row extends object>(column: DataColumn<Row>): ColumnDef<typeof features, Row, unknown> {
  return {
    id: column.id,
    accessorFn: (row: Row) => column.value?.(row) ?? undefined,
    sortUndefined: 'last',
    sortFn: (one, other, id) => compareValues(one.getValue(id), other.getValue(id)),
    filterFn: (row, _id, chosen: readonly string[]) => passes(column, row.original, chosen),
  }
}

export function compareValues(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return words.compare(String(one), String(other))
}

/** The rows that the filters show, in the order they came. */
export function passing<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  filters: TableFilters,
): readonly Row[] {
  return rows.filter(row => columns.every(column => passes(column, row, filters[column.id] ?? [])))
}

/** Whether a row passes the filter of a column. */
export function passes<Row>(column: DataColumn<Row>, row: Row, chosen: readonly string[]): boolean {
  if (chosen.length === 0) return true
  if (column.matches) return column.matches(row, chosen)
  const value = String(column.value?.(row) ?? '')
  if (column.filter?.kind === 'text') return value.toLowerCase().includes(chosen[0]!.trim().toLowerCase())
  return chosen.includes(value)
}
