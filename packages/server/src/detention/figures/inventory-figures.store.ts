import { SPOT_ZONE_TYPES } from '@tractrix/domain/zones'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../platform/db/index.ts'

/** What the inventory of a site amounts to, apart from money. Times are ISO times. */
export interface InventoryCounts {
  onSite: number
  loaded: number
  empty: number
  /** Nobody looked. */
  unknownLoad: number
  /** Enabled spots in which no trailer stands. */
  freeSpots: number
  /** Trailers on site that stand in no zone. */
  missingZone: number
  /** Since when the first of them does; null: there is none. */
  missingZoneSince: string | null
  checkedIn: number
  /** Null: none came since the asked moment. */
  lastCheckInAt: string | null
  checkedOut: number
  /** Null: none left since the asked moment. */
  lastCheckOutAt: string | null
  /** How long the stays were that ended in the last 7 days, in seconds; null: none did. */
  medianStaySeconds: number | null
  /** The same for the 7 days before. */
  medianStayBeforeSeconds: number | null
}

/**
 * Reads the figures in one statement, so that they are of one moment.
 *
 * @param since ISO time from which trailers that came and left are counted
 * @param now ISO time
 */
export async function readInventoryCounts(
  db: Kysely<Tables>,
  { siteId, since, now }: { siteId: string; since: string; now: string },
): Promise<InventoryCounts> {
  const { rows } = await sql<InventoryCounts>`
    with present as (select * from trailers where site_id = ${siteId} and not archived),
    missing as (
      select coalesce((
        select max(e.at) from events e
        where e.subject_id = p.id and e.is_kept and e.data #>> '{changes,zoneId,to}' is null
          and e.data -> 'changes' ? 'zoneId'), p.created_at) as since
      from present p where p.zone_id is null
    ),
    ended as (
      select extract(epoch from archived_at - created_at) as seconds, archived_at >= ${now}::timestamptz - interval '7 d' as is_new
      from trailers where site_id = ${siteId} and archived and archived_at >= ${now}::timestamptz - interval '14 d'
    )
    select p.*, f.*, m.*, i.*, o.*, s.*
    from
      (select count(*)::int as "onSite", (count(*) filter (where loaded))::int as loaded,
        (count(*) filter (where not loaded))::int as empty, (count(*) filter (where loaded is null))::int as "unknownLoad"
        from present) p,
      (select count(*)::int as "freeSpots" from zones z
        where z.site_id = ${siteId} and z.enabled and z.removed_at is null and z.zone_type = any(${[...SPOT_ZONE_TYPES]}::text[])
          and not exists (select from present where present.zone_id = z.id)) f,
      (select count(*)::int as "missingZone", min(since) as "missingZoneSince" from missing) m,
      (select count(*)::int as "checkedIn", max(created_at) as "lastCheckInAt" from trailers
        where site_id = ${siteId} and created_at >= ${since}) i,
      (select count(*)::int as "checkedOut", max(archived_at) as "lastCheckOutAt" from trailers
        where site_id = ${siteId} and archived and archived_at >= ${since}) o,
      (select round(percentile_cont(0.5) within group (order by seconds) filter (where is_new))::int as "medianStaySeconds",
        round(percentile_cont(0.5) within group (order by seconds) filter (where not is_new))::int as "medianStayBeforeSeconds"
        from ended) s`.execute(db)
  return rows[0]!
}
