import { polygonCenter, type SiteOrigin, type SitePoint, toSiteMeters } from '@tractrix/domain/platform'
import type { ZoneRow } from '../../../site-data/index.ts'

/** The corners of a zone in site meters. */
export function zoneCorners(zone: ZoneRow, origin: SiteOrigin): SitePoint[] {
  return zone.coordinates.map(corner => toSiteMeters(origin, corner))
}

/** The middle of a zone in site meters; null for a zone without corners. */
export function zoneCenter(zone: ZoneRow, origin: SiteOrigin): SitePoint | null {
  const center = polygonCenter(zone.coordinates)
  return center === null ? null : toSiteMeters(origin, center)
}

/** The corners pulled towards their middle: a trailer in its spot. `share` 1 leaves them. */
export function shrink(corners: readonly SitePoint[], share: number): SitePoint[] {
  const middle = {
    x: corners.reduce((sum, corner) => sum + corner.x, 0) / corners.length,
    y: corners.reduce((sum, corner) => sum + corner.y, 0) / corners.length,
  }
  return corners.map(({ x, y }) => ({
    x: middle.x + (x - middle.x) * share,
    y: middle.y + (y - middle.y) * share,
  }))
}
