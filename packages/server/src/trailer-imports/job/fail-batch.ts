import { CataloguedError } from '@tractrix/domain/errors'
import { IMPORT_PROBLEMS, IMPORT_REMEDIES } from '@tractrix/domain/trailer-imports'
import type { ServerContext } from '../../platform/context/index.ts'
import { changeSite } from '../../platform/db/index.ts'
import { listRows, listRowsToTakeBack, settleRows } from '../store/import-rows.store.ts'
import { findImport, type TrailerImport } from '../store/trailer-imports.store.ts'
import { importBatch } from './import-batch.ts'
import { takeBackBatch } from './take-back-batch.ts'

type Context = Pick<ServerContext, 'db' | 'clock' | 'log'>
type Which = Pick<TrailerImport, 'id' | 'siteId'>

/**
 * After a batch that failed for a reason which nobody foresaw: tries its first line alone, and gives that line up when it
 * fails again, so that one line cannot keep all others waiting for ever.
 *
 * @throws what failed when the database could not be reached: everything waits for it
 */
export async function failBatch(app: Context, which: Which, error: unknown): Promise<void> {
  if (isUnavailable(error)) throw error
  try {
    await importBatch(app, which, 1)
    await takeBackBatch(app, which, 1)
  } catch (again) {
    if (isUnavailable(again)) throw again
    app.log.error({ err: again, importId: which.id }, 'a line of an import failed and was given up')
    await giveUpFirstLine(app, which)
  }
}

const isUnavailable = (error: unknown): boolean =>
  error instanceof CataloguedError && error.code === 'UNAVAILABLE'

async function giveUpFirstLine(app: Context, { id, siteId }: Which): Promise<void> {
  await changeSite(app, siteId, async trx => {
    const found = await findImport(trx, id)
    const isTakingBack = found?.status === 'taking_back'
    const [row] = isTakingBack
      ? await listRowsToTakeBack(trx, id, 1)
      : await listRows(trx, id, { statuses: ['waiting'], take: 1 })
    if (!row) return
    const problem = IMPORT_PROBLEMS.of('failed')
    const remedy = IMPORT_REMEDIES.of(isTakingBack ? 'by_hand' : 'again')
    const status = isTakingBack ? 'kept' : 'refused'
    await settleRows(trx, [{ importId: id, line: row.line, status, problem, remedy }])
  })
}
