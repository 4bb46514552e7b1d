import type { YardHeader } from './yard-header.ts'

/** Site meters; `reverse` is true where the truck drives backwards from this point to the next. */
export interface RoutePoint {
  x: number
  y: number
  reverse: boolean
}

/** Topic `yardRoute`, truck to server, retained: the path that the truck plans to drive. No points: no route. */
export interface YardRoute extends YardHeader {
  moveId: string | null
  orderId: string | null
  /** The map that the points are meters of. */
  mapId: string
  points: RoutePoint[]
}
