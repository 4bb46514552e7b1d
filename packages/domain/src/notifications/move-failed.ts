import type { Move } from '../moves/index.ts'
import type { Notification } from './notification.ts'

/**
 * Tells that a move has failed: which truck said what, about which trailer, from where to where; what the move does not
 * have is left out (OP-NTF-04, OP-NTF-05, OP-NTF-07).
 */
export function moveFailedNotification(
  move: Pick<Move, 'truck' | 'errorMessage' | 'trailer' | 'fromZone' | 'toZone'>,
): Notification {
  const { truck, trailer, fromZone, toZone } = move
  const reporter = truck ? `${truck.name} has set the move to Error:` : MISSION_PLANNER
  const about = [
    trailer && `Trailer: ${trailer.scac} ${trailer.serial}`,
    fromZone && `Start: ${fromZone.name}`,
    toZone && `End: ${toZone.name}`,
  ].filter(part => part !== null)
  const lines = [`${reporter} ${move.errorMessage ?? 'no reason given'}`, ...about]
  return { notificationLevel: 'error', title: 'Move Failed', message: lines.join('\n') }
}

const MISSION_PLANNER = 'Mission Planner has set the move to Error:'
