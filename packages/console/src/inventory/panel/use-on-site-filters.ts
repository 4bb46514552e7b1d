import { useRemembered } from '../../platform/remembered/remembered-setting.ts'
import { inventoryTable } from '../../platform/remembered/remembered-settings.ts'
import type { TableFilters, TableSort } from '../../ui/table/model/table-types.ts'

/** How All On Site is sorted and filtered; this browser remembers it (OP-CST-07). */
export interface OnSiteFilters {
  sort: TableSort | null
  filters: TableFilters
  setSort: (sort: TableSort | null) => void
  setFilters: (filters: Record<string, string[]>) => void
}

export function useOnSiteFilters(): OnSiteFilters {
  const [{ sort, filters }, remember] = useRemembered(inventoryTable)
  return {
    sort,
    filters,
    setSort: next => remember({ sort: next, filters }),
    setFilters: next => remember({ sort, filters: next }),
  }
}
