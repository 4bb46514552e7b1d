import type { TableFilters } from '../../ui/table/model/table-types.ts'

/** The names that the export has for the filters of All On Site, and how it takes several values. */
const PARAMETERS: readonly { column: string; name: string; once: boolean }[] = [
  { column: 'scac', name: 'scac', once: true },
  { column: 'serial', name: 'serial', once: true },
  { column: 'dimensionCode', name: 'dimensionCode', once: true },
  { column: 'loaded', name: 'load', once: true },
  { column: 'zone', name: 'location', once: false },
  { column: 'onSite', name: 'detention', once: true },
]

/** Where the trailers on site that these filters let through are a file (OP-INV-05). */
export function exportAddress(siteId: string, filters: TableFilters): string {
  const search = new URLSearchParams({ filetype: 'csv' })
  for (const { column, name, once } of PARAMETERS) {
    const values = filters[column] ?? []
    for (const value of once && values.length > 0 ? [values.join(',')] : values) search.append(name, value)
  }
  return `/sites/${siteId}/trailers?${search}`
}
