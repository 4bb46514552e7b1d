import type { OrderBy } from '../../platform/graphql/graphql.generated.ts'
import type { TableSort } from '../../ui/table/model/table-types.ts'

/** The field that the API sorts by for a column of another name. */
const FIELDS: Readonly<Record<string, string>> = {
  duration: 'moveDuration',
  start: 'fromZone',
  end: 'toZone',
}

/** Columns that the API cannot sort by. */
const UNSORTED = ['reassigned']

export function isSortable(column: string): boolean {
  return !UNSORTED.includes(column)
}

/** The order to ask for: the chosen one, else the tab's own. */
export function orderOf(sort: TableSort | null, own: readonly OrderBy[]): OrderBy[] {
  if (sort === null) return [...own]
  return [{ field: FIELDS[sort.column] ?? sort.column, direction: sort.direction }]
}
