import { randomUUID } from 'node:crypto'
import type { Actor } from '@tractrix/domain/platform'
import type { ServerContext } from '../../platform/context/index.ts'
import { changeSite } from '../../platform/db/index.ts'
import { appendEvent } from '../../platform/event-log/index.ts'
import type { UploadedFile } from '../../platform/graphql/index.ts'
import { type PreparedLine, prepareLines } from '../file/prepare-lines.ts'
import { linesOf, readImportFile } from '../file/read-import-file.ts'
import { IMPORT_WORKER } from '../job/import-worker.ts'
import { insertRows, type NewRow } from '../store/import-rows.store.ts'
import { findImport, insertImport, type TrailerImport } from '../store/trailer-imports.store.ts'
import { assertBulkUpload } from './assert-bulk-upload.ts'
import { assertComplete, type ChosenColumn, chooseColumns } from './choose-columns.ts'

/**
 * Takes a file of trailers in and lets the server work on it (OP-MUT-06). From here on nothing that the sender does can
 * end it; the columns are remembered for the next file with the same first line.
 *
 * @throws BULK_UPLOAD_OFF; IMPORT_FILE, also for a file without the columns that name a trailer; BAD_INPUT for columns that
 *   cannot be
 */
export async function startImport(
  app: Pick<ServerContext, 'db' | 'clock' | 'services'>,
  actor: Actor,
  siteId: string,
  uploaded: UploadedFile,
  chosen: readonly ChosenColumn[] | null,
): Promise<TrailerImport> {
  const { db, services } = app
  await assertBulkUpload(db.kysely, siteId)
  const file = await readImportFile(uploaded)
  const { columns } = await chooseColumns(db, siteId, file.headings, chosen)
  assertComplete(columns)
  const rows = prepareLines(linesOf(file, columns)).map(toNewRow)
  const id = randomUUID()
  const { name: fileName, headings } = file
  const rowCount = rows.length
  const started = await changeSite(app, siteId, async (trx, now) => {
    await insertImport(trx, { id, siteId, fileName, headings, columns, rowCount, actor, now })
    await insertRows(trx, id, rows)
    const data = { fileName, rowCount }
    await appendEvent(trx, {
      name: 'trailer_import.started',
      siteId,
      subjectId: id,
      at: now,
      actor,
      data,
    })
    return findImport(trx, id)
  })
  services.get(IMPORT_WORKER).wake()
  return started!
}

function toNewRow({ line, cells, refusal }: PreparedLine): NewRow {
  const status = refusal === null ? 'waiting' : 'refused'
  return { line, cells, status, problem: refusal?.problem ?? null, remedy: refusal?.remedy ?? null }
}
