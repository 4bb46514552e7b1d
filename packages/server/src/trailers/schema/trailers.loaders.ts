import type { Trailer } from '@tractrix/domain/trailers'
import { defineLoader } from '../../platform/graphql/index.ts'
import { readTrailers, readTrailersInZones } from '../store/trailers.store.ts'

/** One trailer by id; null when there is none. */
export const trailerById = defineLoader(
  (ids, app) => readTrailers(app.db.kysely, ids),
  (trailer: Trailer) => trailer.id,
)

/** The on-site trailer in a zone, by the zone's id; null when the zone is empty. */
export const trailerInZone = defineLoader(
  (zoneIds, app) => readTrailersInZones(app.db.kysely, zoneIds),
  (trailer: Trailer) => trailer.zoneId ?? '',
)
