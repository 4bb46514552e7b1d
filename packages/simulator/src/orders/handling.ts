import type { SeededRandom } from '@tractrix/demo-yards'
import type { TruckState } from '@tractrix/domain/trucks'
import { ORDER_ACTION_TYPES } from '@tractrix/fleet-protocol'

/** One step of handling a trailer or the charger, done while the truck stands in a spot. */
export interface HandlingStep {
  truckState: TruckState
  seconds: number
}

/**
 * Medians in seconds, near those of `yard-tractor.json` (evidence C): hitching by an autonomous truck about 150 s, of
 * which lifting and locking is the smaller part, unhitching about 60 s.
 */
const MEDIANS = { hitch: 45, connect: 70, unhitch: 20, disconnect: 30, plug: 20, settle: 4 }

/** 95 of 100 handling steps take at most 1.7 times the median. */
const SPREAD = Math.log(1.7) / 1.645

/** The steps that a truck does in a spot for an action, in order. */
export function handlingSteps(actionType: string, random: SeededRandom): HandlingStep[] {
  const about = (median: number) => median * Math.exp(SPREAD * gauss(random))
  const hitch: HandlingStep[] = [
    { truckState: 'hitching_to_trailer', seconds: about(MEDIANS.hitch) },
    { truckState: 'connecting_trailer', seconds: about(MEDIANS.connect) },
  ]
  const unhitch: HandlingStep[] = [
    { truckState: 'unhitching_trailer', seconds: about(MEDIANS.unhitch) },
    { truckState: 'disconnecting_trailer', seconds: about(MEDIANS.disconnect) },
  ]
  switch (actionType) {
    case ORDER_ACTION_TYPES.pick:
      return hitch
    case ORDER_ACTION_TYPES.drop:
      return unhitch
    case ORDER_ACTION_TYPES.hitchUnhitch:
      return [...hitch, ...unhitch, ...hitch, ...unhitch]
    case ORDER_ACTION_TYPES.backTrailerNoDrop:
      return [{ truckState: 'back_trailer_no_drop', seconds: about(MEDIANS.settle) }]
    case ORDER_ACTION_TYPES.startCharging:
    case ORDER_ACTION_TYPES.stopCharging:
      return [{ truckState: 'park_tractor', seconds: about(MEDIANS.plug) }]
    default:
      return []
  }
}

/** A standard normal choice (Box and Muller), kept within two standard deviations. */
function gauss(random: SeededRandom): number {
  const radius = Math.sqrt(-2 * Math.log(1 - random.next()))
  return Math.max(-2, Math.min(2, radius * Math.cos(2 * Math.PI * random.next())))
}
