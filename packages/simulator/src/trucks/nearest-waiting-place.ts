import type { Berth } from '../yard/index.ts'
import type { Driver } from './driver.ts'
import { legStart } from './leg-start.ts'
import { planLegs } from './plan-leg.ts'

/** So many places, the nearest in a straight line, are looked at. */
const CANDIDATES = 5

/** The free waiting place with the shortest drive; null: all are taken, or none can be reached. */
export function nearestWaitingPlace(driver: Driver): Berth | null {
  const { ground, rig, gear } = driver
  const start = legStart(driver)
  let best: { berth: Berth; meters: number } | null = null
  for (const berth of ground.freeWaitingPlaces(rig).slice(0, CANDIDATES)) {
    const leg = planLegs(ground.yard, ground.pullOuts, {
      rig,
      gear,
      start,
      goal: { berth, parked: null },
    }).next()
    if (leg.done || (best !== null && leg.value.lengthMeters >= best.meters)) continue
    best = { berth, meters: leg.value.lengthMeters }
  }
  return best?.berth ?? null
}
