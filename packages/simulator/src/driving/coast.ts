import { sectionAt, stateAt } from '../planning/leg.ts'
import type { DriveState } from './drive-state.ts'

/** How hard a truck brakes that has no more to do, in m/s². */
const DECEL_METERS_PER_SECOND2 = 1.2

/** The phase of a truck that is to stand: it brakes, on its leg and on the ground that it was granted. */
export function coast(state: DriveState, seconds: number): void {
  const { leg } = state
  if (state.speed === 0 || leg === null) {
    state.speed = 0
    return
  }
  state.speed = Math.max(0, state.speed - DECEL_METERS_PER_SECOND2 * seconds)
  const section = sectionAt(leg, stateAt(leg, state.drivenMeters))
  const limit = Math.min(leg.distances[section.to]!, state.grantedMeters)
  state.advanceTo(Math.min(limit, state.drivenMeters + state.speed * seconds))
}
