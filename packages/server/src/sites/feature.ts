import { provide } from '../platform/context/index.ts'
import { defineFeature } from '../platform/feature/index.ts'
import { simTimes } from './sim-time.schema.ts'
import { SIM_CLOCKS, SimClocks } from './sim-time.ts'
import { registerSitesSchema } from './sites.schema.ts'

/** The yards: what they are, their switches and their simulated clocks. */
export const sitesFeature = defineFeature({
  name: 'sites',
  tier: 1,
  services: [provide(SIM_CLOCKS, context => new SimClocks(context))],
  topics: [simTimes],
  schema: registerSitesSchema,
})
