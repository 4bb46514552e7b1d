import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { phrase } from '@tractrix/domain/platform'
import { DEFAULT_SITE_CONFIG } from '@tractrix/domain/sites'
import type { User } from '@tractrix/domain/users'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { defineFeature, type Feature } from '../../../platform/feature/define-feature.ts'
import { FeaturesProvider } from '../../../platform/feature/features-context.ts'
import { SiteProvider, type SiteRow } from '../../../sites/index.ts'
import { MeProvider } from '../../../users/index.ts'
import { FEATURES } from '../../features.ts'
import { MainNav } from './main-nav.tsx'

const site: SiteRow = {
  id: 'site-1',
  name: 'Baltimore',
  internalSiteAlias: 'baltimore',
  timeZone: 'America/New_York',
  mapHeadingDegrees: 357,
  mapOverlayPath: null,
  isWorkingHours: true,
  partner: { id: 'partner-1', name: 'Chesapeake' },
  bounds: { latitudeMin: 39, latitudeMax: 40, longitudeMin: -77, longitudeMax: -76 },
  origin: { latitude: 39.28, longitude: -76.55, rotationRadians: 0 },
  config: DEFAULT_SITE_CONFIG,
}

const me: User = {
  id: 'user-1',
  name: 'Maya Operator',
  email: 'maya@example.org',
  sub: 'demo|maya',
  globalPermissions: [],
  siteRoles: [{ siteId: site.id, role: 'Customer' }],
}

const gatesFeature = defineFeature({
  name: 'gates',
  tier: 9,
  tabs: [{ tab: 'gates', label: phrase('Gates'), icon: () => null, keys: 'G A', order: 15 }],
})

/** The navigation of a console with these features, as a browser gets it. */
function drawn(features: readonly Feature[]): string {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  return renderToStaticMarkup(
    <RouterContextProvider router={router as never}>
      <FeaturesProvider value={features}>
        <MeProvider value={me}>
          <SiteProvider value={site}>
            <MainNav />
          </SiteProvider>
        </MeProvider>
      </FeaturesProvider>
    </RouterContextProvider>,
  )
}

/** Names of the tabs, with the address of those that lead somewhere. */
const tabs = (html: string) =>
  [...html.matchAll(/<(a|span)\b([^>]*)>(?:<svg.*?<\/svg>)?([A-Za-z]+)/g)].map(
    ([, , attributes = '', name]) => [name, /href="([^"]*)"/.exec(attributes)?.[1] ?? null],
  )

it('OP-NAV-01 OP-NAV-06 leads to the tabs of the features in the list', () => {
  expect(tabs(drawn(FEATURES))).toEqual([
    ['Queue', '/sites/site-1/queue'],
    ['Map', '/sites/site-1/map'],
    ['Inventory', '/sites/site-1/inventory'],
  ])
})

it('has the tab of a feature that is put into the list, in its place', () => {
  expect(tabs(drawn([...FEATURES, gatesFeature]))).toEqual([
    ['Queue', '/sites/site-1/queue'],
    ['Gates', '/sites/site-1/gates'],
    ['Map', '/sites/site-1/map'],
    ['Inventory', '/sites/site-1/inventory'],
  ])
})
