import { defineFeature } from '../platform/feature/index.ts'
import { registerTrailersSchema } from './trailers.schema.ts'
import { registerTrailersCsvRoute } from './trailers-csv-route.ts'

/** Trailers of yards: where they stand, and their export. */
export const trailersFeature = defineFeature({
  name: 'trailers',
  tier: 3,
  schema: registerTrailersSchema,
  routes: registerTrailersCsvRoute,
})
