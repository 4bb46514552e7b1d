import { catalogued } from '@tractrix/domain/errors'
import type { Actor } from '@tractrix/domain/platform'
import type { TruckAvailability } from '@tractrix/domain/trucks'
import type { ServerContext } from '../../platform/context/index.ts'
import { changeSites, type Trx } from '../../platform/db/index.ts'
import { appendEvent, changedFields } from '../../platform/event-log/index.ts'
import { findTrucks, readTrucks, saveAvailability, type TruckRecord } from '../store/trucks.store.ts'

/**
 * Sets whether trucks may be given moves, all of them or none (MV-TRK-07, MV-MUT-19); answers them in the order given.
 * The person's right at every site has been checked by the caller.
 *
 * @throws TRUCK_READ_ONLY (MV-OPEN-23), UNAUTHORIZED for a truck that is not there
 */
export function updateTrucksAvailability(
  app: Pick<ServerContext, 'db' | 'clock'>,
  actor: Actor,
  changes: readonly { internalId: string; availability: TruckAvailability }[],
): Promise<TruckRecord[]> {
  const names = changes.map(({ internalId }) => internalId)
  const sites = async (trx: Trx) => (await findTrucks(trx, names)).map(({ siteId }) => siteId)
  return changeSites(app, sites, async (trx, now) => {
    const trucks = new Map((await findTrucks(trx, names)).map(truck => [truck.internalId, truck]))
    const ids: string[] = []
    for (const { internalId, availability } of changes) {
      const truck = trucks.get(internalId)
      if (!truck || truck.archived) throw catalogued('UNAUTHORIZED')
      if (truck.readOnly) throw catalogued('TRUCK_READ_ONLY')
      const { id, siteId } = truck
      await saveAvailability(trx, id, availability, now)
      const data = { changes: changedFields(truck, { availability }) }
      await appendEvent(trx, { name: 'truck.availability_set', siteId, subjectId: id, at: now, actor, data })
      ids.push(id)
    }
    const saved = new Map((await readTrucks(trx, ids)).map(truck => [truck.id, truck]))
    return ids.flatMap(id => saved.get(id) ?? [])
  })
}
