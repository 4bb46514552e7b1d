import { randomUUID } from 'node:crypto'
import { catalogued } from '@tractrix/domain/errors'
import type { Actor, Changes, LatLon, Sentence } from '@tractrix/domain/platform'
import { isSpot, ZONE_REFUSALS, type Zone } from '@tractrix/domain/zones'
import type { ServerContext } from '../platform/context/index.ts'
import { changeSite, type Trx } from '../platform/db/index.ts'
import { appendEvent, changedFields } from '../platform/event-log/index.ts'
import { boundsOfSite, insertZone, removeZone, saveZone, zoneUses } from './zone-changes.store.ts'
import { checkIsAtSite, readZoneValues, type ZoneValues } from './zone-input.ts'
import { findZone } from './zones.store.ts'

export type ZoneContext = Pick<ServerContext, 'db' | 'clock'>

/**
 * Makes a zone (MV-OPEN-97, MV-STA-15).
 *
 * @throws ZONE_NAME_TAKEN, BAD_INPUT
 */
export function createZone(app: ZoneContext, actor: Actor, siteId: string, given: ZoneValues): Promise<Zone> {
  const values = readZoneValues(given)
  return changeSite(app, siteId, async (trx, now) => {
    await checkGround(trx, siteId, values.coordinates)
    const id = randomUUID()
    await insertZone(trx, { id, siteId, madeFromZoneId: null, now }, values)
    const zone = await loadZone(trx, siteId, id)
    await recordZone(trx, 'created', { zone, actor, now, changes: changedFields({}, values) })
    return zone
  })
}

/**
 * Changes what is given of a zone; a spot that is in use stays a spot.
 *
 * @throws ZONE_NAME_TAKEN, ZONE_IN_USE, BAD_INPUT, UNAUTHORIZED when the site has no such zone
 */
export function updateZone(
  app: ZoneContext,
  actor: Actor,
  siteId: string,
  id: string,
  given: Partial<ZoneValues>,
): Promise<Zone> {
  const values = readZoneValues(given)
  return changeSite(app, siteId, async (trx, now) => {
    const before = await loadZone(trx, siteId, id)
    if (before.zoneType === 'no_go_dynamic' && values.zoneType)
      throw catalogued('BAD_INPUT', { message: ZONE_REFUSALS.of('stays_no_go') })
    const wasSpot = isSpot(before.zoneType)
    if (values.zoneType && wasSpot && !isSpot(values.zoneType)) await assertUnused(trx, before)
    if (values.coordinates) await checkGround(trx, siteId, values.coordinates)
    await saveZone(trx, id, now, values)
    await recordZone(trx, 'edited', { zone: before, actor, now, changes: changedFields(before, values) })
    return loadZone(trx, siteId, id)
  })
}

/**
 * Removes a zone; past moves go on naming it. Answers it as it was.
 *
 * @throws ZONE_IN_USE when a trailer stands there or a move that is not over needs it; UNAUTHORIZED
 */
export function deleteZone(app: ZoneContext, actor: Actor, siteId: string, id: string): Promise<Zone> {
  return changeSite(app, siteId, async (trx, now) => {
    const zone = await loadZone(trx, siteId, id)
    await assertUnused(trx, zone)
    await removeZone(trx, id, now)
    await recordZone(trx, 'deleted', { zone, actor, now })
    return zone
  })
}

/** @throws UNAUTHORIZED when there is no such site; BAD_INPUT for an outline that is not on its ground */
async function checkGround(trx: Trx, siteId: string, coordinates: readonly LatLon[]): Promise<void> {
  const bounds = await boundsOfSite(trx, siteId)
  if (bounds === null) throw catalogued('UNAUTHORIZED')
  checkIsAtSite(coordinates, bounds)
}

/** The zone of that id at this site. @throws UNAUTHORIZED when there is none (any more) */
export async function loadZone(trx: Trx, siteId: string, id: string): Promise<Zone> {
  const zone = await findZone(trx, id)
  if (zone?.siteId !== siteId) throw catalogued('UNAUTHORIZED')
  return zone
}

/** Appends what a person did to a zone to the log. */
export function recordZone(
  trx: Trx,
  event: 'created' | 'edited' | 'deleted' | 'enabled' | 'disabled' | 'observation_removed',
  what: { zone: Zone; actor: Actor; now: string; changes?: Changes },
): Promise<void> {
  const { zone, actor, now, changes = {} } = what
  const { siteId, id: subjectId } = zone
  return appendEvent(trx, { name: `zone.${event}`, siteId, subjectId, at: now, actor, data: { changes } })
}

async function assertUnused(trx: Trx, { id, name }: Zone): Promise<void> {
  const { trailer, hasMoves } = await zoneUses(trx, id)
  if (trailer) throw inUse(ZONE_REFUSALS.of('trailer_stands_there', { trailer, zone: name }))
  if (hasMoves) throw inUse(ZONE_REFUSALS.of('needed_by_move', { zone: name }))
}

const inUse = (message: Sentence) => catalogued('ZONE_IN_USE', { message })
