import { catalogued, type ErrorCode } from '@tractrix/domain/errors'
import type { ServerContext } from '../../platform/context/index.ts'
import {
  isDatabaseError,
  isUnstorableText,
  UNSTORABLE_TEXT_SENTENCE,
} from '../../platform/db/database-errors.ts'
import { lockSite, type Trx } from '../../platform/db/index.ts'

/** What an action works with besides its input. */
export type ActionContext = Pick<ServerContext, 'db' | 'clock' | 'config'>

/**
 * Changes a site in one transaction that holds its lock: what the action reads stays true until it has written, all
 * of it is saved or nothing, and the news goes out with the commit. `now` is the ISO time once the lock is held.
 *
 * @throws the catalogue's code where the database's own guards (unique indexes) refuse (MV-ERR-03, MV-ERR-04, MV-OPEN-98)
 */
export async function changeSite<Result>(
  app: ActionContext,
  siteId: string,
  work: (trx: Trx, now: string) => Promise<Result>,
): Promise<Result> {
  try {
    return await app.db.transaction(async trx => {
      await lockSite(trx, siteId)
      return work(trx, app.clock.now().toISOString())
    })
  } catch (error) {
    throw asCatalogued(error)
  }
}

/** Unique indexes by what they forbid. */
const DUPLICATES: Record<string, ErrorCode> = {
  moves_active_from: 'MOVE_ENQUEUE_VALIDATION:DUPLICATE_FROM_ZONE',
  moves_active_to: 'MOVE_ENQUEUE_VALIDATION:DUPLICATE_TO_ZONE',
  moves_active_trailer: 'MOVE_ENQUEUE_VALIDATION:DUPLICATE_TRAILER',
  moves_active_truck: 'CONFLICT',
  moves_idempotency: 'IDEMPOTENCY_KEY_REUSED',
  trailers_one_per_spot: 'TRAILER_SERVICE_UPDATE:TRAILER_UPDATE_VALIDATION:DUPLICATE_ZONE',
}

function asCatalogued(error: unknown): unknown {
  if (isUnstorableText(error)) return catalogued('BAD_INPUT', { message: UNSTORABLE_TEXT_SENTENCE })
  if (!isDatabaseError(error) || error.code !== UNIQUE_VIOLATION) return error
  const code = DUPLICATES[error.constraint ?? '']
  return code ? catalogued(code) : error
}

const UNIQUE_VIOLATION = '23505'
