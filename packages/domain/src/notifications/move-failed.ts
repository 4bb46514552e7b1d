import { jobSentence, type Move } from '../moves/index.ts'
import { defineSentences } from '../platform/index.ts'
import { type Notification, notificationOf } from './notification.ts'

/** What people are notified of. */
export const NOTIFICATION_SENTENCES = defineSentences('notification', {
  move_failed: 'Move Failed',
  set_to_error_by: '{truck} has set the move to Error: {why}',
  set_to_error: 'Mission Planner has set the move to Error: {why}',
  no_reason_given: 'no reason given',
  trailer: 'Trailer: {trailer}',
  start: 'Start: {zone}',
  end: 'End: {zone}',
})

/**
 * Tells that a move has failed: which truck said what, about which trailer, from where to where; what the move does not
 * have is left out (OP-NTF-04, OP-NTF-05, OP-NTF-07).
 */
export function moveFailedNotification(
  move: Pick<Move, 'truck' | 'errorMessage' | 'trailer' | 'fromZone' | 'toZone'>,
): Notification {
  const { truck, trailer, fromZone, toZone, errorMessage } = move
  const { of } = NOTIFICATION_SENTENCES
  const why = jobSentence(errorMessage) ?? errorMessage ?? of('no_reason_given')
  const lines = [
    truck ? of('set_to_error_by', { truck: truck.name, why }) : of('set_to_error', { why }),
    trailer && of('trailer', { trailer: `${trailer.scac} ${trailer.serial}` }),
    fromZone && of('start', { zone: fromZone.name }),
    toZone && of('end', { zone: toZone.name }),
  ].filter(line => line !== null)
  return notificationOf('error', of('move_failed'), lines)
}
