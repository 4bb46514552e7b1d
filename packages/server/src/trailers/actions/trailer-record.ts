import { catalogued } from '@tractrix/domain/errors'
import type { Actor, Changes } from '@tractrix/domain/platform'
import type { SiteConfig } from '@tractrix/domain/sites'
import { TRAILER_REFUSALS, type Trailer, type TrailerRefusal } from '@tractrix/domain/trailers'
import type { ServerContext } from '../../platform/context/index.ts'
import type { Trx } from '../../platform/db/index.ts'
import { appendEvent, changedFields } from '../../platform/event-log/index.ts'
import { readSites } from '../../sites/index.ts'
import { saveTrailer, type TrailerFields } from '../store/trailer-changes.store.ts'
import { readTrailers } from '../store/trailers.store.ts'

/** What the actions of this folder need of the server. */
export type TrailerContext = Pick<ServerContext, 'db' | 'clock'>

/** The trailer of that id at this site. @throws UNAUTHORIZED when there is none */
export async function loadTrailer(trx: Trx, siteId: string, id: string): Promise<Trailer> {
  const [trailer] = await readTrailers(trx, [id])
  if (trailer?.siteId !== siteId) throw catalogued('UNAUTHORIZED')
  return trailer
}

/** The switches of a site. @throws UNAUTHORIZED when there is no such site */
export async function configOf(trx: Trx, siteId: string): Promise<SiteConfig> {
  const [site] = await readSites(trx, [siteId])
  if (site === undefined) throw catalogued('UNAUTHORIZED')
  return site.config
}

/** What a person did to a trailer, by the name of its event. */
type TrailerEvent =
  | 'checked_in'
  | 'edited'
  | 'arrival_taken_back'
  | 'edit_taken_back'
  | 'drop_off_confirmed'
  | 'checked_out'
  | 'checkout_undone'

/** Who says something of a trailer, and when (ISO time). */
export interface TrailerSpeaker {
  actor: Actor
  now: string
  /** The import whose file says so; left out: a person does, by hand. */
  importId?: string
}

/** Who changes a trailer, when, and how. */
export interface TrailerChange extends TrailerSpeaker {
  event: TrailerEvent
}

/** Saves what is given of a trailer, and appends what differs from before to the log; answers the trailer of now. */
export async function changeTrailer(
  trx: Trx,
  trailer: Trailer,
  change: TrailerChange,
  fields: Partial<TrailerFields>,
): Promise<Trailer> {
  const changes = changedFields(trailer, fields)
  if (Object.keys(changes).length === 0) return trailer
  await saveTrailer(trx, trailer.id, change.now, fields)
  await recordTrailer(trx, trailer, { ...change, changes })
  return loadTrailer(trx, trailer.siteId, trailer.id)
}

/** Appends what happened to a trailer to the log. */
export function recordTrailer(
  trx: Trx,
  { id, siteId }: Pick<Trailer, 'id' | 'siteId'>,
  { event, actor, now, importId, changes }: TrailerChange & { changes: Changes },
): Promise<void> {
  const name = `trailer.${event}` as const
  const data = importId === undefined ? { changes } : { changes, importId }
  return appendEvent(trx, { name, siteId, subjectId: id, at: now, actor, data })
}

/** @throws TRAILER_STATE with the reason, when there is one */
export function assertNotRefused(refusal: TrailerRefusal | null): void {
  if (refusal !== null) throw catalogued('TRAILER_STATE', { message: TRAILER_REFUSALS.of(refusal) })
}
