import { demoYards } from '@tractrix/demo-yards'
import { defineFeature } from '../platform/feature/index.ts'
import { SIM_CLOCKS } from '../sites/index.ts'
import { loadDemo } from './load-demo.ts'

/** The demo yards and people, where the settings ask for them. */
export const demoFeature = defineFeature({
  name: 'demo',
  tier: 7,
  seed: async ({ db, clock, config, services }) => {
    if (config.demoPassword === null) return
    await loadDemo(db, clock, config.demoPassword)
    const siteIds = demoYards().map(yard => yard.siteId)
    await services.get(SIM_CLOCKS).start(config.simRate, siteIds)
  },
})
