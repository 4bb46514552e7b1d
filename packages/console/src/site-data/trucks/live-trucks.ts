import type { UpdatesConfig } from '@urql/exchange-graphcache'
import { type OnTruckUpdatesSubscription, TrucksDocument } from '../../platform/graphql/graphql.generated.ts'
import { mergeById } from '../../platform/graphql/live-list.ts'

/** Truck events (availability, names, trucks that come and go) change the truck list of their site. */
export const liveTrucks: UpdatesConfig = {
  Subscription: {
    onTruckUpdates(
      { onTruckUpdates: event }: OnTruckUpdatesSubscription,
      { siteId }: { siteId: string },
      cache,
    ) {
      const truck = event.operation === 'delete' ? null : event.truck
      cache.updateQuery({ query: TrucksDocument, variables: { siteId } }, data =>
        data === null ? null : { ...data, getTrucks: [...mergeById(data.getTrucks, event.truckId, truck)] },
      )
    },
  },
}
