import {
  buildYard,
  type TrailerRow,
  type TruckRow,
  type Yard,
  type YardLists,
  type ZoneRow,
} from '../../site-data/index.ts'

/** A dock door; `place` counts doors along the building, 4 m each. */
export function buildZone(name: string, place: number, changes: Partial<ZoneRow> = {}): ZoneRow {
  const latitude = 39.28 + place * 0.000036
  const corner = (north: number, east: number) => ({ latitude: latitude + north, longitude: -76.55 + east })
  return {
    id: name,
    siteId: 'site-1',
    name,
    zoneType: 'trailer_dock_spot',
    coordinates: [corner(0, 0), corner(0, 0.0002), corner(0.00003, 0.0002), corner(0.00003, 0)],
    headingRadians: 0,
    lengthMeters: 17,
    widthMeters: 3.4,
    bank: 'East doors',
    enabled: true,
    enabledSource: null,
    occupancySource: null,
    occupancyUpdatedAt: null,
    updatedAt: '2026-05-12T08:00:00.000Z',
    ...changes,
  }
}

export function buildTrailer(
  id: string,
  zoneId: string | null,
  changes: Partial<TrailerRow> = {},
): TrailerRow {
  return {
    id,
    siteId: 'site-1',
    scac: 'HJBT',
    serial: id,
    type: 'dryVan',
    dimensionCode: 'standard',
    lengthMeters: 16.154,
    widthMeters: 2.591,
    loaded: true,
    inTransit: false,
    canMove: true,
    otrDropOffConfirmed: true,
    notes: null,
    zoneId,
    priorZoneId: null,
    attachedTruckId: null,
    archived: false,
    archivedAt: null,
    createdAt: '2026-05-11T12:00:00.000Z',
    updatedAt: '2026-05-12T12:00:00.000Z',
    ...changes,
  }
}

export function buildTruck(id: string, changes: Partial<TruckRow> = {}): TruckRow {
  return {
    id,
    siteId: 'site-1',
    internalId: `bwi-${id}`,
    name: id,
    availability: 'available',
    readOnly: false,
    archived: false,
    manifestVersionRef: null,
    updatedAt: '2026-05-12T08:00:00.000Z',
    ...changes,
  }
}

/**
 * Doors E16 (free), E17 (trailer 530071) and E18 (free), stall PE23 (trailer 551902), trucks AV-01 (available) and
 * AV-05 (unavailable).
 */
export function buildTestYard(changes: Partial<YardLists> = {}): Yard {
  return buildYard({
    zones: [
      buildZone('E16', 16),
      buildZone('E17', 17),
      buildZone('E18', 18),
      buildZone('PE23', 40, { zoneType: 'trailer_parking_spot', bank: 'Row PE' }),
    ],
    trailers: [buildTrailer('551902', 'PE23'), buildTrailer('530071', 'E17', { scac: 'SCNN' })],
    trucks: [buildTruck('AV-01'), buildTruck('AV-05', { availability: 'unavailable' })],
    couplings: new Map(),
    openMoves: [],
    ...changes,
  })
}
