import { defineFeature } from '../platform/feature/index.ts'
import { registerRoutesSchema } from './static-routes.schema.ts'

/** Static Routes: moves that a yard repeats. */
export const routesFeature = defineFeature({
  name: 'routes',
  tier: 2,
  schema: registerRoutesSchema,
})
