import { provide } from '../platform/context/index.ts'
import { defineFeature } from '../platform/feature/index.ts'
import { registerDispatchSchema } from './dispatch.schema.ts'
import { FLEET_LEAD, leadFleet, measureLead } from './lead-fleet.ts'

/** Gives moves to trucks, for as long as this server leads the fleet. */
export const dispatchFeature = defineFeature({
  name: 'dispatch',
  tier: 6,
  services: [provide(FLEET_LEAD, leadFleet)],
  schema: registerDispatchSchema,
  start: async ({ services }, started) => {
    const lead = services.get(FLEET_LEAD)
    started.add('lead of the fleet', () => lead.close())
    await lead.start()
  },
  metrics: (registry, { services }) => measureLead(services.get(FLEET_LEAD), registry),
})
