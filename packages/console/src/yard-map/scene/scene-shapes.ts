import type { LatLon } from '@tractrix/domain/platform'
import { boxAround, type MapBox, type MapPoint } from '../../map-kit/index.ts'
import type { BaseMapFeature } from '../base-map/base-map.ts'

/** A shape of the base map in yard meters; `path` closes polygons and leaves lines open. */
export interface SceneShape {
  kind: string
  class: string | null
  name: string | null
  /** Counter-clockwise from east; null for most. */
  headingRadians: number | null
  path: Path2D
  box: MapBox
  /** Every ring or line in meters, for things set along it. */
  lines: MapPoint[][]
}

/** The base map's features as shapes in yard meters. */
export function sceneShapes(
  features: readonly BaseMapFeature[],
  toYard: (place: LatLon) => MapPoint,
): SceneShape[] {
  return features.map(feature => {
    const { lines, closed } = readLines(feature, toYard)
    return {
      kind: feature.properties.kind,
      class: feature.properties.class ?? null,
      name: feature.properties.name ?? null,
      headingRadians: feature.properties.headingRadians ?? null,
      path: pathOf(lines, closed),
      box: boxAround(lines.flat()),
      lines,
    }
  })
}

/** The path of rings or lines in meters. */
export function pathOf(lines: readonly (readonly MapPoint[])[], closed: boolean): Path2D {
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
  toYard: (place: LatLon) => MapPoint,
): { lines: MapPoint[][]; closed: boolean } {
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
