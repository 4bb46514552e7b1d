import { type Move, moveTypeRule } from '@tractrix/domain/moves'
import {
  TELEMETRY_STALE_AFTER_MS,
  type TruckState,
  type TruckTelemetry,
  truckStateLabel,
} from '@tractrix/domain/trucks'
import type { DispatchTruck, DispatchYard } from '../yard/dispatch-yard.ts'
import { alertDetail } from './alert-reasons.ts'
import { loadOf } from './load-of.ts'
import { refusalOfMove, refusesEverything } from './refusal-pauses.ts'

/** Below this charge a truck is given no move but one to a charger, in percent. */
export const LOWEST_BATTERY_PERCENT = 20

/** What can stand between a truck and a move, the farthest from starting first. */
export const TRUCK_OBSTACLES = [
  'unavailable',
  'offline',
  'stale',
  'not_ready',
  'busy',
  'has_trailer',
  'wrong_trailer',
  'low_battery',
  'rejected',
] as const

export interface TruckObstacle {
  kind: (typeof TRUCK_OBSTACLES)[number]
  /** Words for the reason, such as `12 %`; left out where none are needed. */
  detail?: string
  /** The move that keeps the truck busy, where it is known. */
  moveId?: string
}

/** What keeps this truck from starting this move now, the first that applies; null: nothing. */
export function truckObstacle(
  candidate: DispatchTruck,
  move: Move,
  yard: DispatchYard,
  run: { taken: ReadonlySet<string>; now: string },
): TruckObstacle | null {
  const { truck, telemetry } = candidate
  if (truck.readOnly || truck.availability === 'unavailable') return { kind: 'unavailable' }
  if (telemetry.isStale) return { kind: 'stale', detail: `more than ${TELEMETRY_STALE_AFTER_MS / 1000} s` }
  if (!telemetry.connected) return { kind: 'offline' }
  const strange = strangeOrder(candidate, yard)
  if (strange !== null) return { kind: 'not_ready', detail: `it still reports order ${strange}` }
  // A truck at work takes no orders either; that it is busy says more than that it is not ready.
  const works = telemetry.activeMoveId !== null && telemetry.activeMoveId !== move.id
  if (works && telemetry.activeMoveId) return { kind: 'busy', moveId: telemetry.activeMoveId }
  if (run.taken.has(truck.id)) return { kind: 'busy' }
  const notReady = notReadyDetail(candidate)
  if (notReady) return { kind: 'not_ready', detail: notReady }
  return (
    trailerObstacle(candidate, move, run.now) ??
    batteryObstacle(telemetry.batteryPercentage, move) ??
    rejectionObstacle(candidate, move.id, yard, run.now)
  )
}

/** States in which a truck must be left alone. */
const BLOCKED_STATES: readonly TruckState[] = [
  'error',
  'hold',
  'manual',
  'none',
  'unavailable',
  'not_autonomous',
  'executing_assist',
  'bring_up_down',
]

/** Why the truck stands whatever it is to do, in words; null: it could drive. */
export function stopDetail(telemetry: TruckTelemetry): string | null {
  if (!telemetry.eStopReleased) return 'its emergency stop is pressed'
  if (BLOCKED_STATES.includes(telemetry.truckState))
    return `it is in state ${truckStateLabel(telemetry.truckState)}`
  if (!telemetry.autonomyActive) return 'it is not driving by itself'
  return telemetry.paused ? 'it is paused' : null
}

function notReadyDetail({ telemetry, taskable }: DispatchTruck): string | null {
  const stop = alertDetail(telemetry) ?? stopDetail(telemetry)
  if (stop !== null) return stop
  if (telemetry.batteryPercentage === null || telemetry.latitudeDegrees === null)
    return 'it does not know its place or charge'
  return taskable ? null : 'it takes no orders now'
}

/** An order that the truck is carrying out by its own report and that is none of our open ones; null: none. */
function strangeOrder({ reportedOrderId }: DispatchTruck, { openOrders }: DispatchYard): string | null {
  if (openOrders.some(({ orderId }) => orderId === reportedOrderId)) return null
  return reportedOrderId?.slice(0, MOST_OF_AN_ID) ?? null
}

const MOST_OF_AN_ID = 60

function trailerObstacle(candidate: DispatchTruck, move: Move, now: string): TruckObstacle | null {
  const { truck, telemetry } = candidate
  const comesFrom = moveTypeRule(move.type).trailer
  if (comesFrom === 'connected') {
    if (truck.connectedTrailerId !== (move.trailer?.id ?? null)) return { kind: 'wrong_trailer' }
    const load = loadOf(candidate, move, now)
    if (load === 'unknown') return { kind: 'not_ready', detail: 'it has not said lately what it holds' }
    return load === 'contradicts' ? { kind: 'wrong_trailer' } : null
  }
  const pulls = telemetry.trailerIsConnected || truck.connectedTrailerId !== null
  const wasAskedFor = move.requestedTruck?.id === truck.id
  return pulls && !(comesFrom === 'none' && wasAskedFor) ? { kind: 'has_trailer' } : null
}

function batteryObstacle(batteryPercentage: number | null, move: Move): TruckObstacle | null {
  if (move.type === 'go_to_charger' || batteryPercentage === null) return null
  if (batteryPercentage >= LOWEST_BATTERY_PERCENT) return null
  return { kind: 'low_battery', detail: `${Math.floor(batteryPercentage)} %` }
}

function rejectionObstacle(
  { truck, acceptedAt }: DispatchTruck,
  moveId: string,
  { refusals }: DispatchYard,
  now: string,
): TruckObstacle | null {
  const said = refusalOfMove(refusals, truck.id, moveId, now)
  if (said !== null) return { kind: 'rejected', detail: said }
  return refusesEverything(refusals, { id: truck.id, acceptedAt }, now)
    ? { kind: 'rejected', detail: 'it has refused several moves in a row' }
    : null
}
