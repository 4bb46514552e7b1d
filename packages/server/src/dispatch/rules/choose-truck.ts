import { type Move, type WaitReason, type WaitReasonCode, waitReason } from '@tractrix/domain/moves'
import { distanceMeters, polygonCenter } from '@tractrix/domain/platform'
import { trailerName } from '@tractrix/domain/trailers'
import type { DispatchTruck, DispatchYard } from '../yard/dispatch-yard.ts'
import { TRUCK_OBSTACLES, type TruckObstacle, truckObstacle } from './truck-obstacle.ts'

/** The truck for a move and why it, or why there is none. */
export type TruckChoice =
  | { truck: DispatchTruck; why: Record<string, unknown> }
  | { truck: null; reasons: WaitReason[] }

/**
 * The truck that was asked for, else the nearest that nothing stands against; of equally near ones the one with more
 * charge, then by name, so that the same yard always gives the same answer.
 */
export function chooseTruck(
  move: Move,
  yard: DispatchYard,
  run: { taken: ReadonlySet<string>; now: string },
): TruckChoice {
  if (move.requestedTruck) return requestedTruck(move, yard, run)
  const judged = yard.trucks.map(truck => ({ truck, obstacle: truckObstacle(truck, move, yard, run) }))
  const free = judged.filter(({ obstacle }) => obstacle === null).map(({ truck }) => truck)
  const [nearest] = free
    .map(truck => ({ truck, meters: metersToStart(truck, move, yard) }))
    .sort((a, b) => a.meters - b.meters || charge(b.truck) - charge(a.truck) || byName(a.truck, b.truck))
  if (!nearest) return { truck: null, reasons: [nobodyReason(judged)] }
  const why = {
    code: 'nearest',
    distanceMeters: Math.round(nearest.meters),
    batteryPercentage: nearest.truck.telemetry.batteryPercentage,
    freeTrucks: free.length,
  }
  return { truck: nearest.truck, why }
}

const REQUESTED_REASONS = {
  unavailable: 'requested_truck_unavailable',
  offline: 'requested_truck_offline',
  stale: 'requested_truck_stale',
  not_ready: 'requested_truck_not_ready',
  busy: 'requested_truck_busy',
  has_trailer: 'requested_truck_has_trailer',
  wrong_trailer: 'trailer_not_connected',
  low_battery: 'requested_truck_low_battery',
  rejected: 'truck_rejected',
} as const satisfies Record<TruckObstacle['kind'], WaitReasonCode>

function requestedTruck(
  move: Move,
  yard: DispatchYard,
  run: { taken: ReadonlySet<string>; now: string },
): TruckChoice {
  const truck = yard.trucks.find(one => one.truck.id === move.requestedTruck?.id)
  if (!truck)
    return {
      truck: null,
      reasons: [waitReason('requested_truck_unavailable', { truck: move.requestedTruck })],
    }
  const obstacle = truckObstacle(truck, move, yard, run)
  if (obstacle === null) return { truck, why: { code: 'requested' } }
  return { truck: null, reasons: [obstacleReason(obstacle, truck.truck, move)] }
}

/** What keeps the one truck that may do the move from it. */
export function obstacleReason(
  { kind, detail, moveId }: TruckObstacle,
  truck: { id: string; name: string },
  { trailer }: Move,
): WaitReason {
  const named = trailer && { id: trailer.id, name: trailerName(trailer) }
  return waitReason(REQUESTED_REASONS[kind], {
    truck,
    ...(kind === 'wrong_trailer' ? { trailer: named } : {}),
    ...(detail === undefined ? {} : { detail }),
    ...(moveId === undefined ? {} : { moveId }),
  })
}

const NOBODY_REASONS = {
  unavailable: 'no_available_truck',
  offline: 'no_ready_truck',
  stale: 'no_ready_truck',
  not_ready: 'no_ready_truck',
  busy: 'all_trucks_busy',
  has_trailer: 'truck_holds_trailer',
  wrong_trailer: 'truck_holds_trailer',
  low_battery: 'trucks_low_battery',
  rejected: 'truck_rejected',
} as const satisfies Record<TruckObstacle['kind'], WaitReasonCode>

/** What holds the truck that is closest to starting: that is what would help first. */
function nobodyReason(judged: { truck: DispatchTruck; obstacle: TruckObstacle | null }[]): WaitReason {
  const closest = judged.toSorted((a, b) => rank(b.obstacle) - rank(a.obstacle))[0]
  if (!closest?.obstacle) return waitReason('no_available_truck')
  const { truck, obstacle } = closest
  // A truck that stands about with a trailer helps nobody; another that works will be free one day.
  const isHitched = obstacle.kind === 'has_trailer' || obstacle.kind === 'wrong_trailer'
  if (isHitched && judged.some(one => one.obstacle?.kind === 'busy')) return waitReason('all_trucks_busy')
  if (isHitched) return waitReason('truck_holds_trailer', { truck: truck.truck })
  if (obstacle.kind !== 'rejected') return waitReason(NOBODY_REASONS[obstacle.kind])
  return waitReason('truck_rejected', { truck: truck.truck, detail: obstacle.detail ?? '' })
}

const rank = (obstacle: TruckObstacle | null) => (obstacle ? TRUCK_OBSTACLES.indexOf(obstacle.kind) : -1)

/** From the truck to where the move begins, as the crow flies; zero when either is unknown. */
function metersToStart({ telemetry }: DispatchTruck, move: Move, yard: DispatchYard): number {
  const start = move.fromZone ?? move.toZone
  const zone = start && yard.zones.get(start.id)
  const there = zone ? polygonCenter(zone.coordinates) : null
  const { latitudeDegrees: latitude, longitudeDegrees: longitude } = telemetry
  return there === null || latitude === null || longitude === null
    ? 0
    : distanceMeters({ latitude, longitude }, there)
}

const charge = ({ telemetry }: DispatchTruck) => telemetry.batteryPercentage ?? 0

const byName = (a: DispatchTruck, b: DispatchTruck) => (a.truck.name < b.truck.name ? -1 : 1)
