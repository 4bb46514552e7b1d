import { createRoute } from '@tanstack/react-router'
import { phrase } from '@tractrix/domain/platform'
import { History } from 'lucide-react'
import { defineFeature } from '../platform/feature/define-feature.ts'
import { lazyPart } from '../ui/lazy/lazy-part.tsx'
import { panelFrame } from '../ui/lazy/part-frames.tsx'

const HistoryPage = lazyPart(
  async () => (await import('./page/history-page.tsx')).HistoryPage,
  panelFrame,
).Part

/** What happened at the site: a page for Managers. */
export const historyFeature = defineFeature({
  name: 'history',
  tier: 5,
  siteRoutes: site => [createRoute({ getParentRoute: () => site, path: '/history', component: HistoryPage })],
  tabs: [
    {
      tab: 'history',
      label: phrase('History'),
      icon: History,
      keys: 'G H',
      order: 60,
      ability: 'history.read',
      inAccountMenu: true,
    },
  ],
})
