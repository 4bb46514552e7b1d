import type { LatLon } from '@tractrix/domain/platform'
import type { ZoneType } from '@tractrix/domain/zones'
import { boxAround, type MapBox, type MapPoint } from '../../map-kit/index.ts'
import { pathOf } from './scene-shapes.ts'

/** A zone in yard meters. */
export interface SceneZone {
  id: string
  name: string
  zoneType: ZoneType
  enabled: boolean
  bank: string | null
  path: Path2D
  box: MapBox
  corners: MapPoint[]
  center: MapPoint
  /** Set for a place to stand in, null for an area. */
  spot: SpotAxis | null
}

/** The axis of a place to stand in: where the nose of what stands there points, and its size. */
export interface SpotAxis {
  /** Counter-clockwise from east. */
  headingRadians: number
  lengthMeters: number
  widthMeters: number
}

/** A zone that trucks and trailers stand in. */
export type SceneSpot = SceneZone & { spot: SpotAxis }

/** What the API tells of a zone, as far as the drawing needs it. */
export interface ZoneSource {
  id: string
  name: string
  zoneType: ZoneType
  enabled: boolean
  bank: string | null
  coordinates: readonly LatLon[]
  headingRadians: number | null
  lengthMeters: number | null
  widthMeters: number | null
}

/** A zone as it is drawn. */
export function sceneZone(zone: ZoneSource, toYard: (place: LatLon) => MapPoint): SceneZone {
  const corners = zone.coordinates.map(toYard)
  return {
    id: zone.id,
    name: zone.name,
    zoneType: zone.zoneType,
    enabled: zone.enabled,
    bank: zone.bank,
    path: pathOf([corners], true),
    box: boxAround(corners),
    corners,
    center: middle(corners),
    spot: axisOf(zone),
  }
}

export function isSceneSpot(zone: SceneZone): zone is SceneSpot {
  return zone.spot !== null
}

/** A place in a spot: meters along its axis from the middle, nose ahead, and meters to the left of it. */
export function spotPlace({ center, spot }: SceneSpot, ahead: number, left = 0): MapPoint {
  const [cos, sin] = [Math.cos(spot.headingRadians), Math.sin(spot.headingRadians)]
  return { x: center.x + cos * ahead - sin * left, y: center.y + sin * ahead + cos * left }
}

function axisOf({ headingRadians, lengthMeters, widthMeters }: ZoneSource): SpotAxis | null {
  if (headingRadians === null || lengthMeters === null || widthMeters === null) return null
  return { headingRadians, lengthMeters, widthMeters }
}

function middle(corners: readonly MapPoint[]): MapPoint {
  const count = Math.max(corners.length, 1)
  return {
    x: corners.reduce((sum, corner) => sum + corner.x, 0) / count,
    y: corners.reduce((sum, corner) => sum + corner.y, 0) / count,
  }
}
