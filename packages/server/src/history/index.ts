export { historyFeature } from './feature.ts'
