import { TRUCK_DISCONNECTED_AFTER_MS, TRUCK_LIVE_WITHIN_MS } from '@tractrix/domain/trucks'
import type { Telemetry } from '../../site-data/index.ts'

type ReceivedSample = Pick<Telemetry, 'isDefault' | 'serverReceivedAt'>

/** How long ago the server last received a sample of any truck, in milliseconds at the time `now`; infinite when it never did. */
export function fleetAge(samples: readonly ReceivedSample[], now: number): number {
  const times = samples.flatMap(({ isDefault, serverReceivedAt }) => (isDefault ? [] : [serverReceivedAt]))
  return Math.max(0, now - Math.max(Number.NEGATIVE_INFINITY, ...times))
}

/** What an age in milliseconds means: live, amber from 5 s, gone from 7 s (OP-CNB-01, OP-CNB-02, OP-OPEN-97). */
export function liveState(ageMs: number): 'live' | 'late' | 'disconnected' {
  if (ageMs >= TRUCK_DISCONNECTED_AFTER_MS) return 'disconnected'
  return ageMs >= TRUCK_LIVE_WITHIN_MS ? 'late' : 'live'
}
