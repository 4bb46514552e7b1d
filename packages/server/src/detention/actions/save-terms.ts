import { randomUUID } from 'node:crypto'
import { type Currency, type TermsRow, type TermsVersion, termsProblems } from '@tractrix/domain/detention'
import { catalogued } from '@tractrix/domain/errors'
import type { Actor } from '@tractrix/domain/platform'
import { writtenScac } from '@tractrix/domain/trailers'
import type { ServerContext } from '../../platform/context/index.ts'
import { changeSite } from '../../platform/db/index.ts'
import { appendEvent } from '../../platform/event-log/index.ts'
import { insertTerms, readTerms, type SavedTerms } from '../store/terms.store.ts'

/** A table that a person wants to save. */
export interface GivenTerms {
  /** ISO time; null: now. */
  validFrom: string | null
  currency: Currency
  rows: readonly TermsRow[]
  /** The newest version that the person has seen, 0 for none; null: whatever it is. */
  basedOn: number | null
}

/**
 * Adds a version to the table of free time and rates of a site; earlier ones stay as they were.
 *
 * @throws BAD_INPUT for a table that cannot be; DETENTION_TERMS_CHANGED when somebody saved another one meanwhile;
 *   UNAUTHORIZED for a site that is not there
 */
export function saveTerms(
  app: Pick<ServerContext, 'db' | 'clock'>,
  actor: Actor,
  siteId: string,
  given: GivenTerms,
): Promise<SavedTerms> {
  const rows = given.rows.map(row => ({ ...row, scac: row.scac === null ? null : writtenScac(row.scac) }))
  return changeSite(app, siteId, async (trx, now) => {
    const known = await readTerms(trx, [siteId])
    const newest = known.at(-1)?.version ?? 0
    if (given.basedOn !== null && given.basedOn !== newest) throw catalogued('DETENTION_TERMS_CHANGED')
    const [problem] = termsProblems({ validFrom: given.validFrom, rows }, { known, now: Date.parse(now) })
    if (problem) throw catalogued('BAD_INPUT', { message: problem.sentence })
    const version: TermsVersion = {
      version: newest + 1,
      validFrom: given.validFrom ?? now,
      currency: given.currency,
      rows,
    }
    const id = randomUUID()
    const savedBy = actor.kind === 'user' ? actor.id : null
    await insertTerms(trx, { id, siteId, ...version, savedAt: now, savedBy })
    const name = 'detention_terms.saved'
    await appendEvent(trx, { name, siteId, subjectId: id, at: now, actor, data: version })
    return (await readTerms(trx, [siteId])).at(-1)!
  })
}
