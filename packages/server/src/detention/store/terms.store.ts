import type { TermsVersion } from '@tractrix/domain/detention'
import { type Kysely, sql } from 'kysely'
import { json, type Tables, type Trx } from '../../platform/db/index.ts'

type Db = Kysely<Tables>

/** A version of the table of a site, with who saved it. */
export interface SavedTerms extends TermsVersion {
  id: string
  siteId: string
  /** ISO time. */
  savedAt: string
  /** Name of the person; null: it came with the yard, or the person is gone. */
  savedBy: string | null
}

/** Every version of the tables of these sites, in the order in which they were saved. */
export async function readTerms(db: Db, siteIds: readonly string[]): Promise<SavedTerms[]> {
  const { rows } = await sql<SavedTerms>`
    select d.id, d.site_id as "siteId", d.version, d.valid_from as "validFrom", d.currency, d.rows,
      d.saved_at as "savedAt", u.name as "savedBy"
    from detention_terms d left join users u on u.id = d.saved_by
    where d.site_id = any(${siteIds}::uuid[]) order by d.site_id, d.version`.execute(db)
  return rows
}

/** Adds a version. `savedBy` is the id of a person; null: nobody of this site. */
export async function insertTerms(trx: Trx, terms: SavedTerms): Promise<void> {
  await trx
    .insertInto('detention_terms')
    .values({
      id: terms.id,
      site_id: terms.siteId,
      version: terms.version,
      valid_from: terms.validFrom,
      currency: terms.currency,
      rows: json(terms.rows),
      saved_at: terms.savedAt,
      saved_by: terms.savedBy,
    })
    .execute()
}
