import { expect, it } from 'vitest'
import { buildMove } from '../testing/index.ts'
import { moveFailedNotification } from './move-failed.ts'
import { NOTIFICATION_LEVELS } from './notification.ts'

it('MV-OPEN-25 OP-OPEN-53 four levels', () => {
  expect(NOTIFICATION_LEVELS).toEqual(['success', 'info', 'warning', 'error'])
})

it('OP-NTF-04 OP-NTF-05 names truck, error message, trailer, start and end', () => {
  const move = buildMove({ truck: { id: 't', name: 'AV-01' }, errorMessage: 'Hitch failed.' })
  expect(moveFailedNotification(move)).toMatchObject({
    notificationLevel: 'error',
    title: 'Move Failed',
    message: 'AV-01 has set the move to Error: Hitch failed.\nTrailer: WERN 744205\nStart: P1\nEnd: D1',
  })
})

it('OP-NTF-07 a move without a truck was set to error by the planner; what it lacks is left out', () => {
  const move = buildMove({ trailer: null, toZone: null })
  expect(moveFailedNotification(move).message).toBe(
    'Mission Planner has set the move to Error: no reason given\nStart: P1',
  )
})

it('carries title and lines apart from their language, with a reason of ours as one and words of a truck as they are', () => {
  const said = (errorMessage: string) =>
    moveFailedNotification(buildMove({ errorMessage })).lines[0]?.args.why
  expect(moveFailedNotification(buildMove({})).titleSentence.code).toBe('notification.move_failed')
  expect(said('The truck refused the order.')).toMatchObject({ code: 'job.order_rejected' })
  expect(said('no kingpin')).toBe('no kingpin')
})
