import { activityFeature } from '../activity/feature.tsx'
import { assistsFeature } from '../assists/feature.tsx'
import { dashboardFeature } from '../dashboard/feature.tsx'
import { debuggerFeature } from '../debugger/feature.tsx'
import { detentionFeature } from '../detention/feature.tsx'
import { historyFeature } from '../history/feature.tsx'
import { inventoryFeature } from '../inventory/feature.tsx'
import { metricsFeature } from '../metrics/feature.tsx'
import { movesFeature } from '../moves/feature.tsx'
import { notificationsFeature } from '../notifications/feature.tsx'
import { siteDataFeature } from '../site-data/feature.tsx'
import { sitesFeature } from '../sites/feature.tsx'
import { trailersFeature } from '../trailers/feature.tsx'
import { trucksFeature } from '../trucks/feature.tsx'
import { yardMapFeature } from '../yard-map/feature.tsx'
import { yardWalkFeature } from '../yard-walk/feature.tsx'

/** Every feature of the console, lower tiers first. This list is the only place that knows them all. */
export const FEATURES = [
  sitesFeature,
  siteDataFeature,
  trucksFeature,
  trailersFeature,
  movesFeature,
  detentionFeature,
  activityFeature,
  inventoryFeature,
  historyFeature,
  yardWalkFeature,
  assistsFeature,
  metricsFeature,
  notificationsFeature,
  dashboardFeature,
  yardMapFeature,
  debuggerFeature,
] as const
