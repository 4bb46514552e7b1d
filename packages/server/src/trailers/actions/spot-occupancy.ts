import { catalogued } from '@tractrix/domain/errors'
import type { Actor } from '@tractrix/domain/platform'
import { TRAILER_REFUSALS } from '@tractrix/domain/trailers'
import { isSpot } from '@tractrix/domain/zones'
import type { Trx } from '../../platform/db/index.ts'
import { appendEvent } from '../../platform/event-log/index.ts'
import { readZones, saveZoneOccupancySeen, siteOfZone } from '../../zones/index.ts'
import { readTrailersInZones } from '../store/trailers.store.ts'

/**
 * Refuses a place where a trailer cannot be put by hand. A closed spot is none of those: a person may see a trailer
 * standing in it.
 *
 * @throws UNAUTHORIZED when the site has no such zone; BAD_INPUT when it is no spot;
 *   TRAILER_SERVICE_UPDATE:TRAILER_UPDATE_VALIDATION:DUPLICATE_ZONE when another trailer stands there
 */
export async function assertFreeSpot(
  trx: Trx,
  { siteId, zoneId, trailerId }: { siteId: string; zoneId: string; trailerId: string | null },
): Promise<void> {
  if ((await siteOfZone(trx, zoneId)) !== siteId) throw catalogued('UNAUTHORIZED')
  const [zone] = await readZones(trx, [zoneId])
  if (!isSpot(zone!.zoneType))
    throw catalogued('BAD_INPUT', { message: TRAILER_REFUSALS.of('no_spot', { zone: zone!.name }) })
  const others = await readTrailersInZones(trx, [zoneId])
  if (others.some(({ id }) => id !== trailerId)) throw occupied()
}

/** Whether a trailer that comes back can stand there: a spot of today without another trailer. */
export async function isFreeSpot(trx: Trx, zoneId: string): Promise<boolean> {
  if ((await siteOfZone(trx, zoneId)) === null) return false
  const [zone] = await readZones(trx, [zoneId])
  return isSpot(zone!.zoneType) && (await readTrailersInZones(trx, [zoneId])).length === 0
}

export const occupied = () =>
  catalogued('TRAILER_SERVICE_UPDATE:TRAILER_UPDATE_VALIDATION:DUPLICATE_ZONE', {
    message: 'The selected destination is occupied by another trailer.',
  })

/** What happened at zones where a trailer came or went. */
export interface OccupancyNews {
  siteId: string
  /** Nulls are left out. */
  zoneIds: readonly (string | null)[]
  actor: Actor
  /** ISO time. */
  now: string
}

/** Who says so: a person, by hand or by a program; or a truck and what acts for it. */
export const sourceOf = ({ kind }: Actor): 'human' | 'truck' =>
  kind === 'user' || kind === 'api_key' ? 'human' : 'truck'

/** Notes who last saw whether these zones are occupied, and tells everybody who shows them. */
export async function tellOccupancy(trx: Trx, { siteId, zoneIds, actor, now }: OccupancyNews): Promise<void> {
  const zones = [...new Set(zoneIds.filter(id => id !== null))]
  if (zones.length === 0) return
  await saveZoneOccupancySeen(trx, zones, { source: sourceOf(actor), now })
  for (const subjectId of zones)
    await appendEvent(trx, { name: 'zone.occupancy_changed', siteId, subjectId, at: now, actor, data: {} })
}
