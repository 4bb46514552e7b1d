export {
  defineFeature,
  type Feature,
  type HealthCheck,
  type RepeatedJob,
  type RouteContext,
} from './define-feature.ts'
export { featureSet } from './feature-set.ts'
