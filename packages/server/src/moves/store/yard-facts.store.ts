import {
  type ActiveMove,
  type MoveDraft,
  type MoveFacts,
  namedRoute,
  type StaticRoute,
  type TrailerFacts,
  type TruckFacts,
  type ZoneFacts,
} from '@tractrix/domain/moves'
import { sql } from 'kysely'
import type { Trx } from '../../platform/db/index.ts'
import { listStaticRoutes } from '../../routes/index.ts'
import { listActiveMoves } from './moves.store.ts'

/** What the rules ask about the yard, read in one snapshot under the site's lock. */
export interface YardFacts {
  trailers: ReadonlyMap<string, TrailerFacts>
  zones: ReadonlyMap<string, ZoneFacts>
  trucks: ReadonlyMap<string, TruckFacts>
  activeMoves: ActiveMove[]
  /** The surveyed routes of the site, when one of the moves names any. */
  routes: readonly StaticRoute[]
}

type Named = Omit<MoveDraft, 'chosenBy'>

/**
 * Reads everything of the site that the moves name, the spots of their trailers and the trailers in their spots; what
 * belongs to another site is not found.
 */
export async function readYardFacts(trx: Trx, siteId: string, moves: readonly Named[]): Promise<YardFacts> {
  const trucks = await readTruckFacts(trx, siteId, idsOf(moves, 'requestedTruckId'))
  const hanging = trucks.map(({ connectedTrailerId }) => connectedTrailerId).filter(isGiven)
  const named = await readTrailerFacts(trx, siteId, [...idsOf(moves, 'trailerId'), ...hanging])
  const spots = named.map(({ zoneId }) => zoneId).filter(isGiven)
  const zones = await readZoneFacts(trx, siteId, [...idsOf(moves, 'fromZoneId', 'toZoneId'), ...spots])
  const parked = await readTrailerFacts(trx, siteId, zones.map(({ trailerId }) => trailerId).filter(isGiven))
  return {
    zones: byId(zones),
    trucks: byId(trucks),
    trailers: byId([...named, ...parked]),
    activeMoves: await listActiveMoves(trx, siteId),
    routes: moves.some(namedRoute) ? await listStaticRoutes(trx, siteId, null) : [],
  }
}

/** The part of the yard that one move is about. @param moveId the move itself, which is no rival of its own */
export function factsOf(yard: YardFacts, move: Named, moveId: string | null): MoveFacts {
  const wanted = namedRoute(move)
  return {
    trailer: found(yard.trailers, move.trailerId),
    fromZone: found(yard.zones, move.fromZoneId),
    toZone: found(yard.zones, move.toZoneId),
    truck: found(yard.trucks, move.requestedTruckId),
    otherActiveMoves: yard.activeMoves.filter(({ id }) => id !== moveId),
    ...(wanted && {
      routeExists: yard.routes.some(
        ({ name, routeType }) => name === wanted.name && routeType === wanted.routeType,
      ),
    }),
  }
}

async function readZoneFacts(trx: Trx, siteId: string, ids: string[]): Promise<ZoneFacts[]> {
  const { rows } = await sql<ZoneFacts>`
    select z.id, z.name, z.enabled, z.zone_type as "zoneType", t.id as "trailerId"
    from zones z left join trailers t on t.zone_id = z.id and not t.archived
    where z.site_id = ${siteId} and z.id = any(${ids}::uuid[]) and z.removed_at is null`.execute(trx)
  return rows
}

async function readTrailerFacts(trx: Trx, siteId: string, ids: string[]): Promise<TrailerFacts[]> {
  const { rows } = await sql<TrailerFacts>`
    select t.id, t.in_transit as "inTransit", t.can_move as "canMove", t.dimension_code as "dimensionCode",
      t.zone_id as "zoneId", t.otr_drop_off_confirmed as "otrDropOffConfirmed", t.archived,
      (select k.id from trucks k where k.connected_trailer_id = t.id and not k.archived limit 1) as "attachedTruckId"
    from trailers t where t.site_id = ${siteId} and t.id = any(${ids}::uuid[])`.execute(trx)
  return rows
}

/** Whether a trailer hangs on it is what the truck itself last said; before its first word, what our records say. */
async function readTruckFacts(trx: Trx, siteId: string, ids: string[]): Promise<TruckFacts[]> {
  const { rows } = await sql<TruckFacts>`
    select k.id, k.availability, k.read_only as "readOnly", k.archived,
      k.connected_trailer_id as "connectedTrailerId",
      coalesce((l.telemetry ->> 'trailerIsConnected')::boolean, k.connected_trailer_id is not null)
        as "trailerIsConnected"
    from trucks k left join truck_telemetry l on l.truck_id = k.id
    where k.site_id = ${siteId} and k.id = any(${ids}::uuid[])`.execute(trx)
  return rows
}

function idsOf(
  moves: readonly Named[],
  ...names: ('fromZoneId' | 'toZoneId' | 'trailerId' | 'requestedTruckId')[]
): string[] {
  return moves.flatMap(move => names.map(name => move[name])).filter(isGiven)
}

const isGiven = (id: string | null): id is string => id !== null

const byId = <Thing extends { id: string }>(things: readonly Thing[]) =>
  new Map(things.map(thing => [thing.id, thing]))

const found = <Thing>(things: ReadonlyMap<string, Thing>, id: string | null) =>
  (id === null ? null : things.get(id)) ?? null
