import { TRACTOR } from '../motion/tractor.ts'
import type { SimYard } from '../yard/index.ts'
import type { Leg, Section } from './leg.ts'

/** Out of a spot, in m/s. */
const PULL_SPEED = 2.2

/** How the last meters are crept: this much faster per meter of distance, per second. */
const CREEP_GAIN = 0.22

/** The fastest speed at each state that keeps every limit there and allows braking for each one ahead, in m/s. */
export function speedProfile(leg: Omit<Leg, 'speeds'>, yard: SimYard): Float64Array {
  const speeds = new Float64Array(leg.states.length)
  for (const section of leg.sections) {
    for (let state = section.from; state <= section.to; state++) {
      speeds[state] = Math.min(partLimit(leg, section, state, yard), curveLimit(leg.curvatures[state]!))
    }
    speeds[section.to] = 0
  }
  // A turning point between two sections is a standstill for both; the first state of the next one starts from it.
  for (let state = speeds.length - 2; state >= 0; state--) {
    const distance = leg.distances[state + 1]! - leg.distances[state]!
    const braking = Math.sqrt(speeds[state + 1]! ** 2 + 2 * TRACTOR.decelMetersPerSecond2 * distance)
    speeds[state] = Math.min(speeds[state]!, braking)
  }
  return speeds
}

function partLimit(leg: Omit<Leg, 'speeds'>, section: Section, state: number, yard: SimYard): number {
  if (section.part === 'pull') return PULL_SPEED
  if (section.part === 'drive') return trackLimit(leg, state, yard)
  const limit =
    leg.gear === null ? TRACTOR.backingBobtailMetersPerSecond : TRACTOR.backingTrailerMetersPerSecond
  const left = leg.distances[section.to]! - leg.distances[state]!
  return Math.min(limit, TRACTOR.creepMetersPerSecond + CREEP_GAIN * left)
}

function trackLimit(leg: Omit<Leg, 'speeds'>, state: number, yard: SimYard): number {
  const span = leg.spans.findLast(each => each.state <= state) ?? leg.spans[0]
  return span === undefined ? PULL_SPEED : yard.tracks[span.track]!.speedLimitMetersPerSecond
}

function curveLimit(curvature: number): number {
  const bend = Math.abs(curvature)
  return bend < 1e-3 ? Number.POSITIVE_INFINITY : Math.sqrt(TRACTOR.lateralMetersPerSecond2 / bend)
}
