import { type DwellCount, type DwellDay, dwellAt, lastDays, tablesInOrder } from '@tractrix/domain/detention'
import { catalogued } from '@tractrix/domain/errors'
import type { ServerContext } from '../../platform/context/index.ts'
import { readSites } from '../../sites/index.ts'
import { readStaysSince } from '../store/stays.store.ts'
import { readTerms } from '../store/terms.store.ts'

/** What was in the yard on a day. */
export interface DwellOnDay extends DwellCount {
  /** `YYYY-MM-DD` where the site is. */
  date: string
  /** ISO time: the end of the day there, or now for today. */
  at: string
}

/**
 * The last days of a site, oldest first, today included.
 *
 * @throws UNAUTHORIZED for a site that is not there
 */
export async function dwellHistory(
  { db, clock }: Pick<ServerContext, 'db' | 'clock'>,
  siteId: string,
  dayCount: number,
): Promise<DwellOnDay[]> {
  const [site] = await readSites(db.kysely, [siteId])
  if (site === undefined) throw catalogued('UNAUTHORIZED')
  const days = lastDays(dayCount, clock.now().getTime(), site.timeZone)
  const [stays, versions] = await Promise.all([
    readStaysSince(db.kysely, siteId, isoTime(days[0]!)),
    readTerms(db.kysely, [siteId]),
  ])
  const counts = dwellAt(
    days.map(({ at }) => at),
    stays,
    tablesInOrder(versions),
  )
  return days.map((day, position) => ({ date: day.date, at: isoTime(day), ...counts[position]! }))
}

const isoTime = ({ at }: DwellDay): string => new Date(at).toISOString()
