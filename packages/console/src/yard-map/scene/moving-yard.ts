import type { Box } from '../../map-kit/index.ts'
import type { DrawnTruck } from './drawn-truck.ts'
import type { RoutePoint } from './route-ahead.ts'

/** What moves in a yard, as it is in one picture, and what lies over the map. */
export interface MovingYard {
  /** Selected and needing help last, so that they lie on top. */
  readonly trucks: readonly DrawnTruck[]
  /** What is left of the selected truck's route; empty without one. */
  readonly route: readonly RoutePoint[]
  /** The controls over the map, in CSS pixels: no room for labels and arrows. */
  readonly controls: readonly Box[]
  /** The popup of the open spot, in CSS pixels: no room for labels. */
  readonly popup: Box | null
}
