import { catalogued } from '@tractrix/domain/platform'
import type { LiveSource } from '../platform/live/index.ts'
import { type FleetTick, fleetTicks } from './live-fleet.ts'
import { liveTrucksOf } from './start-trucks.ts'
import { type TruckRoute, truckRoutes } from './truck-routes.ts'
import { truckByInternalId } from './trucks.loaders.ts'

/** Telemetry of sites: a newcomer gets every truck, then the changes; what a slow client missed is put together. */
export const fleetSource: LiveSource<{ siteIds: string[] }, FleetTick> = {
  ability: 'truck.view',
  sites: ({ siteIds }) => siteIds,
  channels: ({ siteIds }) => [...new Set(siteIds)].map(id => ({ topic: fleetTicks, id })),
  stateKey: ({ siteId }) => siteId,
  merge: mergeTicks,
  snapshot: ({ siteIds }, { app }) => {
    const fleet = liveTrucksOf(app)?.fleet
    const at = app.clock.now().toISOString()
    return [...new Set(siteIds)].map(siteId => fleet?.snapshot(siteId) ?? { siteId, at, trucks: [] })
  },
}

/** Two untold ticks of one site as one: the newest word of every truck in either. */
function mergeTicks(earlier: FleetTick, later: FleetTick): FleetTick {
  const trucks = new Map([...earlier.trucks, ...later.trucks].map(truck => [truck.truckId, truck]))
  return { ...later, trucks: [...trucks.values()] }
}

/** Planned ways of trucks, each as a whole. A name that belongs to no truck is refused like a foreign truck. */
export const routeSource: LiveSource<{ truckInternalIds: string[] }, TruckRoute> = {
  ability: 'truck.view',
  sites: async ({ truckInternalIds }, ctx) => {
    const trucks = await ctx.loaders.of(truckByInternalId).loadMany(truckInternalIds)
    return trucks.map(truck => {
      if (truck === null || truck instanceof Error) throw catalogued('UNAUTHORIZED')
      return truck.siteId
    })
  },
  channels: ({ truckInternalIds }) => [...new Set(truckInternalIds)].map(id => ({ topic: truckRoutes, id })),
  stateKey: ({ truckInternalId }) => truckInternalId,
  snapshot: ({ truckInternalIds }, { app }) =>
    [...new Set(truckInternalIds)].flatMap(name => liveTrucksOf(app)?.routes.of(name) ?? []),
}
