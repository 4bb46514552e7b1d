import type { Site, SiteConfig } from '@tractrix/domain/sites'
import { DEFAULT_SITE_CONFIG } from '@tractrix/domain/sites'
import { type Kysely, sql } from 'kysely'
import type { Tables, Trx } from '../platform/db/index.ts'

/** Sites by id, in no special order; ids that do not exist are left out. */
export async function readSites(db: Kysely<Tables>, ids: readonly string[]): Promise<Site[]> {
  const { rows } = await sql<SiteRow>`${SELECT_SITE} where s.id = any(${ids}::uuid[])`.execute(db)
  return rows.map(rowToSite)
}

/** Every site by name; `active` null means active or not. */
export async function listSites(db: Kysely<Tables>, active: boolean | null): Promise<Site[]> {
  const { rows } = await sql<SiteRow>`
    ${SELECT_SITE} where ${active}::boolean is null or s.active = ${active} order by s.name, s.id`.execute(db)
  return rows.map(rowToSite)
}

/** Writes the switches of a site that people use during the day. */
export async function saveSiteSwitch(
  trx: Trx,
  id: string,
  change: { isWorkingHours: boolean } | { acceptPartnerMoves: boolean },
): Promise<void> {
  const values =
    'isWorkingHours' in change
      ? { is_working_hours: change.isWorkingHours }
      : { accept_partner_moves: change.acceptPartnerMoves }
  await trx.updateTable('sites').set(values).where('id', '=', id).execute()
}

const SELECT_SITE = sql`
  select s.id, s.name, s.internal_site_alias as "internalSiteAlias", p.id as "partnerId", p.name as "partnerName",
    s.time_zone as "timeZone", s.latitude_min as "latitudeMin", s.latitude_max as "latitudeMax",
    s.longitude_min as "longitudeMin", s.longitude_max as "longitudeMax",
    s.origin_latitude as "originLatitude", s.origin_longitude as "originLongitude",
    s.origin_rotation_radians as "originRotationRadians", s.map_heading_degrees as "mapHeadingDegrees", s.map_id as "mapId",
    s.map_overlay_path as "mapOverlayPath", s.accept_partner_moves as "acceptPartnerMoves",
    s.should_skip_mission_planning as "shouldSkipMissionPlanning", s.is_working_hours as "isWorkingHours", s.config
  from sites s join partners p on p.id = s.partner_id`

interface SiteRow extends Omit<Site, 'partner' | 'bounds' | 'origin' | 'config'> {
  partnerId: string
  partnerName: string
  originLatitude: number
  originLongitude: number
  originRotationRadians: number
  config: Partial<SiteConfig>
}

function rowToSite(row: SiteRow): Site {
  const { partnerId, partnerName, originLatitude, originLongitude, originRotationRadians, config, ...site } =
    row
  const { latitudeMin, latitudeMax, longitudeMin, longitudeMax } = site
  return {
    ...site,
    partner: { id: partnerId, name: partnerName },
    bounds: { latitudeMin, latitudeMax, longitudeMin, longitudeMax },
    origin: { latitude: originLatitude, longitude: originLongitude, rotationRadians: originRotationRadians },
    config: { ...DEFAULT_SITE_CONFIG, ...config, acceptPartnerMoves: site.acceptPartnerMoves },
  }
}
