import { IMPORT_PROBLEMS, IMPORT_REMEDIES } from '@tractrix/domain/trailer-imports'
import type { ServerContext } from '../../platform/context/index.ts'
import { changeSite, type Trx } from '../../platform/db/index.ts'
import { appendEvent } from '../../platform/event-log/index.ts'
import { readTrailers, takeBackArrival, takeBackCorrection } from '../../trailers/index.ts'
import { type ImportedRow, listRowsToTakeBack, type Outcome, settleRows } from '../store/import-rows.store.ts'
import { planAnew } from '../store/plan-anew.ts'
import { findTouched } from '../store/touched-trailers.store.ts'
import { findImport, saveImportStatus, type TrailerImport } from '../store/trailer-imports.store.ts'

/**
 * Takes back the last lines of an import that are not taken back yet; a trailer to which something else has happened in the
 * meantime is kept as it is. Done again after whatever ended the server, it goes on where it was.
 *
 * @param size most lines; the site is locked for as long as they take
 * @returns whether there is more to do
 */
export function takeBackBatch(
  app: Pick<ServerContext, 'db' | 'clock'>,
  { id, siteId }: Pick<TrailerImport, 'id' | 'siteId'>,
  size: number,
): Promise<boolean> {
  return changeSite(app, siteId, async (trx, now) => {
    const found = await findImport(trx, id)
    if (found?.status !== 'taking_back') return false
    await planAnew(trx)
    const rows = await listRowsToTakeBack(trx, id, size)
    if (rows.length > 0) await settleRows(trx, await takeBackAll(trx, found, rows, now))
    const isFinished = rows.length < size
    await saveImportStatus(trx, id, isFinished ? 'taken_back' : 'taking_back', now)
    const name = isFinished ? 'trailer_import.taken_back' : 'trailer_import.progressed'
    await appendEvent(trx, { name, siteId, subjectId: id, at: now, actor: found.actor, data: {} })
    return !isFinished
  })
}

async function takeBackAll(
  trx: Trx,
  { id: importId, actor }: TrailerImport,
  rows: readonly ImportedRow[],
  now: string,
): Promise<Outcome[]> {
  const ids = rows.flatMap(({ trailerId }) => trailerId ?? [])
  const touched = new Set((await findTouched(trx, importId, ids)).map(({ trailerId }) => trailerId))
  const trailers = new Map((await readTrailers(trx, ids)).map(trailer => [trailer.id, trailer]))
  const outcomes: Outcome[] = []
  for (const { line, status, trailerId, changes } of rows) {
    const trailer = touched.has(trailerId ?? '') ? undefined : trailers.get(trailerId ?? '')
    const speaker = { actor, now, importId }
    const isBack =
      trailer !== undefined &&
      (status === 'added'
        ? await takeBackArrival(trx, trailer, speaker).then(() => true)
        : await takeBackCorrection(trx, trailer, changes ?? {}, speaker))
    outcomes.push(isBack ? { importId, line, status: 'taken_back' } : { importId, line, ...KEPT })
  }
  return outcomes
}

const KEPT = {
  status: 'kept',
  problem: IMPORT_PROBLEMS.of('changed_since'),
  remedy: IMPORT_REMEDIES.of('by_hand'),
} as const
