import { createRoute } from '@tanstack/react-router'
import { defineFeature } from '../platform/feature/define-feature.ts'
import { SitesDocument } from '../platform/graphql/graphql.generated.ts'
import { SimulatedTime } from './simulated-time.tsx'
import { SITES_PATH } from './site-paths.ts'
import { WelcomePage } from './welcome-page.tsx'

/** The choice of the site, and the clock of a simulated one. */
export const sitesFeature = defineFeature({
  name: 'sites',
  tier: 1,
  rootRoutes: root => [createRoute({ getParentRoute: () => root, path: SITES_PATH, component: WelcomePage })],
  HeaderPart: SimulatedTime,
  prefetch: ask => ask(SitesDocument, {}),
})
