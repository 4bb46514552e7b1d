import { catalogued } from '@tractrix/domain/errors'
import type { Actor } from '@tractrix/domain/platform'
import type { Trailer } from '@tractrix/domain/trailers'
import { changeSite, type Trx } from '../../platform/db/index.ts'
import { findOnSite, type TrailerFields } from '../store/trailer-changes.store.ts'
import { assertFreeSpot, tellOccupancy } from './spot-occupancy.ts'
import { fieldsOfSize, readNotes, readScac, readSerial } from './trailer-input.ts'
import {
  assertNotRefused,
  changeTrailer,
  loadTrailer,
  type TrailerContext,
  type TrailerSpeaker,
} from './trailer-record.ts'

/** What a person corrects of a trailer; what is not given stays. */
export interface TrailerCorrection {
  scac?: string
  serial?: string
  /** Null: unknown. */
  dimensionCode?: string | null
  /** Null: nobody looked. */
  loaded?: boolean | null
  inTransit?: boolean
  notes?: string | null
  /** Null: it stands in no spot, or nobody knows in which (OP-SPT-06). */
  zoneId?: string | null
}

/**
 * Corrects what is known of a trailer on site, or where it stands (OP-MUT-05). One that is said to stand in a spot is in
 * transit no more, unless the same change says so.
 *
 * @throws BAD_INPUT for a carrier, number or place that cannot be; TRAILER_ALREADY_ON_SITE when another one has that carrier
 *   and number; TRAILER_SERVICE_UPDATE:TRAILER_UPDATE_VALIDATION:DUPLICATE_ZONE; TRAILER_STATE when it is checked out;
 *   UNAUTHORIZED when the site has no such trailer or zone
 */
export function updateTrailer(
  app: TrailerContext,
  actor: Actor,
  siteId: string,
  id: string,
  correction: TrailerCorrection,
): Promise<Trailer> {
  return changeSite(app, siteId, (trx, now) =>
    correctTrailer(trx, siteId, { id, correction }, { actor, now }),
  )
}

/** The same within a transaction that holds the site's lock; nothing is written before it refuses. */
export async function correctTrailer(
  trx: Trx,
  siteId: string,
  { id, correction }: { id: string; correction: TrailerCorrection },
  speaker: TrailerSpeaker,
): Promise<Trailer> {
  const { actor, now } = speaker
  const fields = readCorrection(correction)
  const trailer = await loadTrailer(trx, siteId, id)
  assertNotRefused(trailer.archived ? 'checked_out' : null)
  const { zoneId } = fields
  const namesake = await findOnSite(trx, { ...trailer, ...fields })
  if (namesake !== null && namesake.id !== id) throw catalogued('TRAILER_ALREADY_ON_SITE')
  if (zoneId) await assertFreeSpot(trx, { siteId, zoneId, trailerId: id })
  const isMoved = zoneId !== undefined && zoneId !== trailer.zoneId
  // Who saves a form unchanged says nothing of the size, and a reefer stays one.
  const size = fields.dimensionCode
  const sized = size === undefined || size === trailer.dimensionCode ? {} : fieldsOfSize(size)
  const change = { event: 'edited', ...speaker } as const
  const changed = await changeTrailer(trx, trailer, change, {
    ...(zoneId ? { inTransit: false } : {}),
    ...fields,
    ...sized,
    ...(isMoved && trailer.zoneId !== null ? { priorZoneId: trailer.zoneId } : {}),
  })
  if (isMoved) await tellOccupancy(trx, { siteId, zoneIds: [trailer.zoneId, zoneId], actor, now })
  return changed
}

function readCorrection({ scac, serial, notes, ...others }: TrailerCorrection): Partial<TrailerFields> {
  return {
    ...others,
    ...(scac === undefined ? {} : { scac: readScac(scac) }),
    ...(serial === undefined ? {} : { serial: readSerial(serial) }),
    ...(notes === undefined ? {} : { notes: readNotes(notes) }),
  }
}
