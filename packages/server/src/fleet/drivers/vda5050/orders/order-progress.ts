import {
  AV_BLOCKED_ERROR_TYPE,
  ORDER_ACTION_TYPES,
  ORDER_ID_REFERENCE_KEY,
  type State,
  type VehicleError,
} from '@tractrix/fleet-protocol'
import { jobReason } from '../../../vehicles/job-reason.ts'
import type { JobPhase, JobReason } from '../../../vehicles/vehicle-port.ts'
import type { OrderExpectation } from './order-from-job.ts'

/** What a state says about an order of ours. */
export type OrderVerdict =
  /** The vehicle has another order or none. */
  | { kind: 'not-taken' }
  | { kind: 'refused'; reason: JobReason }
  | { kind: 'running'; phases: JobPhase[] }
  | { kind: 'complete'; phases: JobPhase[] }
  | { kind: 'failed'; phases: JobPhase[]; reason: JobReason }

/**
 * Judges an order by the vehicle's state.
 * Complete: the order is ours, the last released node is reached, no edge is left and every action is FINISHED.
 * `nodeStates` does not count, since some vehicles never empty it. Failed: an action FAILED, or any FATAL error.
 */
export function judgeOrder(expected: OrderExpectation, state: State): OrderVerdict {
  if (state.orderId !== expected.orderId) {
    const refusal = state.errors.find(error => isAbout(error, expected.orderId))
    if (refusal === undefined) return { kind: 'not-taken' }
    return { kind: 'refused', reason: jobReason('order_rejected', wordsOf(refusal)) }
  }
  const phases = phasesOf(expected, state)
  if (isComplete(expected, state)) return { kind: 'complete', phases }
  const failedAction = actionsOf(expected, state).find(action => action.actionStatus === 'FAILED')
  const fatal = state.errors.find(error => error.errorLevel === 'FATAL')
  if (failedAction !== undefined) {
    // The vehicle's own words; the name of the action stands in only where it gave none.
    const words = joinTexts([failedAction.resultDescription, fatal && wordsOf(fatal)])
    return {
      kind: 'failed',
      phases,
      reason: jobReason(
        'action_failed',
        words || `The truck could not carry out the step "${failedAction.actionType}".`,
      ),
    }
  }
  if (fatal !== undefined) {
    return { kind: 'failed', phases, reason: jobReason('fatal_error', wordsOf(fatal)) }
  }
  return { kind: 'running', phases }
}

/** True while the vehicle still has something to do for the order it names, whatever order that is. */
export function isOrderActive(state: State): boolean {
  if (state.orderId === '') return false
  const unfinished = state.actionStates.some(
    action => action.actionId.startsWith(`${state.orderId}.a`) && !isEnded(action.actionStatus),
  )
  return state.edgeStates.length > 0 || unfinished
}

const isEnded = (status: string): boolean => status === 'FINISHED' || status === 'FAILED'

function isComplete(expected: OrderExpectation, state: State): boolean {
  const reported = new Map(state.actionStates.map(action => [action.actionId, action.actionStatus]))
  return (
    state.lastNodeSequenceId === expected.lastSequenceId &&
    state.edgeStates.length === 0 &&
    expected.actions.every(({ actionId }) => reported.get(actionId) === 'FINISHED') &&
    actionsOf(expected, state).every(action => action.actionStatus === 'FINISHED')
  )
}

/** The states of all actions that belong to the order. */
const actionsOf = ({ orderId }: OrderExpectation, state: State) =>
  state.actionStates.filter(action => action.actionId.startsWith(`${orderId}.a`))

/** The steps that the order has behind it, in the order in which they come. */
function phasesOf(expected: OrderExpectation, state: State): JobPhase[] {
  const isFinished = (actionType: string) =>
    expected.actions.some(
      wanted =>
        wanted.actionType === actionType &&
        state.actionStates.some(
          action => action.actionId === wanted.actionId && action.actionStatus === 'FINISHED',
        ),
    )
  const phases: JobPhase[] = ['accepted']
  if (isFinished(ORDER_ACTION_TYPES.pick)) phases.push('picked_up')
  if (isFinished(ORDER_ACTION_TYPES.drop)) phases.push('dropped')
  return phases
}

/** An error that names the order; a truck that is blocked names it too, but has not refused it. */
const isAbout = (error: VehicleError, orderId: string): boolean =>
  error.errorType !== AV_BLOCKED_ERROR_TYPE &&
  (error.errorReferences ?? []).some(
    reference => reference.referenceKey === ORDER_ID_REFERENCE_KEY && reference.referenceValue === orderId,
  )

const wordsOf = (error: VehicleError): string => joinTexts([error.errorType, error.errorDescription])

const joinTexts = (words: (string | undefined)[]): string =>
  words.filter(word => word !== undefined && word !== '').join(': ')
