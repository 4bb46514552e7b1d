import { jobSentence, type Move, moveTypeRule, WAIT_DETAILS } from '@tractrix/domain/moves'
import type { Sentence, SentenceValue } from '@tractrix/domain/platform'
import {
  stateSentence,
  TELEMETRY_STALE_AFTER_MS,
  type TruckState,
  type TruckTelemetry,
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
  /** What the reason needs to say, such as `12 %`; left out where nothing. */
  detail?: SentenceValue
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
  if (telemetry.isStale)
    return {
      kind: 'stale',
      detail: WAIT_DETAILS.of('seconds_at_least', { seconds: TELEMETRY_STALE_AFTER_MS / 1000 }),
    }
  if (!telemetry.connected) return { kind: 'offline' }
  const strange = strangeOrder(candidate, yard)
  if (strange !== null)
    return { kind: 'not_ready', detail: WAIT_DETAILS.of('reports_order', { order: strange }) }
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
export function stopDetail(telemetry: TruckTelemetry): Sentence | null {
  if (!telemetry.eStopReleased) return WAIT_DETAILS.of('emergency_stop')
  if (BLOCKED_STATES.includes(telemetry.truckState))
    return WAIT_DETAILS.of('in_state', { state: stateSentence(telemetry.truckState) })
  if (!telemetry.autonomyActive) return WAIT_DETAILS.of('not_autonomous')
  return telemetry.paused ? WAIT_DETAILS.of('paused') : null
}

function notReadyDetail({ telemetry, taskable }: DispatchTruck): SentenceValue | null {
  const stop = alertDetail(telemetry) ?? stopDetail(telemetry)
  if (stop !== null) return stop
  if (telemetry.batteryPercentage === null || telemetry.latitudeDegrees === null)
    return WAIT_DETAILS.of('place_or_charge_unknown')
  return taskable ? null : WAIT_DETAILS.of('takes_no_orders')
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
    if (load === 'unknown') return { kind: 'not_ready', detail: WAIT_DETAILS.of('load_not_reported') }
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
  if (said !== null) return { kind: 'rejected', detail: jobSentence(said) ?? said }
  return refusesEverything(refusals, { id: truck.id, acceptedAt }, now)
    ? { kind: 'rejected', detail: WAIT_DETAILS.of('refused_in_a_row') }
    : null
}
