import { Readable } from 'node:stream'
import { catalogued } from '@tractrix/domain/errors'
import { can } from '@tractrix/domain/users'
import type { Database } from '../../platform/db/index.ts'
import type { RouteContext } from '../../platform/feature/index.ts'
import { sendRefusal } from '../../platform/http/index.ts'
import { readSites } from '../../sites/index.ts'
import { type HistoryPage, readHistoryPage } from '../store/history-pages.store.ts'
import type { HistoryWhere } from '../store/history-where.ts'
import { historyHead, historyLines } from './history-lines.ts'
import { readHistorySearch } from './read-history-search.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Entries per trip to the database. */
export const EXPORT_PAGE = 1_000

/** So that spreadsheets take the file for UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/**
 * `GET /sites/{siteId}/history.csv`: what happened at the site, newest first, as a file, with the filters of
 * `readHistorySearch`. 401 without a session; 403 for a site whose history the person may not read or that is not there; 400
 * for a filter that cannot be.
 */
export function registerHistoryCsvRoute({
  http,
  db,
  clock,
  authenticator,
}: Pick<RouteContext, 'http' | 'db' | 'clock' | 'authenticator'>): void {
  http.get('/sites/:siteId/history.csv', async (request, reply) => {
    const { siteId } = request.params as { siteId: string }
    const signedIn = await authenticator.byHeaders(request.headers)
    if (!signedIn) return sendRefusal(reply, catalogued('UNAUTHENTICATED'))
    const isOpen = UUID.test(siteId) && can(signedIn.user, 'history.read', siteId)
    const [site] = isOpen ? await readSites(db.kysely, [siteId]) : []
    if (site === undefined) return sendRefusal(reply, catalogued('UNAUTHORIZED'))
    const where = readHistorySearch(request.query as Record<string, unknown>)
    const pages = historyPages(db, siteId, where)
    // Whatever is wrong with the database shows before the first byte is sent.
    const first = await pages.next()
    const name = `history-${site.internalSiteAlias.replace(/[^\w-]/g, '')}-${clock.now().toISOString().slice(0, 10)}.csv`
    return reply
      .headers({ 'cache-control': 'no-store', 'content-disposition': `attachment; filename="${name}"` })
      .type('text/csv; charset=utf-8')
      .send(Readable.from(textOf(first.value, pages)))
  })
}

async function* textOf(
  first: HistoryPage | undefined,
  others: AsyncIterable<HistoryPage>,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + historyHead() + historyLines(first?.entries ?? [])
  for await (const { entries } of others) if (entries.length > 0) yield historyLines(entries)
}

/** Page by page: no connection is held while a slow reader takes its time. What happens meanwhile is not among them. */
async function* historyPages(
  db: Database,
  siteId: string,
  where: HistoryWhere,
): AsyncGenerator<HistoryPage, undefined> {
  for (let before: string | null = null; ; ) {
    const page = await readHistoryPage(db.kysely, { siteId, where, take: EXPORT_PAGE, before })
    yield page
    if (page.next === null) return
    before = page.next
  }
}
