import type { Trailer, TrailerFacts } from '../trailers/index.ts'
import { TEST_IDS, TEST_TIME } from './test-ids.ts'

/** A dry van of 53 ft that stands in spot P1. */
export function buildTrailer(changes: Partial<Trailer> = {}): Trailer {
  return {
    id: TEST_IDS.trailer,
    siteId: TEST_IDS.site,
    scac: 'WERN',
    serial: '744205',
    type: 'dryVan',
    dimensionCode: 'standard',
    lengthMeters: 16.154,
    widthMeters: 2.591,
    loaded: true,
    inTransit: false,
    canMove: true,
    otrDropOffConfirmed: true,
    notes: null,
    zoneId: TEST_IDS.start,
    priorZoneId: null,
    attachedTruckId: null,
    archived: false,
    archivedAt: null,
    additionalInfo: null,
    createdAt: TEST_TIME,
    updatedAt: TEST_TIME,
    ...changes,
  }
}

/** The rules' view of the same trailer. */
export function buildTrailerFacts(changes: Partial<TrailerFacts> = {}): TrailerFacts {
  const { id, inTransit, canMove, dimensionCode, zoneId, attachedTruckId, otrDropOffConfirmed, archived } =
    buildTrailer()
  return {
    ...{ id, inTransit, canMove, dimensionCode, zoneId, attachedTruckId, otrDropOffConfirmed, archived },
    ...changes,
  }
}

/** The same trailer behind the truck of `buildTruckFacts`. */
export function buildAttachedTrailerFacts(changes: Partial<TrailerFacts> = {}): TrailerFacts {
  return buildTrailerFacts({ inTransit: true, zoneId: null, attachedTruckId: TEST_IDS.truck, ...changes })
}
