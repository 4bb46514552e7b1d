import { isRecord } from './without-nulls.ts'

type Loose = Record<string, unknown>

/**
 * A `state` or `visualization` of a vehicle that follows the standard loosely, brought to 2.1: absent lists are empty,
 * an error without type or level gets one, an action that is PAUSED counts as RUNNING (2.1 text, absent in its
 * schema). What cannot be guessed, such as a missing battery, is left for the validator to name.
 */
export function tolerateState(state: Loose): Loose {
  return {
    orderId: '',
    orderUpdateId: 0,
    lastNodeId: '',
    lastNodeSequenceId: 0,
    driving: false,
    nodeStates: [],
    edgeStates: [],
    operatingMode: 'AUTOMATIC',
    safetyState: { eStop: 'NONE', fieldViolation: false },
    ...state,
    actionStates: records(state.actionStates).map(tolerateActionState),
    errors: records(state.errors).map(tolerateError),
    ...toleratePosition(state),
  }
}

/** The position, with `positionInitialized` when a vehicle forgot it. */
export const toleratePosition = (message: Loose): Loose =>
  isRecord(message.agvPosition) ? { agvPosition: { positionInitialized: true, ...message.agvPosition } } : {}

function tolerateActionState(state: Loose): Loose {
  const running = state.actionStatus === 'PAUSED'
  return running ? { ...state, actionStatus: 'RUNNING' } : state
}

function tolerateError(error: Loose): Loose {
  const references = records(error.errorReferences).map(reference => ({
    referenceKey: String(reference.referenceKey ?? ''),
    referenceValue: String(reference.referenceValue ?? ''),
  }))
  return { errorType: 'unknown', errorLevel: 'WARNING', ...error, errorReferences: references }
}

/** The objects of a list; anything else in it, or in its place, is not worth losing the message for. */
const records = (list: unknown): Loose[] => (Array.isArray(list) ? list.filter(isRecord) : [])
