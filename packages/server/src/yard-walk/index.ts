export { yardWalkFeature } from './feature.ts'
