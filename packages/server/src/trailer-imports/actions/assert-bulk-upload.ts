import { catalogued } from '@tractrix/domain/errors'
import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/db/index.ts'
import { readSites } from '../../sites/index.ts'

/** @throws BULK_UPLOAD_OFF at a site without `enableTrailerBulkUpload` (OP-TRM-32); UNAUTHORIZED for a site that is not there */
export async function assertBulkUpload(db: Kysely<Tables>, siteId: string): Promise<void> {
  const [site] = await readSites(db, [siteId])
  if (site === undefined) throw catalogued('UNAUTHORIZED')
  if (!site.config.enableTrailerBulkUpload) throw catalogued('BULK_UPLOAD_OFF')
}
