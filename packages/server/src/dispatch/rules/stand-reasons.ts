import { type Move, WAIT_DETAILS, type WaitReason, waitReason } from '@tractrix/domain/moves'
import type { Sentence } from '@tractrix/domain/platform'
import { trailerName } from '@tractrix/domain/trailers'
import type { DispatchTruck } from '../yard/dispatch-yard.ts'
import { alertReasons } from './alert-reasons.ts'
import { stopDetail } from './truck-obstacle.ts'

/** Why a truck that has its order does not get on with it; empty: nothing is known to hold it (MV-TRK-05). */
export function standReasons({ truck, telemetry }: DispatchTruck, now: string): WaitReason[] {
  if (telemetry.isStale) return [silentReason({ truck, telemetry }, now)]
  const stops = stopReasons({ truck, telemetry })
  return [...stops, ...alertReasons({ truck, telemetry }, stops.length > 0)]
}

function stopReasons({ truck, telemetry }: Pick<DispatchTruck, 'truck' | 'telemetry'>): WaitReason[] {
  if (telemetry.hasRemoteAssist || telemetry.truckState === 'executing_assist')
    return [waitReason('truck_needs_help', { truck })]
  const detail = stopDetail(telemetry)
  return detail === null ? [] : [waitReason('truck_stopped', { truck, detail })]
}

/** That no message of a truck has come, and for how long. */
export function silentReason(
  { truck, telemetry }: Pick<DispatchTruck, 'truck' | 'telemetry'>,
  now: string,
): WaitReason {
  const silentMs = Date.parse(now) - Date.parse(telemetry.updatedAt)
  const detail = telemetry.isDefault ? WAIT_DETAILS.of('long_time') : silenceSentence(silentMs)
  return waitReason('truck_silent', { truck, detail })
}

/** That a truck is lost with the trailer of its move: a person decides what becomes of it (MV-OPEN-81). */
export function lostReason(
  { truck }: Pick<DispatchTruck, 'truck'>,
  { trailer }: Pick<Move, 'trailer'>,
  since: string,
  now: string,
): WaitReason {
  return waitReason('truck_lost', {
    truck,
    trailer: trailer && { id: trailer.id, name: trailerName(trailer) },
    detail: silenceSentence(Date.parse(now) - Date.parse(since)),
    since,
  })
}

const MINUTE_MS = 60_000
/** Silence is shown in these steps of minutes, then in hours: each new text is an update for every console. */
const STEPS = [45, 30, 20, 15, 10, 5, 4, 3, 2, 1]

function silenceSentence(milliseconds: number): Sentence {
  const minutes = Math.floor(milliseconds / MINUTE_MS)
  if (minutes >= 60) return WAIT_DETAILS.of('hours', { count: Math.floor(minutes / 60) })
  const step = STEPS.find(each => each <= minutes)
  return step === undefined ? WAIT_DETAILS.of('half_a_minute') : WAIT_DETAILS.of('minutes', { count: step })
}
