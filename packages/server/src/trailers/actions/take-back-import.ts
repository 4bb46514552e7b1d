import type { Changes } from '@tractrix/domain/platform'
import type { Trailer } from '@tractrix/domain/trailers'
import type { Trx } from '../../platform/db/index.ts'
import { changedFields } from '../../platform/event-log/index.ts'
import { deleteTrailer, type TrailerFields } from '../store/trailer-changes.store.ts'
import { isFreeSpot, tellOccupancy } from './spot-occupancy.ts'
import { changeTrailer, recordTrailer, type TrailerSpeaker } from './trailer-record.ts'

/**
 * Deletes a trailer that an import has added and that nothing has happened to since, within a transaction that holds the
 * site's lock; the log keeps what it was.
 */
export async function takeBackArrival(trx: Trx, trailer: Trailer, speaker: TrailerSpeaker): Promise<void> {
  const { id, siteId, zoneId } = trailer
  await deleteTrailer(trx, id)
  const { scac, serial } = trailer
  const changes = changedFields({ scac, serial, zoneId }, { scac: null, serial: null, zoneId: null })
  await recordTrailer(trx, trailer, { event: 'arrival_taken_back', ...speaker, changes })
  await tellOccupancy(trx, { siteId, zoneIds: [zoneId], ...speaker })
}

/**
 * Gives a trailer back what an import has changed of it, where nothing has happened to it since, within a transaction that
 * holds the site's lock. False: another trailer stands in its old spot, and it stays as it is.
 */
export async function takeBackCorrection(
  trx: Trx,
  trailer: Trailer,
  changes: Changes,
  speaker: TrailerSpeaker,
): Promise<boolean> {
  const before = Object.fromEntries(Object.entries(changes).map(([field, { from }]) => [field, from]))
  const fields = before as Partial<TrailerFields>
  const { zoneId } = fields
  if (zoneId && !(await isFreeSpot(trx, zoneId))) return false
  await changeTrailer(trx, trailer, { event: 'edit_taken_back', ...speaker }, fields)
  if (zoneId !== undefined)
    await tellOccupancy(trx, { siteId: trailer.siteId, zoneIds: [trailer.zoneId, zoneId], ...speaker })
  return true
}
