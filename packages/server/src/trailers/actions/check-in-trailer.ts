import { randomUUID } from 'node:crypto'
import { catalogued } from '@tractrix/domain/errors'
import type { Actor } from '@tractrix/domain/platform'
import type { Trailer } from '@tractrix/domain/trailers'
import { changeSite, type Trx } from '../../platform/db/index.ts'
import { changedFields } from '../../platform/event-log/index.ts'
import { findOnSite, insertTrailer } from '../store/trailer-changes.store.ts'
import { assertFreeSpot, tellOccupancy } from './spot-occupancy.ts'
import { fieldsOfSize, readNotes, readScac, readSerial } from './trailer-input.ts'
import {
  configOf,
  loadTrailer,
  recordTrailer,
  type TrailerContext,
  type TrailerSpeaker,
} from './trailer-record.ts'

/** What is said of a trailer that comes to the yard. */
export interface Arrival {
  scac: string
  serial: string
  /** Null: unknown. */
  dimensionCode: string | null
  /** Null: nobody looked. */
  loaded: boolean | null
  /** Null: as the site has it, unconfirmed where drop-offs are confirmed (OP-TRS-08, OP-OPEN-104). */
  otrDropOffConfirmed: boolean | null
  notes: string | null
  /** Null: it stands in no spot, or nobody knows in which. */
  zoneId: string | null
}

/**
 * Adds a trailer to the inventory (OP-MUT-01). Each stay in the yard is a record of its own, also of a trailer that was
 * here before.
 *
 * @throws BAD_INPUT for a carrier, number or place that cannot be; TRAILER_ALREADY_ON_SITE;
 *   TRAILER_SERVICE_UPDATE:TRAILER_UPDATE_VALIDATION:DUPLICATE_ZONE; UNAUTHORIZED for a site or zone that is not there
 */
export function checkInTrailer(
  app: TrailerContext,
  actor: Actor,
  siteId: string,
  arrival: Arrival,
): Promise<Trailer> {
  return changeSite(app, siteId, (trx, now) => admitTrailer(trx, siteId, arrival, { actor, now }))
}

/** The same within a transaction that holds the site's lock; nothing is written before it refuses. */
export async function admitTrailer(
  trx: Trx,
  siteId: string,
  arrival: Arrival,
  speaker: TrailerSpeaker,
): Promise<Trailer> {
  const { actor, now } = speaker
  const { zoneId } = arrival
  const said = {
    scac: readScac(arrival.scac),
    serial: readSerial(arrival.serial),
    ...fieldsOfSize(arrival.dimensionCode),
    loaded: arrival.loaded,
    notes: readNotes(arrival.notes),
    inTransit: false,
    zoneId,
  }
  if (await findOnSite(trx, { siteId, ...said })) throw catalogued('TRAILER_ALREADY_ON_SITE')
  if (zoneId !== null) await assertFreeSpot(trx, { siteId, zoneId, trailerId: null })
  const otrDropOffConfirmed = arrival.otrDropOffConfirmed ?? (await isConfirmedOnArrival(trx, siteId))
  const fields = { ...said, otrDropOffConfirmed }
  const id = randomUUID()
  await insertTrailer(trx, { id, siteId, now }, fields)
  const changes = changedFields({}, fields)
  await recordTrailer(trx, { id, siteId }, { event: 'checked_in', ...speaker, changes })
  await tellOccupancy(trx, { siteId, zoneIds: [zoneId], actor, now })
  return loadTrailer(trx, siteId, id)
}

/** Whether a trailer that comes needs nobody to confirm its drop-off (OP-TRS-08, OP-OPEN-104). @throws UNAUTHORIZED without a site */
export const isConfirmedOnArrival = async (trx: Trx, siteId: string): Promise<boolean> =>
  !(await configOf(trx, siteId)).enableTrailerConfirmDropoff
