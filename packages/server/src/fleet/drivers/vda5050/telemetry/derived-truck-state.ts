import type { TruckState } from '@tractrix/domain/trucks'
import { ORDER_ACTION_TYPES, type State } from '@tractrix/fleet-protocol'
import { isOrderActive } from '../orders/order-progress.ts'

/** What a vehicle that publishes no `yardState` is doing, as far as its standard state tells: first match wins. */
export function derivedTruckState(state: State, online: boolean): TruckState {
  if (!online) return 'unavailable'
  return RULES.find(([applies]) => applies(state))?.[1] ?? 'idle'
}

const RULES: [applies: (state: State) => boolean, truckState: TruckState][] = [
  [({ errors }) => errors.some(error => error.errorLevel === 'FATAL'), 'error'],
  [({ safetyState }) => safetyState.eStop !== 'NONE', 'error'],
  [({ operatingMode }) => operatingMode !== 'AUTOMATIC' && operatingMode !== 'SEMIAUTOMATIC', 'manual'],
  [({ paused }) => paused === true, 'hold'],
  [state => isAction(state, ORDER_ACTION_TYPES.pick, 'INITIALIZING'), 'backing_to_trailer'],
  [state => isAction(state, ORDER_ACTION_TYPES.pick, 'RUNNING'), 'connecting_trailer'],
  [state => isAction(state, ORDER_ACTION_TYPES.drop, 'INITIALIZING'), 'backing_trailer'],
  [state => isAction(state, ORDER_ACTION_TYPES.drop, 'RUNNING'), 'disconnecting_trailer'],
  [({ newBaseRequest, driving }) => newBaseRequest === true && !driving, 'waiting_for_segment'],
  [state => state.driving || isOrderActive(state), 'navigating'],
]

const isAction = (state: State, actionType: string, status: string): boolean =>
  state.actionStates.some(action => action.actionType === actionType && action.actionStatus === status)
