import { pageCount } from '@tractrix/domain/platform'
import type { DataColumn, TableFilters, TableSort } from '../model/table-types.ts'
import { compareValues, passes, passing } from './use-row-model.ts'

/** One page of a list that is here whole. */
export interface PageOfRows<Row> {
  rows: readonly Row[]
  /** From 1; the last one where the list has become shorter than was asked for. */
  page: number
  /** Rows of all pages that pass the filters. */
  total: number
}

export interface PageQuestion<Row> {
  columns: readonly DataColumn<Row>[]
  sort: TableSort
  filters: TableFilters
  /** From 1. */
  page: number
  pageSize: number
}

/**
 * The rows of a page, as a server would answer it: filtered, in order, cut. Rows without a value in the sorted column come
 * last in either direction; equal ones stay in the order in which they came.
 */
export function pageOfRows<Row>(all: readonly Row[], question: PageQuestion<Row>): PageOfRows<Row> {
  const { columns, sort, filters, pageSize } = question
  const passed = [...passing(all, columns, filters)].sort(comparison(columns, sort))
  const page = Math.min(question.page, pageCount(passed.length, pageSize))
  return { rows: passed.slice((page - 1) * pageSize, page * pageSize), page, total: passed.length }
}

function comparison<Row>(columns: readonly DataColumn<Row>[], { column, direction }: TableSort) {
  const value = columns.find(({ id }) => id === column)?.value
  const sign = direction === 'asc' ? 1 : -1
  return (a: Row, b: Row) => {
    const [one, other] = [value?.(a) ?? null, value?.(b) ?? null]
    if (one === null || other === null) return Number(one === null) - Number(other === null)
    return sign * compareValues(one, other)
  }
}

/** How many rows each value of a column's list would show, the filters of the other columns left on. */
export function countsOfValues<Row>(
  all: readonly Row[],
  columns: readonly DataColumn<Row>[],
  filters: TableFilters,
  columnId: string,
): ReadonlyMap<string, number> {
  const column = columns.find(({ id }) => id === columnId)
  if (column?.filter?.kind !== 'list') return new Map()
  const rows = passing(all, columns, { ...filters, [columnId]: [] })
  const countOf = (value: string) => rows.filter(row => passes(column, row, [value])).length
  return new Map(column.filter.options.map(({ value }) => [value, countOf(value)]))
}
