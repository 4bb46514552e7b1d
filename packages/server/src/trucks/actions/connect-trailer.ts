import { recordChange, type Trx } from '../../platform/db/index.ts'
import { saveConnectedTrailer } from '../store/trucks.store.ts'

/** Saves which trailer is hitched to a truck (null: none), in a transaction that holds the site's lock, and records it. */
export async function connectTrailer(
  trx: Trx,
  truck: { id: string; siteId: string },
  trailerId: string | null,
): Promise<void> {
  await saveConnectedTrailer(trx, truck.id, trailerId)
  await recordChange(trx, { topic: 'truck', siteId: truck.siteId, entityId: truck.id, operation: 'update' })
}
