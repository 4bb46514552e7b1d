import { catalogued } from '@tractrix/domain/errors'
import type { Actor } from '@tractrix/domain/platform'
import { TAKE_BACK_REFUSALS } from '@tractrix/domain/trailer-imports'
import type { ServerContext } from '../../platform/context/index.ts'
import { changeSite } from '../../platform/db/index.ts'
import { appendEvent } from '../../platform/event-log/index.ts'
import { IMPORT_WORKER } from '../job/import-worker.ts'
import { listRowsToTakeBack } from '../store/import-rows.store.ts'
import { findTouched } from '../store/touched-trailers.store.ts'
import { findImport, saveImportStatus, type TrailerImport } from '../store/trailer-imports.store.ts'

/**
 * Lets the server undo an import: trailers that it added are gone, those that it changed are as before.
 *
 * @throws IMPORT_STATE while it runs, when it was taken back or changed nothing, and when anything else has happened to one of
 *   its trailers since; UNAUTHORIZED when the site has no such import
 */
export async function takeBackImport(
  app: Pick<ServerContext, 'db' | 'clock' | 'services'>,
  actor: Actor,
  siteId: string,
  id: string,
): Promise<TrailerImport> {
  const taken = await changeSite(app, siteId, async (trx, now) => {
    const found = await findImport(trx, id)
    if (found?.siteId !== siteId) throw catalogued('UNAUTHORIZED')
    if (found.status === 'taken_back') throw refused(TAKE_BACK_REFUSALS.of('taken_back'))
    if (found.status !== 'done') throw refused(TAKE_BACK_REFUSALS.of('under_way'))
    if ((await listRowsToTakeBack(trx, id, 1)).length === 0) throw refused(TAKE_BACK_REFUSALS.of('nothing'))
    const [first, ...others] = await findTouched(trx, id)
    if (first)
      throw refused(TAKE_BACK_REFUSALS.of('touched', { count: 1 + others.length, trailer: first.name }))
    await saveImportStatus(trx, id, 'taking_back', now)
    const event = { name: 'trailer_import.take_back_started', siteId, subjectId: id } as const
    await appendEvent(trx, { ...event, at: now, actor, data: {} })
    return findImport(trx, id)
  })
  app.services.get(IMPORT_WORKER).wake()
  return taken!
}

const refused = (message: ReturnType<typeof TAKE_BACK_REFUSALS.of>) => catalogued('IMPORT_STATE', { message })
