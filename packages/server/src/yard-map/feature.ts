import { provide } from '../platform/context/index.ts'
import { defineFeature } from '../platform/feature/index.ts'
import { registerBaseMapRoute } from './base-map-route.ts'
import { LANE_NETWORKS, LaneNetworks } from './lane-networks.ts'
import { registerMoveRouteSchema } from './move-route.schema.ts'

/** The drawn yard: the map under its zones, and the routes that moves are expected to take. */
export const yardMapFeature = defineFeature({
  name: 'yard-map',
  tier: 6,
  services: [provide(LANE_NETWORKS, context => new LaneNetworks(context))],
  schema: registerMoveRouteSchema,
  routes: registerBaseMapRoute,
})
