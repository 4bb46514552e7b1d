export { recordingsFeature } from './feature.ts'
