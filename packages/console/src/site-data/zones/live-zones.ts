import type { UpdatesConfig } from '@urql/exchange-graphcache'
import { type OnZoneUpdatesSubscription, ZonesDocument } from '../../platform/graphql/graphql.generated.ts'
import { mergeById } from '../../platform/graphql/live-list.ts'
import { announceZone, zoneNews } from './zone-news.ts'

/** Zone events change the zone list of their site (OP-DSH-29) and are shown to the person. */
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
        const before = data.zones.find(known => known.id === event.zoneId) ?? null
        const news = zoneNews(before, zone)
        if (news !== null) queueMicrotask(() => announceZone(news))
        return { ...data, zones: [...mergeById(data.zones, event.zoneId, zone)] }
      })
    },
  },
}
