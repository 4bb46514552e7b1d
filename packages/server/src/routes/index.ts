export { registerRoutesSchema } from './static-routes.schema.ts'
export { listStaticRoutes } from './static-routes.store.ts'
