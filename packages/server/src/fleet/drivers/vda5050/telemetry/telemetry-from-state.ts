import type { TruckReport, TruckState } from '@tractrix/domain/trucks'
import {
  type AgvPosition,
  AV_BLOCKED_ERROR_TYPE,
  AV_BLOCKED_REASON_KEY,
  parseOrderId,
  type State,
  type Velocity,
  type YardRequests,
  type YardSensors,
  type YardState,
} from '@tractrix/fleet-protocol'
import type { VehicleTelemetry } from '../../../vehicles/vehicle-port.ts'
import { isOrderActive } from '../orders/order-progress.ts'
import { derivedTruckState } from './derived-truck-state.ts'
import { reportedErrors } from './reported-errors.ts'
import { reportedPlace } from './reported-place.ts'
import { isAngle, isSpeed, ValidValues } from './valid-values.ts'

/** The newest message of each kind from one vehicle; null where none has come. */
export interface LatestMessages {
  state: State | null
  yardState: YardState | null
  yardRequests: YardRequests | null
  yardSensors: YardSensors | null
  /** From `state` or `visualization`, whichever came last. */
  agvPosition: AgvPosition | null
  velocity: Velocity | null
  /** ISO 8601 UTC, by the vehicle's clock; null: the newest message carried no time. */
  reportedAt: string | null
  /** ISO 8601 UTC, by ours; null: only retained messages have come. */
  receivedAt: string | null
}

/**
 * Converts the latest messages of a vehicle to telemetry, the only conversion on its way to the map: site meters and radians
 * stay, names and states become those of the product, impossible numbers are left out. `clockOffset` in milliseconds.
 */
export function telemetryFrom(
  latest: LatestMessages,
  online: boolean,
  clockOffset: number | null,
): VehicleTelemetry {
  const { state, yardSensors } = latest
  const values = new ValidValues()
  return {
    place: reportedPlace(latest, values),
    report: reportFrom(latest, online, clockOffset, values),
    receivedAt: latest.receivedAt,
    sensors: yardSensors?.sensors.map(({ name, value }) => ({ name, value })) ?? [],
    ...reportedErrors(state),
    invalidValues: values.invalid,
  }
}

function reportFrom(
  { state, yardState, yardRequests, velocity, reportedAt }: LatestMessages,
  online: boolean,
  clockOffset: number | null,
  values: ValidValues,
): TruckReport {
  return {
    reportedAt,
    clockOffsetSeconds: clockOffset === null ? null : Math.round(clockOffset / 10) / 100,
    speedMetersPerSecond: values.keep('velocity.vx', velocity?.vx ?? null, isSpeed),
    ...trailerOf(state, yardState, values),
    batteryPercentage: values.percent(
      'batteryState.batteryCharge',
      state?.batteryState.batteryCharge ?? null,
    ),
    paused: state?.paused ?? false,
    autonomyActive: state?.operatingMode === 'AUTOMATIC' || state?.operatingMode === 'SEMIAUTOMATIC',
    eStopReleased: state === null || state.safetyState.eStop === 'NONE',
    truckState: truckStateOf(state, yardState, online),
    activeMoveId: yardState === null ? activeMoveOf(state) : yardState.moveId,
    activeSegmentId: yardState?.segment?.id ?? null,
    missionSegmentType: yardState?.segment?.type ?? null,
    hasRemoteAssist: openRequests(yardRequests).some(request => request.client === 'remote'),
    avBlockedReason: avBlockedReasonOf(state, yardRequests),
    hardDriveUtilization: values.percent(
      'diskUtilizationPercentage',
      yardState?.diskUtilizationPercentage ?? null,
    ),
    manifestVersion: yardState?.manifestVersion ?? null,
  }
}

function truckStateOf(state: State | null, yardState: YardState | null, online: boolean): TruckState {
  if (yardState !== null) return yardState.truckState
  return state === null ? 'none' : derivedTruckState(state, online)
}

const activeMoveOf = (state: State | null): string | null =>
  state !== null && isOrderActive(state) ? (parseOrderId(state.orderId)?.moveId ?? null) : null

type TrailerFields = Pick<TruckReport, 'trailerIsConnected' | 'connectedTrailerId' | 'trailerAngleRadians'>

/** The yard profile says it outright; a plain vehicle pulls what it reports as its load. */
function trailerOf(state: State | null, yardState: YardState | null, values: ValidValues): TrailerFields {
  if (yardState !== null) {
    const { connected, trailerId, articulationRadians } = yardState.trailer
    const angle = connected ? articulationRadians : null
    return {
      trailerIsConnected: connected,
      connectedTrailerId: connected ? trailerId : null,
      trailerAngleRadians: values.keep('trailer.articulationRadians', angle, isAngle),
    }
  }
  const load = state?.loads?.[0]
  return {
    trailerIsConnected: load !== undefined,
    connectedTrailerId: load?.loadId ?? null,
    trailerAngleRadians: null,
  }
}

const openRequests = (yardRequests: YardRequests | null) =>
  (yardRequests?.requests ?? []).filter(({ status }) => status === 'READY' || status === 'IN_PROGRESS')

function avBlockedReasonOf(state: State | null, yardRequests: YardRequests | null): string | null {
  const error = state?.errors.find(({ errorType }) => errorType === AV_BLOCKED_ERROR_TYPE)
  const reference = error?.errorReferences?.find(({ referenceKey }) => referenceKey === AV_BLOCKED_REASON_KEY)
  const request = openRequests(yardRequests).find(({ type }) => type === 'AVBlocked')
  return reference?.referenceValue ?? request?.reasonCode ?? null
}
