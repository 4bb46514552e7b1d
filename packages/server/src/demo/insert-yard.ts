import { randomUUID } from 'node:crypto'
import type { DemoYard } from '@tractrix/demo-yards'
import { insertTerms } from '../detention/index.ts'
import { json, type Trx } from '../platform/db/index.ts'

const MINUTE_MS = 60_000
/** Trailers came in over the last three days, a little apart. */
const CHECK_IN_EVERY_MINUTES = 37
const CHECK_IN_WITHIN_MINUTES = 3 * 24 * 60
/** The terms are older than every trailer. */
const TERMS_SINCE_DAYS = 30
/** Rows of one statement; PostgreSQL takes at most 65,535 parameters. */
const ROWS_AT_ONCE = 500

/** Writes one demo yard with its zones, trailers, trucks and routes. */
export async function insertYard(trx: Trx, yard: DemoYard, now: Date): Promise<void> {
  await insertSite(trx, yard, now)
  const zones = yard.zones.map(zone => ({
    id: zone.id,
    site_id: yard.siteId,
    name: zone.name,
    zone_type: zone.zoneType,
    coordinates: json(zone.polygon),
    heading_radians: zone.headingRadians,
    length_meters: zone.lengthMeters,
    width_meters: zone.widthMeters,
    bank: zone.bank,
    updated_at: now.toISOString(),
  }))
  for (const rows of inPieces(zones)) await trx.insertInto('zones').values(rows).execute()
  const trailers = yard.trailers.map((trailer, i) => ({
    id: trailer.id,
    site_id: yard.siteId,
    scac: trailer.scac,
    serial: trailer.serial,
    type: trailer.type,
    dimension_code: trailer.dimensionCode,
    length_meters: trailer.lengthMeters,
    width_meters: trailer.widthMeters,
    loaded: trailer.loaded,
    can_move: trailer.canMove,
    otr_drop_off_confirmed: trailer.otrDropOffConfirmed,
    notes: trailer.notes,
    zone_id: trailer.zoneId,
    created_at: checkedInAt(i, now),
    updated_at: checkedInAt(i, now),
  }))
  for (const rows of inPieces(trailers)) await trx.insertInto('trailers').values(rows).execute()
  const trucks = [...yard.trucks, ...yard.playgroundTrucks].map(truck => ({
    id: truck.id,
    site_id: yard.siteId,
    internal_id: truck.internalId,
    manufacturer: truck.manufacturer,
    name: truck.name,
  }))
  await trx.insertInto('trucks').values(trucks).execute()
  await insertRoutes(trx, yard)
  const termsSince = new Date(now.getTime() - TERMS_SINCE_DAYS * 24 * 60 * MINUTE_MS).toISOString()
  await insertTerms(trx, {
    id: randomUUID(),
    siteId: yard.siteId,
    version: 1,
    validFrom: termsSince,
    savedAt: termsSince,
    savedBy: null,
    ...yard.detention,
  })
}

/** Writes the routes of a yard; those that are there stay as they are. */
export async function insertRoutes(
  trx: Trx,
  { siteId, staticRoutes }: Pick<DemoYard, 'siteId' | 'staticRoutes'>,
): Promise<void> {
  const routes = staticRoutes.map(({ id, siteVersion, name, routeType }) => ({
    id,
    site_id: siteId,
    site_version: siteVersion,
    name,
    route_type: routeType,
  }))
  await trx
    .insertInto('static_routes')
    .values(routes)
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

async function insertSite(trx: Trx, yard: DemoYard, now: Date): Promise<void> {
  await trx
    .insertInto('partners')
    .values(yard.partner)
    .onConflict(conflict => conflict.doNothing())
    .execute()
  await trx
    .insertInto('sites')
    .values({
      id: yard.siteId,
      partner_id: yard.partner.id,
      name: yard.name,
      internal_site_alias: yard.alias,
      latitude_min: yard.bounds.latitudeMin,
      latitude_max: yard.bounds.latitudeMax,
      longitude_min: yard.bounds.longitudeMin,
      longitude_max: yard.bounds.longitudeMax,
      origin_latitude: yard.origin.latitude,
      origin_longitude: yard.origin.longitude,
      origin_rotation_radians: yard.origin.rotationRadians,
      map_heading_degrees: yard.headingDegrees,
      map_id: yard.mapId,
      base_map: json(yard.baseMap),
      time_zone: yard.timeZone,
      accept_partner_moves: yard.config.acceptPartnerMoves,
      should_skip_mission_planning: yard.shouldSkipMissionPlanning,
      config: json(yard.config),
      created_at: now.toISOString(),
    })
    .execute()
  await trx.insertInto('move_counts').values({ site_id: yard.siteId }).execute()
}

function checkedInAt(position: number, now: Date): string {
  const minutesAgo = (position * CHECK_IN_EVERY_MINUTES) % CHECK_IN_WITHIN_MINUTES
  return new Date(now.getTime() - minutesAgo * MINUTE_MS).toISOString()
}

function inPieces<Row>(rows: Row[]): Row[][] {
  const pieces: Row[][] = []
  for (let i = 0; i < rows.length; i += ROWS_AT_ONCE) pieces.push(rows.slice(i, i + ROWS_AT_ONCE))
  return pieces
}
