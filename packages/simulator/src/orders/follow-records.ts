import { ORDER_ACTION_TYPES } from '@tractrix/fleet-protocol'
import type { YardGround } from '../ground/yard-ground.ts'
import type { SimTrailer } from '../yard/sim-trailer.ts'
import type { OrderStep } from './order-steps.ts'

/** Actions that find a trailer, and actions that need an empty spot. */
const FIND: readonly string[] = [ORDER_ACTION_TYPES.pick, ORDER_ACTION_TYPES.hitchUnhitch]
const FILL: readonly string[] = [
  ORDER_ACTION_TYPES.drop,
  ORDER_ACTION_TYPES.backTrailerNoDrop,
  ORDER_ACTION_TYPES.truckControlledMove,
]

/**
 * People move trailers, too: road drivers bring and fetch them, yard drivers shift them by hand. They are no part of this
 * world; they write down what they did, and the order that follows is where a truck learns of it. So when an order is
 * taken, the yard becomes what the order takes for granted: a spot to drop in is empty, and a trailer to pick stands in
 * its spot. What changes later is not the order's word any more, and the truck judges it by what it sees.
 */
export function followRecords(
  ground: YardGround,
  steps: readonly OrderStep[],
  towed: SimTrailer | null,
): void {
  const own = new Set(towed === null ? [] : [towed.id])
  const picked = new Set<string>()
  for (const step of steps) {
    if (step.kind !== 'act' || step.spot === null) continue
    const { spot, action, trailer } = step
    if (FIND.includes(action.actionType)) {
      picked.add(spot.id)
      if (trailer === null || ground.towed.has(trailer.id)) continue
      own.add(trailer.id)
      bring(ground, spot.id, trailer)
    } else if (action.actionType === ORDER_ACTION_TYPES.detectObject) {
      // Only one that nobody has seen yet: the truck is sent because its place is not certain.
      const isUnseen = trailer !== null && !ground.towed.has(trailer.id) && ground.spotOf(trailer.id) === null
      if (isUnseen && !ground.trailers.has(spot.id)) ground.trailers.set(spot.id, trailer)
    } else if (FILL.includes(action.actionType)) {
      const there = ground.trailers.get(spot.id)
      if (there !== undefined && !own.has(there.id) && !picked.has(spot.id)) ground.trailers.delete(spot.id)
    }
  }
}

/** A trailer comes to a spot, from wherever it was; one that stood there is gone. */
function bring(ground: YardGround, spotId: string, trailer: SimTrailer): void {
  if (ground.trailers.get(spotId)?.id === trailer.id) return
  const before = ground.spotOf(trailer.id)
  const known = before === null ? undefined : ground.trailers.get(before.id)
  if (before !== null) ground.trailers.delete(before.id)
  ground.trailers.set(spotId, known ?? trailer)
}
