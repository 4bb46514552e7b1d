import type { UpdatesConfig } from '@urql/exchange-graphcache'
import { type OnZoneUpdatesSubscription, ZonesDocument } from '../../platform/graphql/graphql.generated.ts'
import { mergeById } from '../../platform/graphql/live-list.ts'

/** Zone events change the zone list of their site (OP-DSH-29). */
export const liveZones: UpdatesConfig = {
  Subscription: {
    onZoneUpdates(
      { onZoneUpdates: event }: OnZoneUpdatesSubscription,
      { siteId }: { siteId: string },
      cache,
    ) {
      const zone = event.operation === 'delete' ? null : event.zone
      cache.updateQuery({ query: ZonesDocument, variables: { siteId } }, data => {
        if (data === null) return null
        return { ...data, zones: [...mergeById(data.zones, event.zoneId, zone)] }
      })
    },
  },
}
