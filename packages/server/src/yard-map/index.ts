export { registerBaseMapRoute } from './base-map-route.ts'
export { registerMoveRouteSchema } from './move-route.schema.ts'
