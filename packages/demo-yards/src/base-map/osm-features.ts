import type { SiteBounds } from '@tractrix/domain/sites'
import { type Geometry, type Position, readFeatures, type SourceFeature } from '../seed/read-data.ts'
import type { BaseMapFeature, BaseMapKind } from './base-map.ts'

/** What of an OpenStreetMap extract is drawn around a yard: everything that touches `within`. */
export function osmFeatures(path: string, within: SiteBounds, leaveOut: readonly string[]): BaseMapFeature[] {
  return readFeatures(path).flatMap(feature => {
    const drawn = drawnAs(feature)
    const source = String(feature.properties.osm)
    if (drawn === null || leaveOut.includes(source) || !touches(feature.geometry, within)) return []
    const name = feature.properties.name
    const properties = { ...drawn, ...(name === undefined ? {} : { name: String(name) }), source }
    return [{ type: 'Feature' as const, properties, geometry: feature.geometry }]
  })
}

function drawnAs({ properties, geometry }: SourceFeature): { kind: BaseMapKind; class?: string } | null {
  if (geometry.type === 'Point') return null
  if (geometry.type === 'LineString') {
    if (properties.railway !== undefined) return { kind: 'rail', class: String(properties.railway) }
    if (properties.highway !== undefined) return { kind: 'street', class: String(properties.highway) }
    if (properties.barrier === 'fence' || properties.barrier === 'wall') return { kind: 'fence' }
    return null
  }
  if (properties.building !== undefined) return { kind: 'other_building' }
  if (properties.amenity === 'parking') return { kind: 'car_park' }
  if (properties.landuse === 'basin' || properties.landuse === 'reservoir') return { kind: 'water' }
  if (properties.landuse !== undefined) return { kind: 'landuse', class: String(properties.landuse) }
  return null
}

function touches(geometry: Geometry, within: SiteBounds): boolean {
  return positions(geometry).some(
    ([longitude, latitude]) =>
      longitude >= within.longitudeMin &&
      longitude <= within.longitudeMax &&
      latitude >= within.latitudeMin &&
      latitude <= within.latitudeMax,
  )
}

function positions(geometry: Geometry): Position[] {
  if (geometry.type === 'Point') return [geometry.coordinates]
  if (geometry.type === 'LineString') return geometry.coordinates
  return geometry.type === 'Polygon' ? geometry.coordinates.flat() : geometry.coordinates.flat(2)
}
