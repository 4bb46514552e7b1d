import { type LatLon, polygonCenter } from '@tractrix/domain/platform'
import type { MapPoint } from '../../../../map-kit/index.ts'

type ToMap = (place: LatLon) => MapPoint
type Outlined = { coordinates: readonly LatLon[] }

/** The corners of a zone in meters of the map. */
export function zoneCorners(zone: Outlined, toMap: ToMap): MapPoint[] {
  return zone.coordinates.map(toMap)
}

/** The middle of a zone in meters of the map; null for a zone without corners. */
export function zoneCenter(zone: Outlined, toMap: ToMap): MapPoint | null {
  const center = polygonCenter(zone.coordinates)
  return center === null ? null : toMap(center)
}
