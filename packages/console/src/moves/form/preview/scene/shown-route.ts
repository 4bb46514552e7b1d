import type { LatLon } from '@tractrix/domain/platform'
import type { MapPoint } from '../../../../map-kit/index.ts'

/** The part of a route that is driven forwards, and the part that is backed; both hold the place where the truck turns back. */
export interface ShownRoute {
  forward: readonly MapPoint[]
  /** Empty for a truck that never backs up. */
  backward: readonly MapPoint[]
}

/** A route as it is drawn; `reverse` tells that the truck backs up from a point to the next. */
export function shownRoute(
  points: readonly (LatLon & { reverse: boolean })[],
  toMap: (place: LatLon) => MapPoint,
): ShownRoute {
  const line = points.map(toMap)
  const turn = points.findIndex(({ reverse }) => reverse)
  if (turn < 0) return { forward: line, backward: [] }
  return { forward: line.slice(0, turn + 1), backward: line.slice(turn) }
}
