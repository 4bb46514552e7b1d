import type { Move } from './move.ts'

/** What the tables show while a move has no truck, trailer or zone of its own yet; empty: nothing known (MV-OPEN-45). */
export interface MoveDisplay {
  truck: string
  scac: string
  serial: string
  start: string
  end: string
}

/** The truck falls back to the requested one, the rest to what the partner sent (MV-OPEN-45). */
export function moveDisplay(
  move: Pick<Move, 'truck' | 'requestedTruck' | 'trailer' | 'fromZone' | 'toZone' | 'partnerPayload'>,
): MoveDisplay {
  return {
    truck: move.truck?.name ?? move.requestedTruck?.name ?? '',
    scac: move.trailer?.scac ?? move.partnerPayload?.scac ?? '',
    serial: move.trailer?.serial ?? move.partnerPayload?.serial ?? '',
    start: move.fromZone?.name ?? move.partnerPayload?.fromZone ?? '',
    end: move.toZone?.name ?? move.partnerPayload?.toZone ?? '',
  }
}
