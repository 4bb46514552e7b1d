import { catalogued } from '@tractrix/domain/errors'
import { recordChange, type Trx } from '../platform/db/index.ts'
import { saveZoneOccupancySeen } from '../zones/index.ts'
import { readTrailers, readTrailersInZones, saveTrailerPlace } from './trailers.store.ts'

/** Where a trailer is put, and who says so. */
export interface TrailerMovement {
  trailerId: string
  /** Null: it hangs on a truck, or nobody knows where it stands. */
  zoneId: string | null
  inTransit: boolean
  source: 'human' | 'truck'
  /** ISO time. */
  now: string
}

/**
 * Puts a trailer into a zone or takes it out of one, within a transaction that holds the site's lock.
 * A truck that has just backed a trailer into a spot is better evidence than our record of another trailer there: that
 * one loses its place. A person is asked to look again instead.
 *
 * @returns the trailers that lost their place
 * @throws TRAILER_SERVICE_UPDATE:TRAILER_UPDATE_VALIDATION:DUPLICATE_ZONE when a person names an occupied zone
 */
export async function placeTrailer(trx: Trx, movement: TrailerMovement): Promise<string[]> {
  const { trailerId, zoneId, inTransit, source, now } = movement
  const [trailer] = await readTrailers(trx, [trailerId])
  if (!trailer) throw catalogued('TRAILER_NOT_FOUND')
  if (trailer.zoneId === zoneId && trailer.inTransit === inTransit) return []

  const others = zoneId ? (await readTrailersInZones(trx, [zoneId])).filter(({ id }) => id !== trailerId) : []
  if (others.length > 0 && source === 'human') throw occupied()
  for (const { id } of others) await saveTrailerPlace(trx, { id, zoneId: null, inTransit: false, now })
  await saveTrailerPlace(trx, { id: trailerId, zoneId, inTransit, now })

  const { siteId } = trailer
  const moved = [...others.map(({ id }) => id), trailerId]
  for (const entityId of moved)
    await recordChange(trx, { topic: 'trailer', siteId, entityId, operation: 'update' })
  const zones = [trailer.zoneId, zoneId].filter(id => id !== null)
  await saveZoneOccupancySeen(trx, zones, { source, now })
  for (const entityId of new Set(zones))
    await recordChange(trx, { topic: 'zone', siteId, entityId, operation: 'update' })
  return others.map(({ id }) => id)
}

const occupied = () =>
  catalogued('TRAILER_SERVICE_UPDATE:TRAILER_UPDATE_VALIDATION:DUPLICATE_ZONE', {
    message: 'The selected destination is occupied by another trailer.',
  })
