import { createRoute } from '@tanstack/react-router'
import { phrase } from '@tractrix/domain/platform'
import { ListOrdered } from 'lucide-react'
import { type QueueSearch, readQueueSearch } from '../moves/index.ts'
import { defineFeature } from '../platform/feature/define-feature.ts'
import { ConsolePage } from './console-page.tsx'
import { DashboardPage } from './dashboard-page.tsx'
import { UnoccupiedZonesTile } from './unoccupied-zones/unoccupied-zones-tile.tsx'
import { UpdatesTile } from './updates/updates-tile.tsx'

/** The pages that are made of tiles, and the integration console. */
export const dashboardFeature = defineFeature({
  name: 'dashboard',
  tier: 6,
  rootRoutes: root => [
    createRoute({
      getParentRoute: () => root,
      path: '/console',
      validateSearch: readConsoleSearch,
      component: ConsolePage,
    }),
  ],
  siteRoutes: site => [
    createRoute({
      getParentRoute: () => site,
      path: '/queue',
      validateSearch: readQueueSearch,
      component: DashboardPage,
    }),
  ],
  tabs: [{ tab: 'queue', label: phrase('Queue'), icon: ListOrdered, keys: 'G Q', order: 10 }],
  tiles: [
    {
      id: 'updates',
      title: phrase('Updates'),
      Tile: UpdatesTile,
      order: 30,
      column: 'right',
      weight: 50,
      onPhones: false,
    },

    {
      id: 'unoccupied-zones',
      title: phrase('Unoccupied Zones'),
      Tile: UnoccupiedZonesTile,
      order: 40,
      column: 'right',
      weight: 50,
      onPhones: false,
    },
  ],
})

/** The integration console; `siteId` overrides the site that was selected last (MV-OPEN-134). */
function readConsoleSearch(search: Record<string, unknown>): QueueSearch & { siteId?: string | undefined } {
  const { siteId } = search
  return { ...readQueueSearch(search), ...(typeof siteId === 'string' && { siteId }) }
}
