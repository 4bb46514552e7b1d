import { bearingToHeading, headingToTheta, type SiteOrigin, toSiteMeters } from '@tractrix/domain/platform'
import type { ZoneType } from '@tractrix/domain/zones'
import type { PlanDrawing, PlanLane, PlanZone } from '../layout/yard-plan.ts'
import { type Position, readFeatures, type SourceFeature } from '../seed/read-data.ts'

const MILES_PER_HOUR = 0.44704

/** What `baltimore-bwi2-layout.geojson` holds, in meters of the yard. */
export function baltimoreLayout(origin: SiteOrigin): {
  zones: PlanZone[]
  lanes: PlanLane[]
  drawn: PlanDrawing[]
} {
  const features = readFeatures('odbl/baltimore-bwi2-layout.geojson')
  return {
    zones: features
      .filter(({ properties }) => properties.zoneType !== undefined)
      .map(each => toZone(each, origin)),
    lanes: features
      .filter(({ properties }) => properties.kind === 'lane' || properties.kind === 'road')
      .map(each => toLane(each, origin)),
    drawn: features
      .filter(({ properties }) => ['building', 'car_park'].includes(String(properties.kind)))
      .map(each => toDrawing(each, origin)),
  }
}

function toZone(feature: SourceFeature, origin: SiteOrigin): PlanZone {
  const { properties } = feature
  const corners = toMeters(feature, origin)
  return {
    name: String(properties.name),
    zoneType: properties.zoneType as ZoneType,
    corners,
    noseTheta:
      properties.headingDeg === undefined ? null : noseTheta(corners, Number(properties.headingDeg), origin),
    lengthMeters: properties.lengthM === undefined ? null : Number(properties.lengthM),
    widthMeters: properties.widthM === undefined ? null : Number(properties.widthM),
    bank: properties.bank === undefined ? null : String(properties.bank),
  }
}

/** The long side of the spot that points the way the file's bearing says; the bearing itself is rounded by a degree. */
function noseTheta(corners: { x: number; y: number }[], bearingDegrees: number, origin: SiteOrigin): number {
  const told = headingToTheta(origin, bearingToHeading(bearingDegrees))
  const quarterTurns = Math.round(told / (Math.PI / 2))
  const [a, b, c] = corners as [{ x: number; y: number }, { x: number; y: number }, { x: number; y: number }]
  const along = Math.hypot(b.x - a.x, b.y - a.y) > Math.hypot(c.x - b.x, c.y - b.y) ? [a, b] : [b, c]
  const tilt = Math.atan2(along[1]!.y - along[0]!.y, along[1]!.x - along[0]!.x)
  const smallTilt = tilt - Math.round(tilt / (Math.PI / 2)) * (Math.PI / 2)
  return quarterTurns * (Math.PI / 2) + smallTilt
}

function toLane(feature: SourceFeature, origin: SiteOrigin): PlanLane {
  const name = String(feature.properties.name)
  const kind = feature.properties.kind === 'road' || name.startsWith('gate-link') ? 'road' : laneKind(name)
  return {
    name,
    kind,
    points: toMeters(feature, origin),
    speedLimitMetersPerSecond: Number(feature.properties.speedLimitMph) * MILES_PER_HOUR,
    oneWay: false,
  }
}

function laneKind(name: string): PlanLane['kind'] {
  return name.startsWith('cross') ? 'cross' : 'aisle'
}

function toDrawing(feature: SourceFeature, origin: SiteOrigin): PlanDrawing {
  const { properties, geometry } = feature
  return {
    kind: properties.kind as 'building' | 'car_park',
    name: String(properties.name),
    points: toMeters(feature, origin),
    closed: geometry.type === 'Polygon',
    source: String(properties.source).replace('osm way ', 'way/'),
  }
}

/** The corners without the closing one. */
function toMeters({ geometry }: SourceFeature, origin: SiteOrigin): { x: number; y: number }[] {
  const meters = ([longitude, latitude]: Position) => toSiteMeters(origin, { latitude, longitude })
  if (geometry.type === 'Polygon') return geometry.coordinates[0]!.slice(0, -1).map(meters)
  if (geometry.type === 'LineString') return geometry.coordinates.map(meters)
  return geometry.type === 'Point' ? [meters(geometry.coordinates)] : []
}
