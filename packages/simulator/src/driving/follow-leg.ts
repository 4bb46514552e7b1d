import { type Leg, sectionAt, stateAt } from '../planning/leg.ts'
import type { DriveEnd } from './destination.ts'
import type { DriveState } from './drive-state.ts'
import { nextSpeed } from './pace.ts'
import { requestStretches } from './request-stretches.ts'

/** Standing still to change direction, in seconds. */
const GEAR_CHANGE_SECONDS = 1.5
/** Distance at which a turning point or an end is reached, in meters. */
const REACHED_METERS = 0.03

/** The phase of a truck that drives its leg; returns how the drive has ended; null: it goes on. */
export function followLeg(state: DriveState, seconds: number): DriveEnd | null {
  requestStretches(state, seconds)
  const leg = state.leg!
  if (state.gearChange > 0) {
    state.gearChange -= seconds
    return null
  }
  const section = sectionAt(leg, stateAt(leg, state.drivenMeters))
  if (section.part === 'back' && !state.lookedAtTurn) {
    const view = lookAtTurn(state, leg)
    if (view !== 'clear') return view
  }
  const sectionEnd = leg.distances[section.to]!
  drive(state, leg, sectionEnd, seconds)
  if (hasPassed(state, leg)) return { outcome: 'passed' }
  if (sectionEnd - state.drivenMeters > REACHED_METERS) return null
  state.advanceTo(sectionEnd)
  state.speed = 0
  if (section !== leg.sections.at(-1)) {
    state.gearChange = GEAR_CHANGE_SECONDS
    return null
  }
  return arrive(state, leg)
}

/** Looks, before it backs in, whether it may; null: it may not, and looks for another leg to its destination. */
function lookAtTurn(state: DriveState, { goal }: Leg): 'clear' | DriveEnd | null {
  state.lookedAtTurn = true
  const destination = state.destination!
  const own = goal === destination.spot
  const reason = own ? destination.refusal() : null
  if (reason !== null) {
    state.giveUp()
    return { outcome: 'refused', reason }
  }
  if (own || state.gear === null || !state.ground.trailers.has(goal.id)) return 'clear'
  state.following = false
  state.lookedAtTurn = false
  return null
}

function drive(state: DriveState, leg: Leg, sectionEnd: number, seconds: number): void {
  const { drivenMeters, speed, grantedMeters: granted } = state
  state.speed = nextSpeed({ leg, drivenMeters, speed, sectionEnd, granted, seconds })
  state.advanceTo(Math.min(sectionEnd, drivenMeters + state.speed * seconds))
  state.waitingSeconds = state.speed > 0 ? 0 : state.waitingSeconds + seconds
}

/** Whether the first passage lies behind the truck now; if so, it is done with. */
function hasPassed(state: DriveState, leg: Leg): boolean {
  const [first] = state.destination?.passages ?? []
  if (first === undefined) return false
  const left = leg.passed.find(
    ({ leave, legMeters }) =>
      leave.track === first.leave.track &&
      leave.atMeters === first.leave.atMeters &&
      legMeters >= state.sentAtMeters,
  )
  if (left === undefined || left.legMeters > state.drivenMeters + REACHED_METERS) return false
  state.destination = { ...state.destination!, passages: [] }
  return true
}

/** At the end of the leg; null: the leg leads to another spot than the destination, to which it sets out next. */
function arrive(state: DriveState, leg: Leg): DriveEnd | null {
  state.rig = leg.states.at(-1)!
  state.at = { spot: leg.goal, parked: leg.parked }
  state.leg = null
  state.following = false
  state.ground.traffic.arrive(state.participant)
  state.ground.reservations.set(leg.goal.id, state.serial)
  if (state.destination?.spot !== leg.goal || state.destination.passages?.length) return null
  state.destination = null
  return { outcome: 'arrived' }
}
