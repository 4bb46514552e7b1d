export { registerRoutesSchema } from './static-routes.schema.ts'
