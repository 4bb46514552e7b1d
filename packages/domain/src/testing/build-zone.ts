import type { Zone, ZoneFacts } from '../zones/index.ts'
import { TEST_IDS, TEST_TIME } from './test-ids.ts'

/** The enabled parking spot P1. */
export function buildZone(changes: Partial<Zone> = {}): Zone {
  return {
    id: TEST_IDS.start,
    siteId: TEST_IDS.site,
    name: 'P1',
    zoneType: 'trailer_parking_spot',
    coordinates: [
      { latitude: 39.17, longitude: -76.67 },
      { latitude: 39.17, longitude: -76.66996 },
      { latitude: 39.17015, longitude: -76.66996 },
      { latitude: 39.17015, longitude: -76.67 },
    ],
    headingRadians: Math.PI / 2,
    lengthMeters: 18,
    widthMeters: 3.66,
    bank: 'P',
    enabled: true,
    enabledSource: null,
    occupancySource: 'human',
    occupancyUpdatedAt: TEST_TIME,
    observationData: null,
    updatedAt: TEST_TIME,
    ...changes,
  }
}

/** The rules' view of an enabled, empty parking spot. */
export function buildZoneFacts(changes: Partial<ZoneFacts> = {}): ZoneFacts {
  return {
    id: TEST_IDS.start,
    name: 'P1',
    enabled: true,
    zoneType: 'trailer_parking_spot',
    trailerId: null,
    ...changes,
  }
}
