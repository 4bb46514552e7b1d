import { Readable } from 'node:stream'
import { catalogued } from '@tractrix/domain/errors'
import { IMPORT_COLUMNS } from '@tractrix/domain/trailer-imports'
import { can } from '@tractrix/domain/users'
import type { Database } from '../../platform/db/index.ts'
import type { RouteContext } from '../../platform/feature/index.ts'
import { sendRefusal } from '../../platform/http/index.ts'
import { csvLines } from '../../trailers/index.ts'
import { type ImportedRow, listRows } from '../store/import-rows.store.ts'
import { findImport } from '../store/trailer-imports.store.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** So that spreadsheets take the file for UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Lines per trip to the database. */
const PAGE_LENGTH = 1_000

/**
 * `GET /sites/{siteId}/trailer-imports/{id}/errors`: the refused lines of an import as a file with the columns of the template,
 * to be mended and uploaded again (OP-TRM-31). 401 without a session; 403 for an import that the person may not see or that
 * is not there.
 */
export function registerImportErrorsRoute({
  http,
  db,
  authenticator,
}: Pick<RouteContext, 'http' | 'db' | 'authenticator'>): void {
  http.get('/sites/:siteId/trailer-imports/:id/errors', async (request, reply) => {
    const { siteId, id } = request.params as { siteId: string; id: string }
    const signedIn = await authenticator.byHeaders(request.headers)
    if (!signedIn) return sendRefusal(reply, catalogued('UNAUTHENTICATED'))
    const isOpen = UUID.test(siteId) && UUID.test(id) && can(signedIn.user, 'trailer.view', siteId)
    const found = isOpen ? await findImport(db.kysely, id) : null
    if (found?.siteId !== siteId) return sendRefusal(reply, catalogued('UNAUTHORIZED'))
    const name = `errors-${found.createdAt.slice(0, 10)}.csv`
    return reply
      .headers({ 'cache-control': 'no-store', 'content-disposition': `attachment; filename="${name}"` })
      .type('text/csv; charset=utf-8')
      .send(Readable.from(textOf(db, id)))
  })
}

async function* textOf(db: Database, importId: string): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLines([[...IMPORT_COLUMNS, 'line', 'error', 'remedy']])
  for (let skip = 0; ; skip += PAGE_LENGTH) {
    const page = await listRows(db.kysely, importId, {
      statuses: ['refused', 'kept'],
      take: PAGE_LENGTH,
      skip,
    })
    if (page.length > 0) yield csvLines(page.map(valuesOf))
    if (page.length < PAGE_LENGTH) return
  }
}

const valuesOf = ({ cells, line, problem, remedy }: ImportedRow): (string | null)[] => [
  ...IMPORT_COLUMNS.map(column => cells[column]),
  String(line),
  problem?.message ?? null,
  remedy?.message ?? null,
]
