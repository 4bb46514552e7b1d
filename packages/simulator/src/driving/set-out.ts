import { legStart } from '../planning/leg-start.ts'
import { standingCells } from '../traffic/leg-claims.ts'
import type { Destination, DriveEnd } from './destination.ts'
import type { DriveState } from './drive-state.ts'
import { LegSearch } from './leg-search.ts'

/** Seconds between two tries to set out. */
const SET_OUT_EVERY_SECONDS = 1
/** How long a driving truck waits for its new leg before it drives the old one to its end, in seconds. */
const FINISH_OLD_LEG_SECONDS = 5

/** The phase of a truck that stands and wants to go: takes the shortest leg that traffic lets it begin. */
export function setOut(state: DriveState, seconds: number): DriveEnd | null {
  const { destination, ground, participant } = state
  state.waitingSeconds += seconds
  state.retryIn -= seconds
  if (destination === null || state.retryIn > 0) return null
  state.retryIn = SET_OUT_EVERY_SECONDS
  const reservedBy = ground.reservations.get(destination.spot.id)
  if (reservedBy !== undefined && reservedBy !== state.serial) return null
  state.search ??= searchTo(state, destination)
  const standing = standingCells(ground.grid, state.rig, state.gear)
  for (let index = 0; ; index++) {
    const candidate = state.search.at(index)
    if (candidate === null) {
      if (index === 0) return { outcome: 'refused', reason: `There is no way to ${destination.spot.name}.` }
      waitForGround(state, destination)
      return null
    }
    if (ground.traffic.adopt(participant, standing, candidate.claims)) {
      state.takeOn(candidate)
      return null
    }
  }
}

function searchTo(state: DriveState, { spot, parked, passages = [] }: Destination): LegSearch {
  const { ground, rig, gear } = state
  return new LegSearch(ground, { rig, gear, start: legStart(state), goal: { spot, parked }, passages })
}

/** No leg can begin now: others let go of the spot, and a truck between two legs finishes the old one after a while. */
function waitForGround(state: DriveState, { spot }: Destination): void {
  for (const other of state.ground.trucks) other.letGoOf(spot)
  // Whoever is not let onto a new leg finishes the old one, or it would stand in the way of all others.
  if (state.waitingSeconds <= FINISH_OLD_LEG_SECONDS || state.leg === null) return
  state.following = true
  // Legs that begin where it stands now are of no use where it will be then.
  state.search = null
}
