import type { Passage } from '../planning/leg.ts'
import { legStart } from '../planning/leg-start.ts'
import { planLegs } from '../planning/plan-leg.ts'
import type { ParkingSpot } from '../yard/index.ts'
import type { Driver } from './driver.ts'

/** So many places, the nearest in a straight line, are looked at. */
const CANDIDATES = 5

/**
 * A free place off the lanes where the truck can stand without anybody waiting behind it: the waiting place with the
 * shortest drive; with a trailer a staging spot, else a stall, else a door. Null: all are taken, or none can be reached.
 *
 * @param passages what to drive over before
 * @param isWanted leaves places out
 */
export function nearestEnd(
  driver: Driver,
  passages: readonly Passage[] = [],
  isWanted: (spot: ParkingSpot) => boolean = () => true,
): ParkingSpot | null {
  for (const group of groupsOfEnds(driver, passages)) {
    const end = shortestDrive(driver, group.filter(isWanted).slice(0, CANDIDATES), passages)
    if (end !== null) return end
  }
  return null
}

/** The places that come into question, those of each group only if none before it will do. */
function groupsOfEnds({ ground, rig, gear }: Driver, passages: readonly Passage[]): ParkingSpot[][] {
  const last = passages.at(-1)?.leave
  const from = last === undefined ? rig : ground.placeOnTrack(last)
  if (gear === null) return [ground.freeWaitingPlaces(from)]
  return [ground.freeStagingSpots(from), ground.freeStalls(from), ground.freeDoors(from)]
}

function shortestDrive(
  driver: Driver,
  spots: readonly ParkingSpot[],
  passages: readonly Passage[],
): ParkingSpot | null {
  const { ground, rig, gear } = driver
  const start = legStart(driver)
  let best: { spot: ParkingSpot; meters: number } | null = null
  for (const spot of spots) {
    const goal = { spot, parked: gear }
    const leg = planLegs(ground.yard, ground.pullOuts, { rig, gear, start, goal, passages }).next()
    if (leg.done || (best !== null && leg.value.lengthMeters >= best.meters)) continue
    best = { spot, meters: leg.value.lengthMeters }
    // A long path is costly to compute, and its end is the smaller part of it.
    if (passages.length > 0) break
  }
  return best?.spot ?? null
}
