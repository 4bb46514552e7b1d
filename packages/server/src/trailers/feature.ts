import { defineFeature } from '../platform/feature/index.ts'
import { registerTrailersCsvRoute } from './export/trailers-csv-route.ts'
import { registerTrailersSchema } from './schema/trailers.schema.ts'

/** Trailers of yards: where they stand, and their export. */
export const trailersFeature = defineFeature({
  name: 'trailers',
  tier: 3,
  schema: registerTrailersSchema,
  routes: registerTrailersCsvRoute,
})
