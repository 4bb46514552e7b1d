import { defineLoader } from '../../platform/graphql/index.ts'
import { findTrucks, readTrucks, type TruckRecord } from './trucks.store.ts'

/** One truck by id; null when there is none. */
export const truckById = defineLoader(
  (ids, app) => readTrucks(app.db.kysely, ids),
  (truck: TruckRecord) => truck.id,
)

/** One truck by its name on the wire; null when there is none. */
export const truckByInternalId = defineLoader(
  (names, app) => findTrucks(app.db.kysely, names),
  (truck: TruckRecord) => truck.internalId,
)
