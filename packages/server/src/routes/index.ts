export { routesFeature } from './feature.ts'
export { listStaticRoutes } from './static-routes.store.ts'
