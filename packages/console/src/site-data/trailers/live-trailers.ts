import type { UpdatesConfig } from '@urql/exchange-graphcache'
import {
  TrailersOnSiteDocument,
  type TrailerUpdatesSubscription,
} from '../../platform/graphql/graphql.generated.ts'
import { mergeById } from '../../platform/graphql/live-list.ts'
import { allTrailersOf } from './use-trailers.ts'

/** Trailer events change the list of trailers on site; a checked-out trailer leaves it. */
export const liveTrailers: UpdatesConfig = {
  Subscription: {
    trailerUpdates(
      { trailerUpdates: event }: TrailerUpdatesSubscription,
      { siteId }: { siteId: string },
      cache,
    ) {
      const onSite = event.operation !== 'delete' && event.trailer?.archived === false
      cache.updateQuery({ query: TrailersOnSiteDocument, variables: allTrailersOf(siteId) }, data => {
        if (data === null) return null
        const trailers = mergeById(
          data.paginatedTrailers.trailers,
          event.trailerId,
          onSite ? event.trailer : null,
        )
        return {
          ...data,
          paginatedTrailers: {
            ...data.paginatedTrailers,
            totalCount: trailers.length,
            trailers: [...trailers],
          },
        }
      })
    },
  },
}
