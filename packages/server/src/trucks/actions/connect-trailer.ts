import type { Actor } from '@tractrix/domain/platform'
import type { Trx } from '../../platform/db/index.ts'
import { appendEvent, changedFields } from '../../platform/event-log/index.ts'
import { readTrucks, saveConnectedTrailer } from '../store/trucks.store.ts'

/** Saves which trailer is hitched to a truck (null: none), in a transaction that holds the site's lock, and records it. */
export async function connectTrailer(
  trx: Trx,
  truck: { id: string; siteId: string },
  trailerId: string | null,
  by: { actor: Actor; now: string },
): Promise<void> {
  const { id, siteId } = truck
  const [before] = await readTrucks(trx, [id])
  await saveConnectedTrailer(trx, id, trailerId, by.now)
  const data = { changes: changedFields(before ?? {}, { connectedTrailerId: trailerId }) }
  const { actor, now: at } = by
  await appendEvent(trx, { name: 'truck.trailer_connected', siteId, subjectId: id, at, actor, data })
}
