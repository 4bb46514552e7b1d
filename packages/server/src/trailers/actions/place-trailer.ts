import { catalogued } from '@tractrix/domain/errors'
import type { Actor } from '@tractrix/domain/platform'
import type { Trailer } from '@tractrix/domain/trailers'
import type { Trx } from '../../platform/db/index.ts'
import { appendEvent, changedFields } from '../../platform/event-log/index.ts'
import { readTrailers, readTrailersInZones, saveTrailerPlace } from '../store/trailers.store.ts'
import { occupied, sourceOf, tellOccupancy } from './spot-occupancy.ts'

/** Where a trailer is put, and who says so. */
export interface TrailerMovement {
  trailerId: string
  /** Null: it hangs on a truck, or nobody knows where it stands. */
  zoneId: string | null
  inTransit: boolean
  /** Who says so; a truck and what acts for it are believed more than our records. */
  actor: Actor
  /** The move by which it came there; null: none. */
  moveId: string | null
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
  const { trailerId, zoneId, inTransit, actor, now } = movement
  const [trailer] = await readTrailers(trx, [trailerId])
  if (!trailer) throw catalogued('TRAILER_NOT_FOUND')
  if (trailer.zoneId === zoneId && trailer.inTransit === inTransit) return []

  const others = zoneId ? (await readTrailersInZones(trx, [zoneId])).filter(({ id }) => id !== trailerId) : []
  if (others.length > 0 && sourceOf(actor) === 'human') throw occupied()
  for (const other of others) await put(trx, other, { ...movement, zoneId: null, inTransit: false })
  await put(trx, trailer, movement)

  await tellOccupancy(trx, { siteId: trailer.siteId, zoneIds: [trailer.zoneId, zoneId], actor, now })
  return others.map(({ id }) => id)
}

async function put(trx: Trx, trailer: Trailer, movement: TrailerMovement): Promise<void> {
  const { zoneId, inTransit, actor, moveId, now } = movement
  const { id, siteId } = trailer
  await saveTrailerPlace(trx, { id, zoneId, inTransit, now })
  const data = { changes: changedFields(trailer, { zoneId, inTransit }), moveId }
  await appendEvent(trx, { name: 'trailer.placed', siteId, subjectId: id, at: now, actor, data })
}
