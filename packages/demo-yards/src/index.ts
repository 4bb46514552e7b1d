export { arrivalProfile } from './arrivals/arrival-profile.ts'
export type { BaseMap, BaseMapFeature, BaseMapKind } from './base-map/base-map.ts'
export { type DemoPerson, demoPeople } from './definition/demo-people.ts'
export type {
  DemoLane,
  DemoTrailer,
  DemoTruck,
  DemoWaitingPlace,
  DemoYard,
  DemoYardPerson,
  DemoZone,
} from './definition/demo-yard.ts'
export type { DemoStaticRoute } from './definition/static-routes.ts'
export { DEMO_YARD_ALIASES, demoYard, demoYards } from './demo-yards.ts'
export { type DrivableGround, drivableGround, strayMeters } from './drivable-ground.ts'
export { type DemoQuestion, demoQuestions } from './forms/demo-forms.ts'
export { demoId } from './seed/demo-id.ts'
export { type SeededRandom, seededRandom } from './seed/seeded-random.ts'
export { type TrailerGeometry, trailerGeometry } from './trailers/trailer-geometry.ts'
