import { Readable } from 'node:stream'
import { catalogued } from '@tractrix/domain/errors'
import type { LengthUnit } from '@tractrix/domain/platform'
import { trailerSizeLabel } from '@tractrix/domain/trailers'
import { can } from '@tractrix/domain/users'
import type { RouteContext } from '../../platform/feature/index.ts'
import { sendRefusal } from '../../platform/http/index.ts'
import { readSites } from '../../sites/index.ts'
import { csvLine } from './csv.ts'
import { type ExportedTrailer, exportTrailers } from './trailers-csv.store.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The columns of the on-site table (OP-OPEN-30, OP-OPEN-33). */
const COLUMNS = ['Carrier', 'Trailer #', 'Size', 'Status', 'Location', 'Notes', 'Created At']

/** So that spreadsheets take the file for UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/**
 * `GET /sites/{siteId}/trailers?filetype=csv`: the trailers on site, newest first, as a file (OP-INV-05, OP-EXT-01).
 * 401 without a session; 403 for a site that the person may not see or that is not there; 400 for another file type.
 */
export function registerTrailersCsvRoute({
  http,
  db,
  clock,
  authenticator,
}: Pick<RouteContext, 'http' | 'db' | 'clock' | 'authenticator'>): void {
  http.get('/sites/:siteId/trailers', async (request, reply) => {
    const { siteId } = request.params as { siteId: string }
    const { filetype } = request.query as Record<string, unknown>
    const signedIn = await authenticator.byHeaders(request.headers)
    if (!signedIn) return sendRefusal(reply, catalogued('UNAUTHENTICATED'))
    const isOpen = UUID.test(siteId) && can(signedIn.user, 'trailer.view', siteId)
    const [site] = isOpen ? await readSites(db.kysely, [siteId]) : []
    if (site === undefined) return sendRefusal(reply, catalogued('UNAUTHORIZED'))
    if (filetype !== 'csv')
      return sendRefusal(reply, catalogued('BAD_INPUT', { message: 'filetype must be csv.' }))
    const pages = exportTrailers(db, siteId)
    // Whatever is wrong with the database shows before the first byte is sent.
    const first = await pages.next()
    const name = `trailers-${site.internalSiteAlias.replace(/[^\w-]/g, '')}-${clock.now().toISOString().slice(0, 10)}.csv`
    return reply
      .headers({ 'cache-control': 'no-store', 'content-disposition': `attachment; filename="${name}"` })
      .type('text/csv; charset=utf-8')
      .send(Readable.from(textOf(first.value ?? [], pages, site.config.lengthUnit)))
  })
}

async function* textOf(
  first: readonly ExportedTrailer[],
  others: AsyncIterable<ExportedTrailer[]>,
  unit: LengthUnit,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(COLUMNS) + linesOf(first, unit)
  for await (const page of others) if (page.length > 0) yield linesOf(page, unit)
}

const linesOf = (trailers: readonly ExportedTrailer[], unit: LengthUnit): string =>
  trailers.map(trailer => csvLine(valuesOf(trailer, unit))).join('')

const valuesOf = (trailer: ExportedTrailer, unit: LengthUnit): (string | null)[] => [
  trailer.scac,
  trailer.serial,
  trailerSizeLabel(trailer, unit),
  trailer.loaded === null ? null : trailer.loaded ? 'Loaded' : 'Empty',
  trailer.zone ?? 'Missing Zone!',
  trailer.notes,
  trailer.createdAt,
]
