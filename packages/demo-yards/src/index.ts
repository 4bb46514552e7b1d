export type { BaseMap, BaseMapFeature, BaseMapKind } from './base-map/base-map.ts'
export { demoId } from './demo-id.ts'
export { type DemoPerson, demoPeople } from './demo-people.ts'
export type {
  DemoLane,
  DemoTrailer,
  DemoTruck,
  DemoWaitingPlace,
  DemoYard,
  DemoYardPerson,
  DemoZone,
} from './demo-yard.ts'
export { DEMO_YARD_ALIASES, demoYard, demoYards } from './demo-yards.ts'
export { type DemoQuestion, demoQuestions } from './forms/demo-forms.ts'
export { type DrivableGround, drivableGround, strayMeters } from './layout/drivable-ground.ts'
export { type SeededRandom, seededRandom } from './seeded-random.ts'
export type { DemoStaticRoute } from './static-routes.ts'
export { type TrailerGeometry, trailerGeometry } from './trailers/trailer-geometry.ts'
