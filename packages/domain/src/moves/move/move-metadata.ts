/** The direction in which a route is driven (MV-ENT-06). */
export const ROUTE_DIRECTIONS = ['FORWARD', 'REVERSE'] as const
export type RouteDirection = (typeof ROUTE_DIRECTIONS)[number]

/** How a truck controlled move is driven (MV-ENT-07). */
export const TC_MODES = ['DEFAULT', 'BYPASS', 'MANUAL'] as const
export type TcMode = (typeof TC_MODES)[number]

/** Settings of a move that only some kinds have (MV-ENT-05). Keys are those of the truck. */
export interface MoveMetadata {
  /** Look at the yard on the way. */
  enable_yard_inventory?: boolean
  /** Static route of a yard check (MV-KIN-07, MV-OPEN-47). */
  staticRoute?: string
  DIR?: RouteDirection
  /** Name of the route to run. */
  RT_NAME?: string
  TC_MODE?: TcMode
}

/** What a static route is for (MV-ENT-30). */
export const STATIC_ROUTE_TYPES = ['inventory', 'svmp'] as const
export type StaticRouteType = (typeof STATIC_ROUTE_TYPES)[number]

/** A route that was surveyed with the site (MV-ENT-29). */
export interface StaticRoute {
  id: string
  siteVersion: string
  name: string
  routeType: StaticRouteType
}
