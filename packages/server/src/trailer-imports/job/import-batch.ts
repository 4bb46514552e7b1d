import { CataloguedError } from '@tractrix/domain/errors'
import {
  IMPORT_PROBLEMS,
  IMPORT_REMEDIES,
  type ImportRow,
  type ImportYard,
  isRefusal,
  judgeImportRow,
  readImportRow,
} from '@tractrix/domain/trailer-imports'
import type { Trailer } from '@tractrix/domain/trailers'
import type { ServerContext } from '../../platform/context/index.ts'
import { changeSite, type Trx } from '../../platform/db/index.ts'
import { appendEvent, changedFields } from '../../platform/event-log/index.ts'
import { admitTrailer, correctTrailer, isConfirmedOnArrival, readTrailers } from '../../trailers/index.ts'
import { type ImportedRow, listRows, type Outcome, settleRows } from '../store/import-rows.store.ts'
import { planAnew } from '../store/plan-anew.ts'
import { findImport, saveImportStatus, type TrailerImport } from '../store/trailer-imports.store.ts'
import { readImportYard } from '../store/yard-of-import.store.ts'

/**
 * Takes over the next lines of an import: the trailers and what became of their lines are saved in one transaction, so that a
 * line is taken over once, whatever ends the server in between and however many servers work on it.
 *
 * @param size most lines; the site is locked for as long as they take
 * @returns whether there is more to do
 */
export function importBatch(
  app: Pick<ServerContext, 'db' | 'clock' | 'log'>,
  { id, siteId }: Pick<TrailerImport, 'id' | 'siteId'>,
  size: number,
): Promise<boolean> {
  return changeSite(app, siteId, async (trx, now) => {
    const found = await findImport(trx, id)
    if (found?.status !== 'running') return false
    const { actor } = found
    await planAnew(trx)
    const rows = await listRows(trx, id, { statuses: ['waiting'], take: size })
    if (rows.length > 0) await settleRows(trx, await takeOverAll(trx, found, rows, now))
    const isFinished = rows.length < size
    await saveImportStatus(trx, id, isFinished ? 'done' : 'running', now)
    const name = isFinished ? 'trailer_import.finished' : 'trailer_import.progressed'
    await appendEvent(trx, { name, siteId, subjectId: id, at: now, actor, data: {} })
    return !isFinished
  })
}

async function takeOverAll(
  trx: Trx,
  made: TrailerImport,
  rows: readonly ImportedRow[],
  now: string,
): Promise<Outcome[]> {
  const read = rows.map(row => ({ ...row, said: readImportRow(row.cells) }))
  const said = read.flatMap(({ said }) => (isRefusal(said) ? [] : [said]))
  const yard = await readImportYard(trx, made.siteId, {
    names: said,
    zones: said.flatMap(({ zone }) => (zone === null ? [] : [zone])),
  })
  const work = { ...made, yard, now, otrDropOffConfirmed: await isConfirmedOnArrival(trx, made.siteId) }
  const outcomes: Outcome[] = []
  for (const { importId, line, said } of read) {
    const outcome = isRefusal(said)
      ? { status: 'refused' as const, ...said }
      : await takeOver(trx, work, said)
    outcomes.push({ importId, line, ...outcome })
  }
  return outcomes
}

/** What the lines of a batch have in common. */
interface BatchWork extends TrailerImport {
  /** As it stands after the lines before. */
  yard: ImportYard
  /** ISO time. */
  now: string
  /** Of trailers that come. */
  otrDropOffConfirmed: boolean
}

type Taken = Omit<Outcome, 'importId' | 'line'>

/** Takes one line over, by the same rules as what a person says by hand. */
async function takeOver(
  trx: Trx,
  { id: importId, siteId, actor, yard, now, otrDropOffConfirmed }: BatchWork,
  said: ImportRow,
): Promise<Taken> {
  const judged = judgeImportRow(said, yard)
  if (judged.kind === 'refused') return { status: 'refused', problem: judged.problem, remedy: judged.remedy }
  if (judged.kind === 'unchanged') return { status: 'unchanged', trailerId: judged.trailerId }
  const speaker = { actor, now, importId }
  try {
    if (judged.kind === 'added') {
      const added = await admitTrailer(trx, siteId, { ...judged.arrival, otrDropOffConfirmed }, speaker)
      yard.put(added)
      return { status: 'added', trailerId: added.id }
    }
    const [before] = await readTrailers(trx, [judged.trailerId])
    const { trailerId: id, correction } = judged
    const after = await correctTrailer(trx, siteId, { id, correction }, speaker)
    yard.put(after)
    return { status: 'changed', trailerId: id, changes: changedFields(before!, changeable(after)) }
  } catch (error) {
    if (!(error instanceof CataloguedError) || error.code === 'UNAVAILABLE') throw error
    const problem = error.sentence ?? IMPORT_PROBLEMS.of('failed')
    return { status: 'refused', problem, remedy: IMPORT_REMEDIES.of('again') }
  }
}

/** What a correction can change of a trailer. */
function changeable(trailer: Trailer): Partial<Trailer> {
  const { type, dimensionCode, lengthMeters, widthMeters, loaded, inTransit, notes, zoneId, priorZoneId } =
    trailer
  return { type, dimensionCode, lengthMeters, widthMeters, loaded, inTransit, notes, zoneId, priorZoneId }
}
