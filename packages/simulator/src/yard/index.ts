export {
  append,
  findRoute,
  type LaneAccess as BerthAccess,
  pointAt,
  straightLine,
  stretch,
  type Track,
  type TrackPenalty,
  type TrackPlace,
} from '@tractrix/domain/routes'
export { type Area, isInArea } from './area.ts'
export type { Berth } from './berth.ts'
export type { Point } from './point.ts'
export { type RouteDirection, routeTracks } from './route-tracks.ts'
export { type SimYard, simYard } from './sim-yard.ts'
