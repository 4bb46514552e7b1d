import { UNSUPPORTED_DIMENSION_CODE } from '@tractrix/domain/trailers'
import type { YardSpot, YardTrailer, YardView } from './yard-view.ts'

/** What changed within this time may be in somebody's hands, in milliseconds; at a door it is the time to unload. */
export const REST_MS = 10 * 60_000
/** Share of the stalls and of the doors that stays free. */
const FREE_SHARE = 0.25

/** What of a yard the demo traffic may use: nothing that a person, or a move of anybody, has in hand. */
export interface Unclaimed {
  /** Trailers that stand in a spot, are fit to be moved, and are at rest. */
  trailers: YardTrailer[]
  /** Open spots without a trailer to which nothing is on its way, as many as may be filled. */
  stalls: YardSpot[]
  doors: YardSpot[]
}

/**
 * What nobody claims: no trailer of a draft or of an open move, none that people had moved lately, and none that changed
 * within the last ten minutes, whoever changed it. A quarter of the open stalls and of the open doors is never offered.
 */
export function unclaimed(view: YardView): Unclaimed {
  const claimedSpots = new Set(view.moves.flatMap(({ fromZoneId, toZoneId }) => [fromZoneId, toZoneId]))
  const claimedTrailers = new Set([
    ...view.moves.map(({ trailerId }) => trailerId),
    ...view.peoplesTrailerIds,
  ])
  const open = new Map(view.spots.filter(spot => spot.enabled).map(spot => [spot.id, spot]))
  const filled = new Set(view.trailers.map(({ zoneId }) => zoneId))
  const free = (kind: YardSpot['kind']) => {
    const ofKind = [...open.values()].filter(spot => spot.kind === kind)
    const empty = ofKind.filter(({ id }) => !filled.has(id) && !claimedSpots.has(id))
    return empty.length > Math.ceil(FREE_SHARE * ofKind.length) ? empty : []
  }
  return {
    trailers: view.trailers.filter(
      trailer =>
        isFit(trailer) &&
        !claimedTrailers.has(trailer.id) &&
        trailer.zoneId !== null &&
        open.has(trailer.zoneId) &&
        !claimedSpots.has(trailer.zoneId),
    ),
    stalls: free('stall'),
    doors: free('door'),
  }
}

const isFit = ({ canMove, isMoving, otrDropOffConfirmed, dimensionCode, restedMs }: YardTrailer): boolean =>
  canMove &&
  !isMoving &&
  otrDropOffConfirmed &&
  Boolean(dimensionCode) &&
  dimensionCode !== UNSUPPORTED_DIMENSION_CODE &&
  restedMs >= REST_MS
