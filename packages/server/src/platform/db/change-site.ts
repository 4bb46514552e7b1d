import { catalogued, type ErrorCode } from '@tractrix/domain/errors'
import { isDatabaseError, isUnstorableText, UNSTORABLE_TEXT_SENTENCE } from './database-errors.ts'
import { lockSites } from './lock-site.ts'
import type { Database, Trx } from './open-database.ts'

/** What changing a site takes of the server. */
export interface SiteChanger {
  db: Pick<Database, 'transaction'>
  clock: { now(): Date }
}

/**
 * Changes a site in one transaction that holds its lock: what the work reads stays true until it has written, all
 * of it is saved or nothing, and its events are announced with the commit. `now` is the ISO time once the lock is held.
 *
 * @throws the catalogue's code where the database's own guards (unique indexes) refuse (MV-ERR-03, MV-ERR-04, MV-OPEN-98);
 *   UNAUTHORIZED for a site that is not there
 */
export function changeSite<Result>(
  app: SiteChanger,
  siteId: string,
  work: (trx: Trx, now: string) => Promise<Result>,
): Promise<Result> {
  return changeSites(app, () => Promise.resolve([siteId]), work)
}

/**
 * The same for several sites at once.
 *
 * @param sites finds out which, before their locks are held
 */
export async function changeSites<Result>(
  app: SiteChanger,
  sites: (trx: Trx) => Promise<Iterable<string>>,
  work: (trx: Trx, now: string) => Promise<Result>,
): Promise<Result> {
  try {
    return await app.db.transaction(async trx => {
      await lockSites(trx, await sites(trx))
      return work(trx, app.clock.now().toISOString())
    })
  } catch (error) {
    throw asCatalogued(error)
  }
}

/** Unique indexes by what they forbid. */
const DUPLICATES: Record<string, ErrorCode> = {
  detention_holds_one_open: 'DETENTION_STATE',
  detention_terms_site_id_version_key: 'DETENTION_TERMS_CHANGED',
  moves_active_from: 'MOVE_ENQUEUE_VALIDATION:DUPLICATE_FROM_ZONE',
  moves_active_to: 'MOVE_ENQUEUE_VALIDATION:DUPLICATE_TO_ZONE',
  moves_active_trailer: 'MOVE_ENQUEUE_VALIDATION:DUPLICATE_TRAILER',
  moves_active_truck: 'CONFLICT',
  moves_idempotency: 'IDEMPOTENCY_KEY_REUSED',
  trailers_on_site_identity: 'TRAILER_ALREADY_ON_SITE',
  trailers_one_per_spot: 'TRAILER_SERVICE_UPDATE:TRAILER_UPDATE_VALIDATION:DUPLICATE_ZONE',
  zones_name: 'ZONE_NAME_TAKEN',
}

function asCatalogued(error: unknown): unknown {
  if (isUnstorableText(error)) return catalogued('BAD_INPUT', { message: UNSTORABLE_TEXT_SENTENCE })
  if (!isDatabaseError(error)) return error
  // Only who may do everything everywhere gets as far as a site that is not there.
  if (error.code === FOREIGN_KEY_VIOLATION && error.constraint?.endsWith('_site_id_fkey'))
    return catalogued('UNAUTHORIZED')
  if (error.code !== UNIQUE_VIOLATION) return error
  const code = DUPLICATES[error.constraint ?? '']
  return code ? catalogued(code) : error
}

const UNIQUE_VIOLATION = '23505'
const FOREIGN_KEY_VIOLATION = '23503'
