import { parseOrderId, type State } from '@tractrix/fleet-protocol'
import { isOrderActive } from './order-progress.ts'

/**
 * The order that a vehicle itself says it is carrying out, ours or somebody else's; null: it has none, or is done with
 * it. Of an order that is not ours, the names of its actions mean nothing.
 */
export function reportedOrder(state: State): string | null {
  const { orderId } = state
  if (orderId === '') return null
  const isActive = parseOrderId(orderId) === null ? isForeignActive(state) : isOrderActive(state)
  return isActive ? orderId : null
}

/** The order of somebody else that the vehicle is carrying out; null: none. */
export function foreignOrder(state: State): string | null {
  const orderId = reportedOrder(state)
  return orderId === null || parseOrderId(orderId) !== null ? null : orderId
}

function isForeignActive({ edgeStates, driving, actionStates }: State): boolean {
  const isWorking = actionStates.some(
    ({ actionId, actionStatus }) =>
      !OUR_REQUEST.test(actionId) && actionStatus !== 'FINISHED' && actionStatus !== 'FAILED',
  )
  return edgeStates.length > 0 || driving || isWorking
}

/** Requests of ours that the vehicle lists beside the actions of its order. */
const OUR_REQUEST = /\.(cancel|stray|charge)\.\d+$|^(stateRequest|startPause|stopPause|factsheetRequest)\./
