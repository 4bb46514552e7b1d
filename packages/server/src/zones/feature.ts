import { defineFeature } from '../platform/feature/index.ts'
import { registerZonesSchema } from './zones.schema.ts'

/** Zones of yards: places of trailers, no-go regions, what was seen on them. */
export const zonesFeature = defineFeature({
  name: 'zones',
  tier: 2,
  schema: registerZonesSchema,
})
