import type { LatLon } from '@tractrix/domain/platform'
import type { ZoneType } from '@tractrix/domain/zones'
import type { BaseMapFeature } from '../base-map.ts'
import type { YardPoint } from '../frame/yard-frame.ts'

/** A shape of the base map in yard metres; `path` closes polygons and leaves lines open. */
export interface SceneShape {
  kind: string
  class: string | null
  name: string | null
  path: Path2D
  /** Every ring or line in metres, for things set along it. */
  lines: YardPoint[][]
}

/** A zone in yard metres. Spots have an axis; areas have none. */
export interface SceneZone {
  id: string
  name: string
  zoneType: ZoneType
  enabled: boolean
  path: Path2D
  corners: YardPoint[]
  center: YardPoint
  /** Where the nose of a parked trailer points, counter-clockwise from east; null for areas. */
  headingRadians: number | null
  lengthMeters: number
  widthMeters: number
}

/** What the API tells of a zone, as far as the drawing needs it. */
export interface ZoneSource {
  id: string
  name: string
  zoneType: ZoneType
  enabled: boolean
  coordinates: readonly LatLon[]
  headingRadians: number | null
  lengthMeters: number | null
  widthMeters: number | null
}

/** The base map's features as shapes in yard metres. */
export function sceneShapes(
  features: readonly BaseMapFeature[],
  toYard: (place: LatLon) => YardPoint,
): SceneShape[] {
  return features.map(feature => {
    const { lines, closed } = readLines(feature, toYard)
    return {
      kind: feature.properties.kind,
      class: feature.properties.class ?? null,
      name: feature.properties.name ?? null,
      path: pathOf(lines, closed),
      lines,
    }
  })
}

/** A zone as it is drawn. */
export function sceneZone(zone: ZoneSource, toYard: (place: LatLon) => YardPoint): SceneZone {
  const corners = zone.coordinates.map(toYard)
  return {
    id: zone.id,
    name: zone.name,
    zoneType: zone.zoneType,
    enabled: zone.enabled,
    path: pathOf([corners], true),
    corners,
    center: middle(corners),
    headingRadians: zone.headingRadians,
    lengthMeters: zone.lengthMeters ?? 0,
    widthMeters: zone.widthMeters ?? 0,
  }
}

/** The path of rings or lines in metres. */
export function pathOf(lines: readonly (readonly YardPoint[])[], closed: boolean): Path2D {
  const path = new Path2D()
  for (const line of lines) {
    line.forEach((point, index) => {
      if (index === 0) path.moveTo(point.x, point.y)
      else path.lineTo(point.x, point.y)
    })
    if (closed) path.closePath()
  }
  return path
}

type Position = readonly number[]

function readLines(
  feature: BaseMapFeature,
  toYard: (place: LatLon) => YardPoint,
): { lines: YardPoint[][]; closed: boolean } {
  const { geometry } = feature
  const line = (positions: readonly Position[]) =>
    positions.map(([longitude = 0, latitude = 0]) => toYard({ latitude, longitude }))
  switch (geometry.type) {
    case 'Point':
      return { lines: [line([geometry.coordinates])], closed: false }
    case 'LineString':
      return { lines: [line(geometry.coordinates)], closed: false }
    case 'MultiLineString':
      return { lines: geometry.coordinates.map(line), closed: false }
    case 'Polygon':
      return { lines: geometry.coordinates.map(line), closed: true }
    case 'MultiPolygon':
      return { lines: geometry.coordinates.flatMap(polygon => polygon.map(line)), closed: true }
  }
}

function middle(corners: readonly YardPoint[]): YardPoint {
  const count = Math.max(corners.length, 1)
  return {
    x: corners.reduce((sum, corner) => sum + corner.x, 0) / count,
    y: corners.reduce((sum, corner) => sum + corner.y, 0) / count,
  }
}
