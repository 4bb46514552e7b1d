import { type SiteOrigin, type SitePoint, thetaToHeading, toLatLon } from '@tractrix/domain/platform'
import type { SiteBounds } from '@tractrix/domain/sites'
import type { BaseMap, BaseMapFeature } from './base-map/base-map.ts'
import { osmFeatures } from './base-map/osm-features.ts'
import type { YardDefinition } from './definition/yard-definition.ts'
import { turnedRectangle } from './layout/rectangle.ts'
import { type PlanDrawing, WAITING_PLACE_SIZE, type YardPlan } from './layout/yard-plan.ts'
import type { Geometry, Position } from './seed/read-data.ts'

/** How far around the yard the extract is drawn, in degrees: about 400 m. */
const SURROUNDINGS_DEGREES = 0.004

/** Everything drawn under the zones: the surroundings from OpenStreetMap and the yard's own plan. */
export function baseMap(definition: YardDefinition, plan: YardPlan, bounds: SiteBounds): BaseMap {
  const { origin, extract, leaveOut } = definition
  const around: SiteBounds = {
    latitudeMin: bounds.latitudeMin - SURROUNDINGS_DEGREES,
    latitudeMax: bounds.latitudeMax + SURROUNDINGS_DEGREES,
    longitudeMin: bounds.longitudeMin - SURROUNDINGS_DEGREES,
    longitudeMax: bounds.longitudeMax + SURROUNDINGS_DEGREES,
  }
  return {
    type: 'FeatureCollection',
    attribution: '© OpenStreetMap contributors',
    features: [
      ...osmFeatures(extract, around, leaveOut),
      ...plan.drawn.map(drawing => drawnFeature(drawing, origin)),
      ...plan.lanes.map(lane => laneFeature(lane, origin)),
      ...plan.waitingPlaces.map(({ name, center, theta }) => {
        const { lengthMeters, widthMeters } = WAITING_PLACE_SIZE
        const points = turnedRectangle(center, theta, lengthMeters, widthMeters)
        return drawnFeature(
          { kind: 'waiting_place', name, points, closed: true, source: 'generated', theta },
          origin,
        )
      }),
    ],
  }
}

function laneFeature(lane: YardPlan['lanes'][number], origin: SiteOrigin): BaseMapFeature {
  const surveyed = lane.name.startsWith('perimeter-road')
  const { speedLimitMetersPerSecond, oneWay } = lane
  const drawn = drawnFeature(
    {
      kind: surveyed ? 'yard_road' : 'lane',
      class: lane.kind,
      name: lane.name,
      points: lane.points,
      closed: false,
      source: surveyed ? 'way/323485072' : 'generated',
    },
    origin,
  )
  return { ...drawn, properties: { ...drawn.properties, speedLimitMetersPerSecond, oneWay } }
}

function drawnFeature(drawing: PlanDrawing, origin: SiteOrigin): BaseMapFeature {
  const { kind, name, source, theta } = drawing
  return {
    type: 'Feature',
    properties: {
      kind,
      ...(drawing.class === undefined ? {} : { class: drawing.class }),
      ...(name === undefined ? {} : { name }),
      source,
      ...(theta === undefined ? {} : { headingRadians: thetaToHeading(origin, theta) }),
    },
    geometry: geometryOf(drawing, origin),
  }
}

function geometryOf({ points, closed }: PlanDrawing, origin: SiteOrigin): Geometry {
  const positions = points.map(point => position(point, origin))
  if (positions.length === 1) return { type: 'Point', coordinates: positions[0]! }
  if (!closed) return { type: 'LineString', coordinates: positions }
  return { type: 'Polygon', coordinates: [[...positions, positions[0]!]] }
}

/** Rounded to seven decimals, one centimeter, as map data are. */
function position(point: SitePoint, origin: SiteOrigin): Position {
  const { latitude, longitude } = toLatLon(origin, point)
  return [Number(longitude.toFixed(7)), Number(latitude.toFixed(7))]
}
