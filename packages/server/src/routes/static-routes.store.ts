import type { StaticRoute, StaticRouteType } from '@tractrix/domain/moves'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../platform/db/index.ts'

/** The surveyed routes of a site by name; `routeType` null means both types. */
export async function listStaticRoutes(
  db: Kysely<Tables>,
  siteId: string,
  routeType: StaticRouteType | null,
): Promise<StaticRoute[]> {
  const { rows } = await sql<StaticRoute>`
    select id, site_version as "siteVersion", name, route_type as "routeType" from static_routes
    where site_id = ${siteId} and (${routeType}::text is null or route_type = ${routeType})
    order by route_type, name, id`.execute(db)
  return rows
}
