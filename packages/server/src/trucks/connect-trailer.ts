import { recordChange, type Trx } from '../platform/db/index.ts'
import { saveConnectedTrailer } from './trucks.store.ts'

/** Notes which trailer hangs on a truck (null: none), within a transaction that holds the site's lock, and tells it. */
export async function connectTrailer(
  trx: Trx,
  truck: { id: string; siteId: string },
  trailerId: string | null,
): Promise<void> {
  await saveConnectedTrailer(trx, truck.id, trailerId)
  await recordChange(trx, { topic: 'truck', siteId: truck.siteId, entityId: truck.id, operation: 'update' })
}
