import type { Move } from '@tractrix/domain/moves'
import { sql } from 'kysely'
import { columnOf, READ_NAMES } from './move-columns.ts'

const OWN_COLUMNS = READ_NAMES.map(name => `m.${columnOf(name)} as "${name}"`).join(', ')

/** The columns of a move and of all it refers to, in the names of `MoveRow`; the move is `m` of `MOVE_JOINS`. */
export const MOVE_COLUMNS = sql`
  ${sql.raw(OWN_COLUMNS)},
  fz.id as "fromZoneId", fz.name as "fromZoneName", fz.enabled as "fromZoneEnabled",
  tz.id as "toZoneId", tz.name as "toZoneName", tz.enabled as "toZoneEnabled",
  t.id as "trailerId", t.scac as "trailerScac", t.serial as "trailerSerial", t.in_transit as "trailerInTransit",
  t.dimension_code as "trailerDimensionCode", t.length_meters as "trailerLengthMeters",
  k.id as "truckId", k.name as "truckName", rk.id as "requestedTruckId", rk.name as "requestedTruckName"`

/** What a move refers to, joined by primary keys, so that one query answers whole moves. */
export const MOVE_JOINS = sql`
  left join zones fz on fz.id = m.from_zone_id
  left join zones tz on tz.id = m.to_zone_id
  left join trailers t on t.id = m.trailer_id
  left join trucks k on k.id = m.truck_id
  left join trucks rk on rk.id = m.requested_truck_id`

/** One row of `MOVE_COLUMNS`. */
export interface MoveRow extends Omit<Move, 'fromZone' | 'toZone' | 'trailer' | 'truck' | 'requestedTruck'> {
  fromZoneId: string | null
  fromZoneName: string
  fromZoneEnabled: boolean
  toZoneId: string | null
  toZoneName: string
  toZoneEnabled: boolean
  trailerId: string | null
  trailerScac: string
  trailerSerial: string
  trailerInTransit: boolean
  trailerDimensionCode: string | null
  trailerLengthMeters: number | null
  truckId: string | null
  truckName: string
  requestedTruckId: string | null
  requestedTruckName: string
}

/** The move of a row, with its references as objects (MV-ENT-01). */
export function rowToMove(row: MoveRow): Move {
  return Object.assign(pick(row, READ_NAMES), {
    fromZone: row.fromZoneId
      ? { id: row.fromZoneId, name: row.fromZoneName, enabled: row.fromZoneEnabled }
      : null,
    toZone: row.toZoneId ? { id: row.toZoneId, name: row.toZoneName, enabled: row.toZoneEnabled } : null,
    trailer: row.trailerId
      ? {
          id: row.trailerId,
          scac: row.trailerScac,
          serial: row.trailerSerial,
          inTransit: row.trailerInTransit,
          dimensionCode: row.trailerDimensionCode,
          lengthMeters: row.trailerLengthMeters,
        }
      : null,
    truck: row.truckId ? { id: row.truckId, name: row.truckName } : null,
    requestedTruck: row.requestedTruckId ? { id: row.requestedTruckId, name: row.requestedTruckName } : null,
  })
}

/** Only these of an object. */
function pick<Source extends object, Name extends keyof Source>(
  source: Source,
  names: readonly Name[],
): Pick<Source, Name> {
  const picked: Partial<Pick<Source, Name>> = {}
  for (const name of names) picked[name] = source[name]
  return picked as Pick<Source, Name>
}
