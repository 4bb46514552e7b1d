import {
  type ActiveMove,
  type FieldNameOf,
  type Move,
  type MoveDraft,
  type MoveFacts,
  moveField,
  PLAIN_FIELD_NAMES,
  type PlainFieldName,
} from '../moves/index.ts'
import { buildTrailerFacts } from './build-trailer.ts'
import { buildZoneFacts } from './build-zone.ts'
import { TEST_IDS, TEST_TIME } from './test-ids.ts'

type OptionalFieldName = Exclude<PlainFieldName, FieldNameOf<{ required: true }>>

/** Null in every field of a move that may be null. */
export const UNSET_FIELDS = Object.fromEntries(
  PLAIN_FIELD_NAMES.filter(name => !moveField(name).required).map(name => [name, null]),
) as { [Name in OptionalFieldName]: null }

/** A plain draft of a trailer move from P1 to D1, made by a person. */
export function buildMove(changes: Partial<Move> = {}): Move {
  return {
    ...UNSET_FIELDS,
    id: TEST_IDS.move,
    siteId: TEST_IDS.site,
    type: 'trailer',
    source: 'ui',
    status: 'draft',
    priority: 10,
    fromZone: { id: TEST_IDS.start, name: 'P1', enabled: true },
    toZone: { id: TEST_IDS.destination, name: 'D1', enabled: true },
    trailer: {
      id: TEST_IDS.trailer,
      scac: 'WERN',
      serial: '744205',
      inTransit: false,
      dimensionCode: 'standard',
      lengthMeters: 16.154,
    },
    truck: null,
    requestedTruck: null,
    moveCategory: 'production',
    moveClass: 'release',
    metadata: {},
    createdAt: TEST_TIME,
    updatedAt: TEST_TIME,
    version: 1,
    waitReasons: [],
    ...changes,
  }
}

/** The rules' view of the same move. */
export function buildMoveDraft(changes: Partial<MoveDraft> = {}): MoveDraft {
  return {
    type: 'trailer',
    fromZoneId: TEST_IDS.start,
    toZoneId: TEST_IDS.destination,
    trailerId: TEST_IDS.trailer,
    requestedTruckId: null,
    metadata: {},
    ...changes,
  }
}

/** A yard in which that move may be queued: the trailer stands in P1, D1 is free, nothing else is going on. */
export function buildMoveFacts(changes: Partial<MoveFacts> = {}): MoveFacts {
  return {
    trailer: buildTrailerFacts(),
    fromZone: buildZoneFacts({ id: TEST_IDS.start, name: 'P1', trailerId: TEST_IDS.trailer }),
    toZone: buildZoneFacts({
      id: TEST_IDS.destination,
      name: 'D1',
      zoneType: 'trailer_dock_spot',
    }),
    truck: null,
    otherActiveMoves: [],
    ...changes,
  }
}

/** Another move that touches nothing of the one above. */
export function buildActiveMove(changes: Partial<ActiveMove> = {}): ActiveMove {
  return {
    id: TEST_IDS.otherMove,
    fromZoneId: TEST_IDS.otherZone,
    toZoneId: null,
    trailerId: TEST_IDS.otherTrailer,
    ...changes,
  }
}
