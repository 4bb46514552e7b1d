import type { LatLon } from '@tractrix/domain/platform'
import { type MoveRow, parkedTrailers, type TrailerRow } from '../../site-data/index.ts'
import type { DrawnTruck } from '../scene/drawn-truck.ts'
import type { ParkedTrailer } from '../scene/parked-rear.ts'
import { isSceneSpot, type SceneZone } from '../scene/scene-zone.ts'
import { STANDARD_LENGTH_METERS, STANDARD_WIDTH_METERS } from '../scene/trailer-body.ts'
import type { MapContents } from './use-map-contents.ts'

/** Zones that a pending or in-progress move starts or ends in (OP-OVL-19). */
export function zonesInMove(
  activeMoves: readonly Pick<MoveRow, 'fromZone' | 'toZone'>[],
): ReadonlySet<string> {
  return new Set(
    activeMoves.flatMap(({ fromZone, toZone }) => [fromZone, toZone].flatMap(zone => zone?.id ?? [])),
  )
}

/** Trailers in their spots. One that a truck says it tows stands nowhere, whatever the inventory still says. */
export function parkedInSpots(
  trailers: readonly TrailerRow[],
  zones: readonly SceneZone[],
  towedIds: ReadonlySet<string>,
): ParkedTrailer[] {
  const zonesById = new Map(zones.map(zone => [zone.id, zone]))
  return [...parkedTrailers(trailers)].flatMap(([zoneId, trailer]) => {
    const spot = zonesById.get(zoneId)
    if (!spot || !isSceneSpot(spot) || towedIds.has(trailer.id)) return []
    return [{ ...trailerBody(trailer), spot }]
  })
}

/** A trailer as it is drawn; one of unknown size as a 53 ft van, one that nobody looked into as loaded. */
export function trailerBody(trailer: TrailerRow): NonNullable<DrawnTruck['trailer']> {
  return {
    type: trailer.type,
    lengthMeters: trailer.lengthMeters ?? STANDARD_LENGTH_METERS,
    widthMeters: trailer.widthMeters ?? STANDARD_WIDTH_METERS,
    loaded: trailer.loaded ?? true,
    scac: trailer.scac,
    serial: trailer.serial,
  }
}

/** What is needed of a site to put its map up; a new object only when one of these has changed. */
export interface MapSite {
  id: string
  origin: LatLon
  bounds: MapContents['site']['bounds']
  mapHeadingDegrees: number
  mapOverlayPath: string | null
}
