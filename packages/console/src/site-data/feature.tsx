import { defineFeature } from '../platform/feature/define-feature.ts'
import { OpenMovesDocument } from '../platform/graphql/graphql.generated.ts'
import { joinUpdates } from '../platform/graphql/join-updates.ts'
import { liveMoves } from './moves/live-moves.ts'
import { SiteDataOfSite } from './site-data-of-site.tsx'
import { liveTrailers } from './trailers/live-trailers.ts'
import { liveTrucks } from './trucks/live-trucks.ts'
import { liveZones } from './zones/live-zones.ts'

/** Zones, trailers, trucks and open moves of the selected site, for every screen. */
export const siteDataFeature = defineFeature({
  name: 'site-data',
  tier: 1.5,
  SiteProvider: SiteDataOfSite,
  prefetch: (ask, siteId) => siteId !== null && ask(OpenMovesDocument, { siteId }),
  cacheUpdates: joinUpdates([liveZones, liveTrailers, liveTrucks, liveMoves]),
})
