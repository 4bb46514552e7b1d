import { Readable } from 'node:stream'
import { catalogued } from '@tractrix/domain/errors'
import { can } from '@tractrix/domain/users'
import type { RouteContext } from '../../platform/feature/index.ts'
import { sendRefusal } from '../../platform/http/index.ts'
import { readSites } from '../../sites/index.ts'
import { TRAILER_CLOCKS } from '../store/trailer-clocks.ts'
import { readExportFilters } from './read-export-filters.ts'
import { exportTrailers } from './trailers-csv.store.ts'
import { trailersCsvText } from './trailers-csv-text.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * `GET /sites/{siteId}/trailers?filetype=csv`: the trailers on site, newest first, as a file, with the filters of
 * `readExportFilters` (OP-INV-05, OP-EXT-01). 401 without a session; 403 for a site that the person may not see or that is
 * not there, and for a filter by clocks to who may not see them; 400 for another file type or a filter that cannot be.
 */
export function registerTrailersCsvRoute({
  http,
  db,
  clock,
  services,
  authenticator,
}: Pick<RouteContext, 'http' | 'db' | 'clock' | 'services' | 'authenticator'>): void {
  http.get('/sites/:siteId/trailers', async (request, reply) => {
    const { siteId } = request.params as { siteId: string }
    const query = request.query as Record<string, unknown>
    const signedIn = await authenticator.byHeaders(request.headers)
    if (!signedIn) return sendRefusal(reply, catalogued('UNAUTHENTICATED'))
    const isOpen = UUID.test(siteId) && can(signedIn.user, 'trailer.view', siteId)
    const [site] = isOpen ? await readSites(db.kysely, [siteId]) : []
    if (site === undefined) return sendRefusal(reply, catalogued('UNAUTHORIZED'))
    if (query.filetype !== 'csv')
      return sendRefusal(reply, catalogued('BAD_INPUT', { message: 'filetype must be csv.' }))
    const { detention, ...where } = readExportFilters(query)
    const seesClocks = can(signedIn.user, 'detention.view', siteId)
    if (detention && !seesClocks) return sendRefusal(reply, catalogued('UNAUTHORIZED'))
    const pages = exportTrailers(db, siteId, where)
    const clocks = seesClocks ? services.get(TRAILER_CLOCKS) : null
    const writer = { unit: site.config.lengthUnit, clocks, detention, now: clock.now().getTime() }
    // Whatever is wrong with the database shows before the first byte is sent.
    const first = await pages.next()
    const name = `trailers-${site.internalSiteAlias.replace(/[^\w-]/g, '')}-${clock.now().toISOString().slice(0, 10)}.csv`
    return reply
      .headers({ 'cache-control': 'no-store', 'content-disposition': `attachment; filename="${name}"` })
      .type('text/csv; charset=utf-8')
      .send(Readable.from(trailersCsvText(first.value ?? [], pages, writer)))
  })
}
