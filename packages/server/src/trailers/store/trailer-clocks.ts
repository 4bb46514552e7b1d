import type { DetentionClock } from '@tractrix/domain/detention'
import { serviceKey } from '../../platform/context/index.ts'

/**
 * The clocks of trailers, for lists and files of this feature that sort, filter and tell by them. The feature that knows
 * free time and rates provides it.
 */
export interface TrailerClocks {
  /** The clocks of the last stay of these trailers, oldest first; a trailer that is not there is left out. */
  ofTrailers(ids: readonly string[]): Promise<ReadonlyMap<string, readonly DetentionClock[]>>
  /** Those of all trailers on site. */
  onSite(siteId: string): Promise<ReadonlyMap<string, readonly DetentionClock[]>>
}

export const TRAILER_CLOCKS = serviceKey<TrailerClocks>('trailer clocks')
