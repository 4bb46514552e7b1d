import type { SceneSpot } from './scene-zone.ts'
import type { TrailerBody } from './trailer-body.ts'

/** A trailer that stands in a spot. */
export interface ParkedTrailer extends TrailerBody {
  scac: string
  serial: string
  spot: SceneSpot
}

const NOSE_INSIDE_LINE = 0.5

/** Where a parked trailer's rear stands in its spot, in meters from the middle: at the door, or its nose 0.5 m inside the line. */
export function parkedRear({ spot, lengthMeters }: Pick<ParkedTrailer, 'spot' | 'lengthMeters'>): number {
  const half = spot.spot.lengthMeters / 2
  return spot.zoneType === 'trailer_dock_spot' ? -half : half - NOSE_INSIDE_LINE - lengthMeters
}
