export { yardMapFeature } from './feature.ts'
