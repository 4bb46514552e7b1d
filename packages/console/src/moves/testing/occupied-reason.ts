import type { MoveRow } from '../../site-data/index.ts'

/** Why a move to E14 waits: another trailer stands there. */
export const OCCUPIED_REASON: MoveRow['waitReasons'][number] = {
  code: 'destination_occupied',
  message: 'E14 is occupied by 551902',
  args: { zone: 'E14', trailer: '551902' },
  zoneId: 'E14',
  trailerId: '551902',
  truckId: null,
  moveId: null,
  since: null,
  helps: 'move-trailer-away',
}
