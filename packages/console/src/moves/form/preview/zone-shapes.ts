import {
  headingToTheta,
  polygonCentre,
  type SiteOrigin,
  type SitePoint,
  toSiteMeters,
} from '@tractrix/domain/platform'
import type { ZoneType } from '@tractrix/domain/zones'
import type { ZoneRow } from '../../../zones/index.ts'
import type { WayEnd } from './way.ts'
import { type YardGround, yardGround } from './yard-ground.ts'

/** The corners of a zone in site metres. */
export function zoneCorners(zone: ZoneRow, origin: SiteOrigin): SitePoint[] {
  return zone.coordinates.map(corner => toSiteMeters(origin, corner))
}

/** The zone as an end of a way; null for a zone without corners. */
export function wayEnd(zone: ZoneRow, origin: SiteOrigin): WayEnd | null {
  const centre = polygonCentre(zone.coordinates)
  if (centre === null) return null
  const theta = zone.headingRadians === null ? null : headingToTheta(origin, zone.headingRadians)
  return { centre: toSiteMeters(origin, centre), theta }
}

/** What stands in the way of a truck that passes. */
const CLOSED: readonly ZoneType[] = [
  'trailer_dock_spot',
  'trailer_parking_spot',
  'staging',
  'charging_station',
  'no_go',
  'no_go_dynamic',
]

/** Where trucks can pass between the zones of a site; null for a site without zones. */
export function groundOf(zones: Iterable<ZoneRow>, origin: SiteOrigin): YardGround | null {
  const all = [...zones]
  const shapes = (wanted: (zone: ZoneRow) => boolean) =>
    all
      .filter(wanted)
      .map(zone => zoneCorners(zone, origin))
      .filter(corners => corners.length > 2)
  return yardGround(
    shapes(zone => CLOSED.includes(zone.zoneType)),
    shapes(zone => zone.zoneType === 'autonomous'),
  )
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
