import { catalogued } from '@tractrix/domain/errors'
import type { TruckAvailability } from '@tractrix/domain/trucks'
import type { ServerContext } from '../../platform/context/index.ts'
import { lockSites, recordChange } from '../../platform/db/index.ts'
import { findTrucks, readTrucks, saveAvailability, type TruckRecord } from '../store/trucks.store.ts'

/**
 * Sets whether trucks may be given moves, all of them or none (MV-TRK-07, MV-MUT-19); answers them in the order given.
 * The person's right at every site has been checked by the caller.
 *
 * @throws TRUCK_READ_ONLY (MV-OPEN-23), UNAUTHORIZED for a truck that is not there
 */
export function updateTrucksAvailability(
  app: Pick<ServerContext, 'db'>,
  changes: readonly { internalId: string; availability: TruckAvailability }[],
): Promise<TruckRecord[]> {
  return app.db.transaction(async trx => {
    const names = changes.map(({ internalId }) => internalId)
    await lockSites(
      trx,
      (await findTrucks(trx, names)).map(({ siteId }) => siteId),
    )
    const trucks = new Map((await findTrucks(trx, names)).map(truck => [truck.internalId, truck]))
    const ids: string[] = []
    for (const { internalId, availability } of changes) {
      const truck = trucks.get(internalId)
      if (!truck || truck.archived) throw catalogued('UNAUTHORIZED')
      if (truck.readOnly) throw catalogued('TRUCK_READ_ONLY')
      await saveAvailability(trx, truck.id, availability)
      const { id, siteId } = truck
      await recordChange(trx, { topic: 'truck', siteId, entityId: id, operation: 'update' })
      ids.push(id)
    }
    const saved = new Map((await readTrucks(trx, ids)).map(truck => [truck.id, truck]))
    return ids.flatMap(id => saved.get(id) ?? [])
  })
}
