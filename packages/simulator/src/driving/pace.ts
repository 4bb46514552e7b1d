import { TRACTOR } from '../motion/tractor.ts'
import { type Leg, stateAt } from '../planning/leg.ts'

/** A truck that is not at its end never plans slower than this, or it would never arrive; m/s. */
const SLOWEST = 0.12

/** A truck stops this far before the end of the ground it was granted, in meters. */
const GRANT_GAP_METERS = 0.4

/** The speed after some time: towards the plan's, never faster than allows stopping at the end of the granted ground. */
export function nextSpeed(now: {
  leg: Leg
  drivenMeters: number
  speed: number
  sectionEnd: number
  granted: number
  seconds: number
}): number {
  const { leg, drivenMeters, speed, sectionEnd, granted, seconds } = now
  const decel = TRACTOR.decelMetersPerSecond2
  const state = stateAt(leg, drivenMeters)
  const planned = Math.max(
    SLOWEST,
    leg.speeds[state]!,
    leg.speeds[Math.min(state + 1, leg.speeds.length - 1)]!,
  )
  const toSectionEnd = sectionEnd - drivenMeters
  const free = granted >= sectionEnd ? Number.POSITIVE_INFINITY : granted - GRANT_GAP_METERS - drivenMeters
  const stopping = free <= 0 ? 0 : Math.sqrt(2 * decel * free)
  const target = Math.min(planned, stopping, Math.max(SLOWEST, Math.sqrt(2 * decel * toSectionEnd)))
  if (target >= speed) return Math.min(target, speed + TRACTOR.accelMetersPerSecond2 * seconds)
  // Braking harder than planned happens only where ground was not granted in time.
  return Math.max(target, speed - 1.5 * decel * seconds)
}
