import { createRoute } from '@tanstack/react-router'
import { phrase } from '@tractrix/domain/platform'
import { Footprints } from 'lucide-react'
import { defineFeature } from '../platform/feature/define-feature.ts'
import { lazyPart } from '../ui/lazy/lazy-part.tsx'
import { panelFrame } from '../ui/lazy/part-frames.tsx'

const WalkPage = lazyPart(async () => (await import('./walk-page.tsx')).WalkPage, panelFrame).Part

/** People who walk the yard and say what stands where. */
export const yardWalkFeature = defineFeature({
  name: 'yard-walk',
  tier: 5,
  siteRoutes: site => [createRoute({ getParentRoute: () => site, path: '/walk', component: WalkPage })],
  tabs: [
    {
      tab: 'walk',
      label: phrase('Yard Walk'),
      icon: Footprints,
      keys: 'G W',
      order: 55,
      ability: 'trailer.edit',
      inAccountMenu: true,
    },
  ],
})
