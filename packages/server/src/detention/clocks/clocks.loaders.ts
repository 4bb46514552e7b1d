import type { DetentionClock } from '@tractrix/domain/detention'
import { defineLoader } from '../../platform/graphql/index.ts'
import { TRAILER_CLOCKS } from '../../trailers/index.ts'

/** The clocks of one trailer. */
export interface ClocksOfTrailer {
  trailerId: string
  /** Oldest first; at least one. */
  clocks: readonly DetentionClock[]
}

/** The clocks of a trailer by its id; null when there is no such trailer. */
export const clocksOfTrailer = defineLoader(
  async (ids, app) =>
    [...(await app.services.get(TRAILER_CLOCKS).ofTrailers(ids))].map(
      ([trailerId, clocks]): ClocksOfTrailer => ({ trailerId, clocks }),
    ),
  ({ trailerId }) => trailerId,
)
