import type { StaticRoute, StaticRouteType } from '@tractrix/domain/moves'
import { demoId } from '../seed/demo-id.ts'

/** A surveyed route as a yard's definition names it. */
export interface RouteDefinition {
  name: string
  routeType: StaticRouteType
  /** Names of the lanes it leads along, in this order. */
  lanes: string[]
}

/** A surveyed route of a demo yard (MV-ENT-29); `siteVersion` is the survey it belongs to. */
export interface DemoStaticRoute extends StaticRoute {
  /** Names of the lanes it leads along, in this order. */
  lanes: string[]
}

export function staticRoutes(
  alias: string,
  siteVersion: string,
  routes: readonly RouteDefinition[],
): DemoStaticRoute[] {
  return routes.map(route => ({
    ...route,
    id: demoId(`route/${alias}/${route.routeType}/${route.name}`),
    siteVersion,
  }))
}
