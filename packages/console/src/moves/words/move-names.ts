import type { MoveRow } from '../../site-data/index.ts'

/**
 * What a list shows for truck, carrier, trailer, zones and reference: the move's own, else what was asked for, else what the
 * partner wrote (MV-OPEN-45). Null: nothing is known.
 */
export function moveNames(move: MoveRow) {
  return {
    truck: move.truck ?? move.requestedTruck,
    scac: move.trailer?.scac ?? move.partnerPayload?.scac ?? null,
    serial: move.trailer?.serial ?? move.partnerPayload?.serial ?? null,
    start: move.fromZone?.name ?? move.partnerPayload?.fromZone ?? null,
    end: move.toZone?.name ?? move.partnerPayload?.toZone ?? null,
    reference: move.referenceId ?? move.partnerPayload?.referenceId ?? null,
  }
}
