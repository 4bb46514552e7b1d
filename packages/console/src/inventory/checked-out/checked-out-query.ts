import type { TrailerLoad } from '@tractrix/domain/trailers'
import type { OrderBy, TrailersWhere } from '../../platform/graphql/graphql.generated.ts'
import type { TableFilters, TableSort } from '../../ui/table/model/table-types.ts'

/** The list begins with trailers that came so many days before today. */
const WINDOW_DAYS = 30

/** The newest checkout first (OP-INV-09). */
export const CHECKED_OUT_ORDER: TableSort = { column: 'archivedAt', direction: 'desc' }

/** The field that the API sorts by for a column of another name. */
const FIELDS: Readonly<Record<string, string>> = { dimensionCode: 'lengthMeters' }

/**
 * What Checked Out asks for: trailers that came at or after local midnight thirty days ago (OP-INV-10, OP-OPEN-78).
 *
 * @param now milliseconds since the epoch
 */
export function checkedOutQuery(
  { filters, sort }: { filters: TableFilters; sort: TableSort | null },
  now: number,
): { where: TrailersWhere; orderBy: OrderBy[] } {
  const from = new Date(now)
  from.setHours(0, 0, 0, 0)
  from.setDate(from.getDate() - WINDOW_DAYS)
  const { column, direction } = sort ?? CHECKED_OUT_ORDER
  const text = (name: string) => filters[name]?.[0]?.trim() || undefined
  const where: TrailersWhere = {
    archived: true,
    createdAt: { from: from.toISOString() },
    scac: text('scac'),
    serial: text('serial'),
    dimensionCode: filters.dimensionCode && [...filters.dimensionCode],
    load: filters.loaded && ([...filters.loaded] as TrailerLoad[]),
  }
  return { where, orderBy: [{ field: FIELDS[column] ?? column, direction }] }
}
