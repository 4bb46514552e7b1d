import type { TableFilters } from '../../ui/table/model/table-types.ts'

/** The filters of a carrier and a number that were typed into one line: `HJBT 55`, `hj` or `5519`. */
export function filtersOfSearch(text: string): { scac: string[]; serial: string[] } {
  const typed = text.trim()
  const [, carrier, number] = /^([A-Za-z]{0,4})\s+(.+)$/.exec(typed) ?? []
  if (carrier !== undefined && number !== undefined) return { scac: given(carrier), serial: given(number) }
  return /^[A-Za-z]{1,4}$/.test(typed) ? { scac: [typed], serial: [] } : { scac: [], serial: given(typed) }
}

/** The line that stands for these filters. */
export function searchOfFilters({ scac = [], serial = [] }: TableFilters): string {
  return [scac[0], serial[0]].filter(Boolean).join(' ')
}

const given = (text: string): string[] => (text === '' ? [] : [text])
