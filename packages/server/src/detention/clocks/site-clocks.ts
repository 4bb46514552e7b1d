import { clocksOfStay, type DetentionClock, tablesInOrder } from '@tractrix/domain/detention'
import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/db/index.ts'
import type { TrailerClocks } from '../../trailers/index.ts'
import { readStays, readStaysOnSite, type TrailerStay } from '../store/stays.store.ts'
import { readTerms } from '../store/terms.store.ts'

type Db = Kysely<Tables>

/** The clocks of trailers, read from the database each time: four questions, however many trailers there are. */
export class SiteClocks implements TrailerClocks {
  readonly #db: Db

  constructor(db: Db) {
    this.#db = db
  }

  async ofTrailers(ids: readonly string[]): Promise<Map<string, DetentionClock[]>> {
    return clocksOfStays(this.#db, await readStays(this.#db, ids))
  }

  async onSite(siteId: string): Promise<Map<string, DetentionClock[]>> {
    return clocksOfStays(this.#db, await readStaysOnSite(this.#db, siteId))
  }
}

async function clocksOfStays(db: Db, stays: readonly TrailerStay[]): Promise<Map<string, DetentionClock[]>> {
  const siteIds = [...new Set(stays.map(({ siteId }) => siteId))]
  const versions = await readTerms(db, siteIds)
  const tables = new Map(
    siteIds.map(id => [id, tablesInOrder(versions.filter(({ siteId }) => siteId === id))]),
  )
  return new Map(stays.map(stay => [stay.trailerId, clocksOfStay(stay, tables.get(stay.siteId) ?? [])]))
}
