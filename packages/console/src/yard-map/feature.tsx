import { createRoute } from '@tanstack/react-router'
import { phrase } from '@tractrix/domain/platform'
import { Map as MapIcon } from 'lucide-react'
import { defineFeature } from '../platform/feature/define-feature.ts'
import { lazyPart } from '../ui/lazy/lazy-part.tsx'
import { panelFrame } from '../ui/lazy/part-frames.tsx'

// The first screen does without the map and its libraries.
const MapPage = lazyPart(async () => (await import('./index.ts')).MapPage, panelFrame).Part

/** The truck that the map shows first, from links such as the one beside a move that waits for it. */
export interface MapSearch {
  truck?: string | undefined
}

/** The live map of the yard. */
export const yardMapFeature = defineFeature({
  name: 'yard-map',
  tier: 6,
  siteRoutes: site => [
    createRoute({
      getParentRoute: () => site,
      path: '/map',
      validateSearch: readMapSearch,
      component: MapPage,
    }),
  ],
  tabs: [
    {
      tab: 'map',
      label: phrase('Map'),
      icon: MapIcon,
      keys: 'G M',
      order: 20,
      opensFirst: true,
      showsTrucksFailed: true,
    },
  ],
  keys: [{ keys: ['F'], does: phrase('On the map: follow the selected truck'), order: 140 }],
})

function readMapSearch({ truck }: Record<string, unknown>): MapSearch {
  return typeof truck === 'string' ? { truck } : {}
}
