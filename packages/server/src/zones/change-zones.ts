import { randomUUID } from 'node:crypto'
import { catalogued } from '@tractrix/domain/errors'
import { isSpot, type Zone } from '@tractrix/domain/zones'
import type { ServerContext } from '../platform/context/index.ts'
import { isDatabaseError } from '../platform/db/database-errors.ts'
import { lockSite, recordChange, type Trx } from '../platform/db/index.ts'
import { boundsOfSite, insertZone, removeZone, saveZone, zoneUses } from './zone-changes.store.ts'
import { checkIsAtSite, readZoneValues, type ZoneValues } from './zone-input.ts'
import { findZone } from './zones.store.ts'

export type ZoneContext = Pick<ServerContext, 'db' | 'clock'>

/**
 * Makes a zone (MV-OPEN-97, MV-STA-15).
 *
 * @throws ZONE_NAME_TAKEN, BAD_INPUT
 */
export function createZone(app: ZoneContext, siteId: string, given: ZoneValues): Promise<Zone> {
  const values = readZoneValues(given)
  return changeZones(app, siteId, async (trx, now) => {
    checkIsAtSite(values.coordinates, await boundsOfSite(trx, siteId))
    const id = randomUUID()
    await insertZone(trx, { id, siteId, madeFromZoneId: null, now }, values)
    await recordZoneChange(trx, siteId, id, 'create')
    return loadZone(trx, siteId, id)
  })
}

/**
 * Changes what is given of a zone; a spot that is in use stays a spot.
 *
 * @throws ZONE_NAME_TAKEN, ZONE_IN_USE, BAD_INPUT, UNAUTHORIZED when the site has no such zone
 */
export function updateZone(
  app: ZoneContext,
  siteId: string,
  id: string,
  given: Partial<ZoneValues>,
): Promise<Zone> {
  const values = readZoneValues(given)
  return changeZones(app, siteId, async (trx, now) => {
    const before = await loadZone(trx, siteId, id)
    if (before.zoneType === 'no_go_dynamic' && values.zoneType)
      throw catalogued('BAD_INPUT', { message: 'A no-go region stays one until it is deleted.' })
    const wasSpot = isSpot(before.zoneType)
    if (values.zoneType && wasSpot && !isSpot(values.zoneType)) await assertUnused(trx, before)
    if (values.coordinates) checkIsAtSite(values.coordinates, await boundsOfSite(trx, siteId))
    await saveZone(trx, id, now, values)
    await recordZoneChange(trx, siteId, id, 'update')
    return loadZone(trx, siteId, id)
  })
}

/**
 * Removes a zone; past moves go on naming it. Answers it as it was.
 *
 * @throws ZONE_IN_USE when a trailer stands there or a move that is not over needs it; UNAUTHORIZED
 */
export function deleteZone(app: ZoneContext, siteId: string, id: string): Promise<Zone> {
  return changeZones(app, siteId, async (trx, now) => {
    const zone = await loadZone(trx, siteId, id)
    await assertUnused(trx, zone)
    await removeZone(trx, id, now)
    await recordZoneChange(trx, siteId, id, 'delete')
    return zone
  })
}

/** Changes zones of a site in one transaction that holds its lock; `now` is an ISO time. */
export async function changeZones<Result>(
  app: ZoneContext,
  siteId: string,
  work: (trx: Trx, now: string) => Promise<Result>,
): Promise<Result> {
  try {
    return await app.db.transaction(async trx => {
      await lockSite(trx, siteId)
      return work(trx, app.clock.now().toISOString())
    })
  } catch (error) {
    const isTaken = isDatabaseError(error) && error.constraint === 'zones_name'
    throw isTaken ? catalogued('ZONE_NAME_TAKEN') : error
  }
}

/** The zone of that id at this site. @throws UNAUTHORIZED when there is none (any more) */
export async function loadZone(trx: Trx, siteId: string, id: string): Promise<Zone> {
  const zone = await findZone(trx, id)
  if (zone?.siteId !== siteId) throw catalogued('UNAUTHORIZED')
  return zone
}

export const recordZoneChange = (
  trx: Trx,
  siteId: string,
  id: string,
  operation: 'create' | 'update' | 'delete',
): Promise<void> => recordChange(trx, { topic: 'zone', siteId, entityId: id, operation })

async function assertUnused(trx: Trx, { id, name }: Zone): Promise<void> {
  const { trailer, hasMoves } = await zoneUses(trx, id)
  if (trailer) throw inUse(`${trailer} stands in ${name}.`)
  if (hasMoves) throw inUse(`A move that is not over needs ${name}.`)
}

const inUse = (message: string) => catalogued('ZONE_IN_USE', { message })
