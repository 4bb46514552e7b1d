import { chargesOf, type Money, readClock, totalOf } from '@tractrix/domain/detention'
import type { ServerContext } from '../../platform/context/index.ts'
import { TRAILER_CLOCKS } from '../../trailers/index.ts'
import { type InventoryCounts, readInventoryCounts } from './inventory-figures.store.ts'

/** What the trailers on site owe. */
export interface DetentionFigures {
  /** Trailers whose free time is over. */
  over: number
  /** Trailers whose free time ends within 12 hours. */
  soon: number
  /** Trailers whose clock is held, whether their free time is over or not. */
  held: number
  /** What all trailers on site have cost, one sum per currency. */
  costs: Money[]
}

export interface InventoryFigures extends InventoryCounts {
  siteId: string
}

/** The figures above the inventory. `since` is an ISO time: from when on trailers came and left "today". */
export async function inventoryFigures(
  app: Pick<ServerContext, 'db' | 'clock'>,
  siteId: string,
  since: string,
): Promise<InventoryFigures> {
  const now = app.clock.now().toISOString()
  return { siteId, ...(await readInventoryCounts(app.db.kysely, { siteId, since, now })) }
}

/** The figures about free time and money of all trailers on site. */
export async function detentionFigures(
  app: Pick<ServerContext, 'clock' | 'services'>,
  siteId: string,
): Promise<DetentionFigures> {
  const now = app.clock.now().getTime()
  const stays = [...(await app.services.get(TRAILER_CLOCKS).onSite(siteId)).values()]
  const states = stays.map(clocks => readClock(clocks.at(-1)!, now).state)
  const count = (wanted: string) => states.filter(state => state === wanted).length
  return {
    over: count('over'),
    soon: count('soon'),
    held: count('held'),
    costs: totalOf(stays.flatMap(clocks => chargesOf(clocks, now))),
  }
}
