import type { Actor } from '@tractrix/domain/platform'
import { OBSERVED_FLAGS, type ObservationData, type ObservedFlag } from '@tractrix/domain/zones'
import type { VehicleEvent } from '../../fleet/index.ts'
import { type ActionContext, readMoves } from '../../moves/index.ts'
import { changeSite, type Trx } from '../../platform/db/index.ts'
import { appendEvent } from '../../platform/event-log/index.ts'
import { placeTrailer, readTrailers } from '../../trailers/index.ts'
import { readZones, saveObservation } from '../../zones/index.ts'

export type Observed = Extract<VehicleEvent, { type: 'observed' }>

/**
 * Keeps what a truck saw in a spot (MV-ENT-15). Where trailers stand by our records is left to people, but for the trailer
 * that the truck was sent to find: it is where the truck saw it. A spot of another site, or none at all, is passed over.
 */
export async function onObserved(
  app: ActionContext,
  truck: { id: string; siteId: string },
  event: Observed,
): Promise<void> {
  const { siteId } = truck
  const actor = { kind: 'truck', id: truck.id } as const
  await changeSite(app, siteId, async (trx, now) => {
    const [zone] = isUuid(event.zoneId) ? await readZones(trx, [event.zoneId]) : []
    if (zone?.siteId !== siteId) return
    await noteFound(trx, event, { siteId, actor, now })
    await saveObservation(trx, zone.id, event.trailer && observationOf(event.trailer, now), now)
    await appendEvent(trx, { name: 'zone.observed', siteId, subjectId: zone.id, at: now, actor, data: {} })
  })
}

/** The trailer of a find-trailer move stands where it was seen, unless a truck pulls it by our records. */
async function noteFound(
  trx: Trx,
  event: Observed,
  { siteId, actor, now }: { siteId: string; actor: Actor; now: string },
): Promise<void> {
  const [move] = event.moveId !== null && isUuid(event.moveId) ? await readMoves(trx, [event.moveId]) : []
  if (move?.type !== 'find_trailer' || move.siteId !== siteId || !move.trailer) return
  if (event.trailer?.trailerId !== move.trailer.id) return
  const [trailer] = await readTrailers(trx, [move.trailer.id])
  if (!trailer || trailer.archived || trailer.inTransit) return
  await placeTrailer(trx, {
    trailerId: trailer.id,
    zoneId: event.zoneId,
    inTransit: false,
    actor,
    moveId: move.id,
    now,
  })
}

/** The observation in the form of MV-ENT-15; a field of another form counts as missing. */
function observationOf(observation: Record<string, unknown>, now: string): ObservationData {
  const state = isRecord(observation.trailerParkedState) ? observation.trailerParkedState : null
  return {
    createdAt: now,
    scacSerial: textOr(observation.scacSerial),
    vendorResponseId: textOr(observation.vendorResponseId),
    trailerType: textOr(observation.trailerType),
    trailerLength: typeof observation.trailerLength === 'number' ? observation.trailerLength : null,
    trailerParkedState: state && {
      trailerWithinSpot: flagOr(state.trailerWithinSpot),
      trailerBackwards: flagOr(state.trailerBackwards),
      hitchableByAutonomy: flagOr(state.hitchableByAutonomy),
    },
    objectClasses: Array.isArray(observation.objectClasses)
      ? observation.objectClasses.filter(each => typeof each === 'string')
      : [],
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const textOr = (value: unknown): string | null => (typeof value === 'string' ? value : null)

const flagOr = (value: unknown): ObservedFlag => OBSERVED_FLAGS.find(flag => flag === value) ?? 'unknown'

const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
