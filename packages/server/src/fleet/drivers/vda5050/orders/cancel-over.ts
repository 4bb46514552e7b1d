import type { State } from '@tractrix/fleet-protocol'
import type { OpenOrder } from './open-order.ts'
import { reportedOrder } from './reported-order.ts'

/** A cancel that was sent so often to a vehicle that stands idle needs no acknowledgement any more. */
const MAX_CANCELS = 3

/** Whether a canceled order is over: the vehicle has answered the cancel, or was asked often enough, and stands idle. */
export function isCancelOver({ expected, cancels }: OpenOrder, state: State): boolean {
  const isAnswered = state.actionStates.some(
    ({ actionId, actionStatus }) =>
      actionId.startsWith(`${expected.orderId}.cancel.`) &&
      (actionStatus === 'FINISHED' || actionStatus === 'FAILED'),
  )
  const isIdle = !state.driving && reportedOrder(state) === null
  return isIdle && (isAnswered || cancels >= MAX_CANCELS)
}
