import { DETENTION_REFUSALS } from '@tractrix/domain/detention'
import { catalogued } from '@tractrix/domain/errors'
import type { Actor } from '@tractrix/domain/platform'
import type { Trailer } from '@tractrix/domain/trailers'
import type { ServerContext } from '../../platform/context/index.ts'
import { changeSite, type Trx } from '../../platform/db/index.ts'
import { appendEvent } from '../../platform/event-log/index.ts'
import { readTrailers } from '../../trailers/index.ts'
import { endHold, insertHold, isHeld } from '../store/holds.store.ts'

/** A trailer of a site. */
export interface HeldTrailer {
  siteId: string
  trailerId: string
}

type HoldContext = Pick<ServerContext, 'db' | 'clock'>

/**
 * Stops the clock of a trailer on site: from now on nothing counts, until somebody releases it.
 *
 * @throws BAD_INPUT without a reason; DETENTION_STATE when it is held already or the trailer is checked out; UNAUTHORIZED when
 *   the site has no such trailer
 */
export function holdClock(
  app: HoldContext,
  actor: Actor,
  { siteId, trailerId }: HeldTrailer,
  givenReason: string,
): Promise<Trailer> {
  const reason = givenReason.trim()
  if (reason === '') throw catalogued('BAD_INPUT', { message: DETENTION_REFUSALS.of('reason_missing') })
  return changeSite(app, siteId, async (trx, now) => {
    const trailer = await loadOnSite(trx, { siteId, trailerId })
    if (await isHeld(trx, trailerId)) throw refusal('already_held')
    await insertHold(trx, { trailerId, reason, now })
    const event = { siteId, subjectId: trailerId, at: now, actor }
    await appendEvent(trx, { ...event, name: 'trailer.clock_held', data: { reason } })
    return trailer
  })
}

/**
 * Lets the clock of a trailer count again.
 *
 * @throws DETENTION_STATE when it is not held or the trailer is checked out; UNAUTHORIZED when the site has no such trailer
 */
export function releaseClock(
  app: HoldContext,
  actor: Actor,
  { siteId, trailerId }: HeldTrailer,
): Promise<Trailer> {
  return changeSite(app, siteId, async (trx, now) => {
    const trailer = await loadOnSite(trx, { siteId, trailerId })
    if (!(await isHeld(trx, trailerId))) throw refusal('not_held')
    await endHold(trx, trailerId, now)
    const event = { siteId, subjectId: trailerId, at: now, actor }
    await appendEvent(trx, { ...event, name: 'trailer.clock_released', data: {} })
    return trailer
  })
}

async function loadOnSite(trx: Trx, { siteId, trailerId }: HeldTrailer): Promise<Trailer> {
  const [trailer] = await readTrailers(trx, [trailerId])
  if (trailer?.siteId !== siteId) throw catalogued('UNAUTHORIZED')
  if (trailer.archived) throw refusal('checked_out')
  return trailer
}

const refusal = (code: 'already_held' | 'not_held' | 'checked_out') =>
  catalogued('DETENTION_STATE', { message: DETENTION_REFUSALS.of(code) })
