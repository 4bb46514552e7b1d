import type { LatLon } from '@tractrix/domain/platform'
import { isSpot } from '@tractrix/domain/zones'
import type { MapPoint } from '../../../../map-kit/index.ts'
import type { Yard, ZoneRow } from '../../../../site-data/index.ts'
import { freeSpotsBeside } from '../../model/free-spots.ts'
import type { PreviewSpot } from './preview-scene.ts'
import { zoneCorners } from './zone-shapes.ts'

/** All spots of the yard with what stands in them; free neighbors only of a taken destination. */
export function previewSpots(
  yard: Yard,
  start: ZoneRow | undefined,
  destination: ZoneRow | undefined,
  toMap: (place: LatLon) => MapPoint,
): PreviewSpot[] {
  const taken = destination !== undefined && yard.parked.has(destination.id)
  const free = taken ? freeSpotsBeside(destination, yard).map(zone => zone.id) : []
  const roleOf = ({ id }: ZoneRow): PreviewSpot['role'] => {
    if (id === destination?.id) return taken ? 'blocked' : 'goal'
    return free.includes(id) ? 'neighbor' : 'other'
  }
  return [...yard.zones.values()]
    .filter(zone => isSpot(zone.zoneType) || zone.id === destination?.id)
    .map(zone => ({
      id: zone.id,
      corners: zoneCorners(zone, toMap),
      role: roleOf(zone),
      trailer: yard.parked.has(zone.id)
        ? zone.id === start?.id
          ? ('moved' as const)
          : ('other' as const)
        : null,
    }))
    .filter(({ corners }) => corners.length > 2)
}
