import { polygonCenter, toSiteMeters } from '../platform/index.ts'
import type { Zone } from './zone.ts'

type Placed = Pick<Zone, 'coordinates' | 'headingRadians' | 'lengthMeters' | 'widthMeters'>

/** Two spots side by side are at most this many widths apart, from middle to middle: a lane does not fit between. */
const MOST_WIDTHS_APART = 1.5
/** Spots of one row may be turned against each other by this much, in radians: 10 degrees. */
const MOST_TURN_RADIANS = Math.PI / 18

/**
 * Whether two spots lie side by side in one row: parallel, level with each other, and nothing between them. Spots back
 * to back, across an aisle or one further along the row are not beside each other; neither is a zone without a direction.
 */
export function isBeside(one: Placed, other: Placed): boolean {
  const [here, there] = [polygonCenter(one.coordinates), polygonCenter(other.coordinates)]
  if (here === null || there === null) return false
  if (one.headingRadians === null || other.headingRadians === null) return false
  if (!one.lengthMeters || !other.lengthMeters || !one.widthMeters || !other.widthMeters) return false
  const turn = one.headingRadians - other.headingRadians
  if (Math.cos(turn) < Math.cos(MOST_TURN_RADIANS)) return false
  const { x, y } = toSiteMeters({ ...here, rotationRadians: one.headingRadians }, there)
  const width = (one.widthMeters + other.widthMeters) / 2
  const length = Math.min(one.lengthMeters, other.lengthMeters)
  const aside = Math.abs(y)
  return aside > width / 2 && aside < MOST_WIDTHS_APART * width && Math.abs(x) < length / 2
}
