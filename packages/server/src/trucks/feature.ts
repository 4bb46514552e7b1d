import { FLEET_CONNECTION } from '../fleet/index.ts'
import { provide } from '../platform/context/index.ts'
import { defineFeature } from '../platform/feature/index.ts'
import { fleetTicks, truckReadiness } from './live/live-fleet.ts'
import { LIVE_TRUCKS, LiveTrucks } from './live/live-trucks.ts'
import { truckRoutes } from './live/truck-routes.ts'
import { truckSensors } from './live/truck-sensors.ts'
import { registerTrucksSchema } from './schema/trucks.schema.ts'

/** Trucks: what they are, what they report, whether dispatch may use them. It connects the server to its fleet. */
export const trucksFeature = defineFeature({
  name: 'trucks',
  tier: 3,
  services: [provide(LIVE_TRUCKS, context => new LiveTrucks(context))],
  topics: [fleetTicks, truckReadiness, truckRoutes, truckSensors],
  schema: registerTrucksSchema,
  start: async ({ services }, started) => {
    const trucks = services.get(LIVE_TRUCKS)
    await trucks.start()
    started.add('trucks', () => trucks.close())
    const gateway = await services
      .get(FLEET_CONNECTION)
      .connect(vehicle => trucks.fleet.truckOf(vehicle) !== null)
    trucks.follow(gateway)
  },
  health: [
    {
      name: 'broker',
      check: ({ services }) => {
        if (!services.get(FLEET_CONNECTION).gateway.isConnected())
          throw new Error('the broker cannot be reached')
      },
    },
  ],
})
