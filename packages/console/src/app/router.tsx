import { createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { QueuePage } from '../dashboard/index.ts'
import { parsePlainSearch, stringifyPlainSearch } from '../platform/plain-search.ts'
import { WelcomePage } from '../sites/index.ts'
import { lazyPart } from '../ui/lazy/lazy-part.tsx'
import { panelFrame } from '../ui/lazy/part-frames.tsx'
import { ConsolePage } from './console-page.tsx'
import { ErrorPage } from './error-page.tsx'
import { FallbackRedirect } from './fallback-redirect.tsx'
import { Shell } from './shell/shell.tsx'
import { SignedIn } from './signed-in.tsx'
import { SitePage } from './site-page.tsx'

const rootRoute = createRootRoute({ component: Root, errorComponent: ErrorPage })

const sitesRoute = createRoute({ getParentRoute: () => rootRoute, path: '/sites', component: WelcomePage })

const siteRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/sites/$siteId',
  component: SitePage,
})

/** What stands behind the question mark of the Queue tab; read as it is, judged where the site is known. */
export interface QueueSearch {
  tab?: string | number | undefined
  searchTerm?: string | undefined
}

const queueRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: '/queue',
  validateSearch: readQueueSearch,
  component: QueuePage,
})

/** The truck that the map shows first, from links such as the one beside a move that waits for it. */
export interface MapSearch {
  truck?: string | undefined
}

const MapPage = lazyPart(async () => (await import('../yard-map/index.ts')).MapPage, panelFrame).Part

const mapRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: '/map',
  validateSearch: readMapSearch,
  component: MapPage,
})

/** The inventory tile joins the dashboard later; its address already leads there (OP-OPEN-71). */
const inventoryRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: '/inventory',
  validateSearch: readQueueSearch,
  component: QueuePage,
})

/** The integration console; `siteId` overrides the site that was selected last (MV-OPEN-134). */
const consoleRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/console',
  validateSearch: readConsoleSearch,
  component: ConsolePage,
})

const otherRoute = createRoute({ getParentRoute: () => rootRoute, path: '$', component: FallbackRedirect })
const homeRoute = createRoute({ getParentRoute: () => rootRoute, path: '/', component: FallbackRedirect })
const siteHomeRoute = createRoute({ getParentRoute: () => siteRoute, path: '$', component: FallbackRedirect })
const bareSiteRoute = createRoute({ getParentRoute: () => siteRoute, path: '/', component: FallbackRedirect })

const routeTree = rootRoute.addChildren([
  homeRoute,
  sitesRoute,
  consoleRoute,
  siteRoute.addChildren([bareSiteRoute, queueRoute, mapRoute, inventoryRoute, siteHomeRoute]),
  otherRoute,
])

export function createConsoleRouter() {
  return createRouter({
    routeTree,
    defaultErrorComponent: ErrorPage,
    scrollRestoration: false,
    parseSearch: parsePlainSearch,
    stringifySearch: stringifyPlainSearch,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createConsoleRouter>
  }
}

function Root() {
  return (
    <SignedIn>
      <Shell />
    </SignedIn>
  )
}

function readMapSearch({ truck }: Record<string, unknown>): MapSearch {
  return typeof truck === 'string' ? { truck } : {}
}

function readConsoleSearch(search: Record<string, unknown>): QueueSearch & { siteId?: string | undefined } {
  const { siteId } = search
  return { ...readQueueSearch(search), ...(typeof siteId === 'string' && { siteId }) }
}

function readQueueSearch(search: Record<string, unknown>): QueueSearch {
  const { tab, searchTerm } = search
  return {
    ...((typeof tab === 'string' || typeof tab === 'number') && { tab }),
    ...((typeof searchTerm === 'string' || typeof searchTerm === 'number') && {
      searchTerm: String(searchTerm),
    }),
  }
}
