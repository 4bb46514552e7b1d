import type { DriveState } from './drive-state.ts'

/** Seconds between two requests for the next stretch. */
const RETRY_SECONDS = 0.5
/** A truck wants to be granted so many meters beyond its braking distance. */
const LOOK_AHEAD_METERS = 9

/** Asks traffic for the next stretches of the leg, as far ahead as a driving truck needs them. */
export function requestStretches(state: DriveState, seconds: number): void {
  const { traffic } = state.ground
  state.retryIn -= seconds
  while (state.retryIn <= 0) {
    const braking = state.speed ** 2 / 2 + LOOK_AHEAD_METERS
    const granted = state.grantedMeters
    if (granted >= state.leg!.lengthMeters || granted - state.drivenMeters > braking) return
    if (!traffic.grantNext(state.participant)) state.retryIn = RETRY_SECONDS
  }
}
