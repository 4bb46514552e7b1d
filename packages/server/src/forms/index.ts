export { formsFeature } from './feature.ts'
