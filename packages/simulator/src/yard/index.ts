export {
  append,
  findRoute,
  type LaneAccess,
  pointAt,
  straightLine,
  stretch,
  type Track,
  type TrackPenalty,
  type TrackPlace,
} from '@tractrix/domain/routes'
export { type Area, isInArea } from './area.ts'
export type { ParkingSpot } from './parking-spot.ts'
export type { Point } from './point.ts'
export { type RouteDirection, routeTracks } from './route-tracks.ts'
export { type SimYard, simYard } from './sim-yard.ts'
