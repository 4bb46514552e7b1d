import { type AnyRoute, createRoute, createRouter } from '@tanstack/react-router'
import type { Feature } from '../platform/feature/define-feature.ts'
import { createParentRoutes, type RootRoute, type SiteRoute } from '../platform/feature/parent-routes.ts'
import { parsePlainSearch, stringifyPlainSearch } from '../platform/routing/plain-search.ts'
import { ErrorPage } from './error-page.tsx'
import { FallbackRedirect } from './fallback-redirect.tsx'
import type { FEATURES } from './features.ts'
import { Shell } from './shell/shell.tsx'
import { SignedIn } from './signed-in.tsx'
import { SitePage } from './site-page.tsx'

/** The pages of all features, and redirects from every other address. */
export function createConsoleRouter<const Features extends readonly Feature[]>(features: Features) {
  return createRouter({
    routeTree: createRouteTree(features),
    defaultErrorComponent: ErrorPage,
    scrollRestoration: false,
    parseSearch: parsePlainSearch,
    stringifySearch: stringifyPlainSearch,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createConsoleRouter<typeof FEATURES>>
  }
}

type RoutesOf<Build> = Build extends (parent: never) => readonly (infer Route extends AnyRoute)[]
  ? Route
  : never
type PagesOf<
  Features extends readonly Feature[],
  Slot extends 'rootRoutes' | 'siteRoutes',
> = Features[number] extends infer One
  ? One extends { [S in Slot]: infer Build }
    ? RoutesOf<Build>
    : never
  : never

function createRouteTree<Features extends readonly Feature[]>(features: Features) {
  const { rootRoute, siteRoute } = createParentRoutes({ root: Root, site: SitePage, error: ErrorPage })
  const siteHomeRoute = createRoute({
    getParentRoute: () => siteRoute,
    path: '/',
    component: FallbackRedirect,
  })
  const noSitePageRoute = createRoute({
    getParentRoute: () => siteRoute,
    path: '$',
    component: FallbackRedirect,
  })
  const homeRoute = createRoute({ getParentRoute: () => rootRoute, path: '/', component: FallbackRedirect })
  const noPageRoute = createRoute({ getParentRoute: () => rootRoute, path: '$', component: FallbackRedirect })
  return rootRoute.addChildren([
    homeRoute,
    noPageRoute,
    ...rootPages(features, rootRoute),
    siteRoute.addChildren([siteHomeRoute, noSitePageRoute, ...sitePages(features, siteRoute)]),
  ])
}

/** The pages beside those of a site; each keeps its type. */
function rootPages<Features extends readonly Feature[]>(features: Features, root: RootRoute) {
  return features.flatMap(({ rootRoutes }) => rootRoutes?.(root) ?? []) as unknown as PagesOf<
    Features,
    'rootRoutes'
  >[]
}

/** The pages of a site; each keeps its type. */
function sitePages<Features extends readonly Feature[]>(features: Features, site: SiteRoute) {
  return features.flatMap(({ siteRoutes }) => siteRoutes?.(site) ?? []) as unknown as PagesOf<
    Features,
    'siteRoutes'
  >[]
}

function Root() {
  return (
    <SignedIn>
      <Shell />
    </SignedIn>
  )
}
