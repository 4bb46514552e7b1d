import { type LatLon, type SitePoint, toSiteMeters } from '@tractrix/domain/platform'
import type { DemoYard } from './definition/demo-yard.ts'

/** Half the width of a two-way lane with its shoulders, in meters: two times 12 ft of lane and 5 ft beside. */
const LANE_HALF_WIDTH_METERS = 5

/** Where vehicles of a yard may be, in meters of its frame. */
export interface DrivableGround {
  /** Aprons, spots and waiting places. */
  surfaces: SitePoint[][]
  /** Pieces of lane, paved this far to both sides. */
  lanes: { from: SitePoint; to: SitePoint }[]
  /** Buildings and other ground closed to trucks, wherever it overlaps the rest. */
  closed: SitePoint[][]
}

/** The lanes, spots, waiting places and paved aprons of a yard, without the ground that is closed to trucks. */
export function drivableGround(yard: DemoYard): DrivableGround {
  const place = (point: LatLon) => toSiteMeters(yard.origin, point)
  const asphalt = yard.baseMap.features.flatMap(({ properties, geometry }) =>
    properties.kind === 'asphalt' && geometry.type === 'Polygon'
      ? [geometry.coordinates[0]!.slice(0, -1).map(([longitude, latitude]) => place({ longitude, latitude }))]
      : [],
  )
  const waiting = yard.baseMap.features.flatMap(({ properties, geometry }) =>
    properties.kind === 'waiting_place' && geometry.type === 'Polygon'
      ? [geometry.coordinates[0]!.slice(0, -1).map(([longitude, latitude]) => place({ longitude, latitude }))]
      : [],
  )
  const zones = (wanted: (zone: DemoYard['zones'][number]) => boolean) =>
    yard.zones.filter(wanted).map(zone => zone.polygon.map(place))
  return {
    surfaces: [...asphalt, ...zones(zone => zone.headingRadians !== null), ...waiting],
    lanes: yard.lanes.flatMap(({ points }) =>
      points.slice(1).map((point, index) => ({ from: place(points[index]!), to: place(point) })),
    ),
    closed: zones(zone => zone.zoneType === 'no_go'),
  }
}

/** How far a point lies off the drivable ground, or inside ground that is closed, in meters; 0: it is on it. */
export function strayMeters(ground: DrivableGround, point: SitePoint): number {
  const inside = ground.closed.find(polygon => contains(polygon, point))
  if (inside) return toEdges(inside, point)
  if (ground.surfaces.some(polygon => contains(polygon, point))) return 0
  const toLanes = Math.min(...ground.lanes.map(({ from, to }) => toPiece(point, from, to)))
  if (toLanes <= LANE_HALF_WIDTH_METERS) return 0
  const toSurfaces = Math.min(...ground.surfaces.map(polygon => toEdges(polygon, point)))
  return Math.min(toSurfaces, toLanes - LANE_HALF_WIDTH_METERS)
}

/** Whether the point lies inside: a ray from it crosses the edge an odd number of times. */
function contains(polygon: readonly SitePoint[], { x, y }: SitePoint): boolean {
  let inside = false
  let before = polygon.at(-1)!
  for (const corner of polygon) {
    const crossing = before.x + ((corner.x - before.x) * (y - before.y)) / (corner.y - before.y)
    if (corner.y > y !== before.y > y && x < crossing) inside = !inside
    before = corner
  }
  return inside
}

const toEdges = (polygon: readonly SitePoint[], point: SitePoint): number =>
  Math.min(...polygon.map((corner, index) => toPiece(point, corner, polygon[(index + 1) % polygon.length]!)))

/** Distance from a point to a piece of a straight line. */
function toPiece(point: SitePoint, from: SitePoint, to: SitePoint): number {
  const dx = to.x - from.x
  const dy = to.y - from.y
  const squared = dx * dx + dy * dy
  const share = squared > 0 ? ((point.x - from.x) * dx + (point.y - from.y) * dy) / squared : 0
  const at = Math.min(1, Math.max(0, share))
  return Math.hypot(point.x - from.x - at * dx, point.y - from.y - at * dy)
}
