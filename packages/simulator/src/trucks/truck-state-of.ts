import type { TruckState } from '@tractrix/domain/trucks'
import { ACTION_PARAMETERS, ORDER_ACTION_TYPES } from '@tractrix/fleet-protocol'
import type { Driver } from '../driving/driver.ts'
import type { ActiveFaults } from '../faults/active-faults.ts'
import type { HandlingStep } from '../orders/handling.ts'
import type { OrderRun } from '../orders/order-run.ts'
import { type OrderStep, textOf } from '../orders/order-steps.ts'

/** A truck that stands this long for others is said to wait, in seconds. */
const WAITING_AFTER_SECONDS = 2

/** What of a truck its state depends on. */
export interface TruckActivity {
  readonly driver: Driver
  readonly activeFaults: ActiveFaults
  readonly run: OrderRun | null
  readonly paused: boolean
  /** Whether it drives to a place off the lanes on its own. */
  readonly parking: boolean
  /** What it does standing for its order; null: nothing. */
  readonly handlingStep: HandlingStep | null
}

/** What a truck is doing, as one of the truck states (MV-ENT-24). */
export function truckStateOf(truck: TruckActivity): TruckState {
  const { driver, activeFaults, run } = truck
  if (activeFaults.eStopped) return 'error'
  if (truck.paused || activeFaults.stalled) return 'hold'
  if (truck.handlingStep !== null) return truck.handlingStep.truckState
  if (driver.destination === null) return run?.active ? 'waiting_for_segment' : 'idle'
  if (driver.waitingSeconds > WAITING_AFTER_SECONDS) return 'waiting_for_segment'
  if (truck.parking) return 'park_tractor'
  const step = run?.step
  const controlled = controlledState(step ?? null)
  if (controlled !== null) return controlled
  if (driver.section?.part === 'pull' && driver.gear !== null) return 'pull_from_spot'
  if (driver.section?.part !== 'back' || step?.kind !== 'reach') return 'navigating'
  if (step.approach === 'pick') return 'backing_to_trailer'
  if (step.approach === 'park') return 'park_tractor'
  return step.node.actions[0]?.actionType === 'backTrailerNoDrop' ? 'back_trailer_no_drop' : 'backing_trailer'
}

/** How a truck-controlled move is driven, by its mode (MV-ENT-07). */
const CONTROLLED_STATES: Record<string, TruckState> = { MANUAL: 'manual', BYPASS: 'not_autonomous' }

/** The state of a truck that drives otherwise than by itself; null: it drives by itself. */
function controlledState(step: OrderStep | null): TruckState | null {
  const action = step?.node.actions[0]
  if (action?.actionType !== ORDER_ACTION_TYPES.truckControlledMove) return null
  return CONTROLLED_STATES[textOf(action, ACTION_PARAMETERS.truckControlMode) ?? ''] ?? null
}
