import type { SiteOrigin } from './geo.ts'
import { degreesToRadians } from './units.ts'

/** The same direction in the range above −π up to and including π. */
export function normalizeRadians(radians: number): number {
  const turned = radians - 2 * Math.PI * Math.floor(radians / (2 * Math.PI))
  return turned > Math.PI ? turned - 2 * Math.PI : turned
}

/** A direction in a site's frame (`theta`, counter-clockwise from the site's x axis) as heading from east. */
export function thetaToHeading(origin: SiteOrigin, thetaRadians: number): number {
  return normalizeRadians(thetaRadians + origin.rotationRadians)
}

/** A heading counter-clockwise from east as `theta` in the site's frame. */
export function headingToTheta(origin: SiteOrigin, headingRadians: number): number {
  return normalizeRadians(headingRadians - origin.rotationRadians)
}

/** A compass bearing (degrees clockwise from north) as heading: radians counter-clockwise from east. */
export function bearingToHeading(bearingDegrees: number): number {
  return normalizeRadians(degreesToRadians(90 - bearingDegrees))
}

/** A heading as compass bearing: degrees clockwise from north, from 0 up to but not including 360. */
export function headingToBearing(headingRadians: number): number {
  const degrees = 90 - (headingRadians * 180) / Math.PI
  const bearing = degrees - 360 * Math.floor(degrees / 360)
  return bearing >= 360 ? 0 : bearing
}
