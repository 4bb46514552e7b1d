import type { Move } from '@tractrix/domain/moves'
import { sql } from 'kysely'

/** The columns of a move and of all it refers to, in the names of `MoveRow`; the move is `m` of `MOVE_JOINS`. */
export const MOVE_COLUMNS = sql`
  m.id, m.site_id as "siteId", m.type, m.source, m.status, m.priority, m.move_category as "moveCategory",
  m.move_class as "moveClass", m.notes, m.metadata, m.reference_id as "referenceId",
  m.customer_status as "customerStatus", m.partner_payload as "partnerPayload",
  m.additional_info as "additionalInfo", m.deadline, m.error_message as "errorMessage",
  m.rejected_code as "rejectedCode", m.reassigned_code as "reassignedCode",
  m.reassigned_description as "reassignedDescription", m.created_at as "createdAt", m.updated_at as "updatedAt", m.version,
  m.pending_at as "pendingAt", m.in_progress_at as "inProgressAt", m.completed_at as "completedAt",
  m.canceled_at as "canceledAt", m.errored_at as "erroredAt", m.rejected_at as "rejectedAt",
  m.reassigned_at as "reassignedAt", m.move_duration as "moveDuration", m.wait_reasons as "waitReasons",
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
  return {
    id: row.id,
    siteId: row.siteId,
    type: row.type,
    source: row.source,
    status: row.status,
    priority: row.priority,
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
    moveCategory: row.moveCategory,
    moveClass: row.moveClass,
    notes: row.notes,
    metadata: row.metadata,
    referenceId: row.referenceId,
    customerStatus: row.customerStatus,
    partnerPayload: row.partnerPayload,
    additionalInfo: row.additionalInfo,
    deadline: row.deadline,
    errorMessage: row.errorMessage,
    rejectedCode: row.rejectedCode,
    reassignedCode: row.reassignedCode,
    reassignedDescription: row.reassignedDescription,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    version: row.version,
    pendingAt: row.pendingAt,
    inProgressAt: row.inProgressAt,
    completedAt: row.completedAt,
    canceledAt: row.canceledAt,
    erroredAt: row.erroredAt,
    rejectedAt: row.rejectedAt,
    reassignedAt: row.reassignedAt,
    moveDuration: row.moveDuration,
    waitReasons: row.waitReasons,
  }
}
