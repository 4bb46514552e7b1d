export { demoFeature } from './feature.ts'
export { loadDemo } from './load-demo.ts'
