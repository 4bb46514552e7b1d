import type { Zone } from '@tractrix/domain/zones'
import { defineLoader } from '../platform/graphql/index.ts'
import { readZones } from './zones.store.ts'

/** One zone by id; null when there is none. */
export const zoneById = defineLoader(
  (ids, app) => readZones(app.db.kysely, ids),
  (zone: Zone) => zone.id,
)
