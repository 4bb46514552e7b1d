export { trailerImportsFeature } from './feature.ts'
