import type { TableSort } from './table-types.ts'

/**
 * What a press on a column head makes of the order: up, down, back to the table's own order. On the column of the
 * table's own order the first press turns that order round.
 */
export function nextSort(sort: TableSort | null, column: string, own: TableSort | null): TableSort | null {
  if (own?.column === column) {
    const turned = { column, direction: own.direction === 'asc' ? 'desc' : 'asc' } as const
    return sort?.column === column && sort.direction === turned.direction ? null : turned
  }
  if (sort?.column !== column) return { column, direction: 'asc' }
  return sort.direction === 'asc' ? { column, direction: 'desc' } : null
}
