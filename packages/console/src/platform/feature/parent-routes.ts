import {
  createRootRoute,
  createRoute,
  type ErrorRouteComponent,
  type RouteComponent,
} from '@tanstack/react-router'

interface ParentComponents {
  root: RouteComponent
  site: RouteComponent
  error: ErrorRouteComponent
}

/** The two routes below which features put their pages: the console, and a site in it. */
export function createParentRoutes({ root, site, error }: ParentComponents) {
  const rootRoute = createRootRoute({ component: root, errorComponent: error })
  const siteRoute = createRoute({
    getParentRoute: () => rootRoute,
    path: '/sites/$siteId',
    component: site,
  })
  return { rootRoute, siteRoute }
}

type ParentRoutes = ReturnType<typeof createParentRoutes>
export type RootRoute = ParentRoutes['rootRoute']
export type SiteRoute = ParentRoutes['siteRoute']

/** A page as `createRoute` makes it. The type asks for little, because asking for any route would lose the exact one. */
export interface PageRoute {
  readonly addChildren: (...children: never[]) => unknown
}
