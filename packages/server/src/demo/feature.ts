import { demoYards } from '@tractrix/demo-yards'
import { defineFeature } from '../platform/feature/index.ts'
import { SIM_CLOCKS } from '../sites/index.ts'
import { loadDemo } from './load-demo.ts'
import { keepTrafficKeys } from './traffic-keys.ts'

/** The demo yards and people, and the keys of the demo traffic, where the settings ask for them. */
export const demoFeature = defineFeature({
  name: 'demo',
  tier: 7,
  seed: async context => {
    const { db, clock, config, services } = context
    if (config.demoPassword === null) return
    await loadDemo(db, clock, config.demoPassword)
    const siteIds = demoYards().map(yard => yard.siteId)
    if (config.demoTraffic) await keepTrafficKeys(context)
    await services.get(SIM_CLOCKS).start(config.simRate, siteIds)
  },
})
