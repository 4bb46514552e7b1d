export { registerBaseMapRoute } from './base-map-route.ts'
