import { catalogued } from '@tractrix/domain/errors'
import type { RequestContext } from '../../platform/graphql/index.ts'
import type { LiveSource } from '../../platform/live/index.ts'
import { type FleetTick, fleetTicks } from '../live/live-fleet.ts'
import { LIVE_TRUCKS } from '../live/live-trucks.ts'
import { type TruckRoute, truckRoutes } from '../live/truck-routes.ts'
import { type TruckSensors, truckSensors } from '../live/truck-sensors.ts'
import { truckByInternalId } from '../store/trucks.loaders.ts'

/** Telemetry of sites: a newcomer gets every truck, then the changes; what a slow client missed is put together. */
export const fleetSource: LiveSource<{ siteIds: string[] }, FleetTick> = {
  ability: 'truck.view',
  sites: ({ siteIds }) => siteIds,
  channels: ({ siteIds }) => [...new Set(siteIds)].map(id => ({ topic: fleetTicks, id })),
  stateKey: ({ siteId }) => siteId,
  merge: mergeTicks,
  snapshot: ({ siteIds }, { app }) => {
    const { fleet } = app.services.get(LIVE_TRUCKS)
    return [...new Set(siteIds)].map(siteId => fleet.snapshot(siteId))
  },
}

/** Merges two unsent ticks of one site: the newest telemetry of every truck in either. */
function mergeTicks(earlier: FleetTick, later: FleetTick): FleetTick {
  const trucks = new Map([...earlier.trucks, ...later.trucks].map(truck => [truck.truckId, truck]))
  return { ...later, trucks: [...trucks.values()] }
}

/** Sensor values of one truck, each time as a whole; a name that belongs to no truck is refused like a foreign truck. */
export const sensorSource: LiveSource<{ truckInternalId: string }, TruckSensors> = {
  ability: 'truck.view',
  sites: ({ truckInternalId }, ctx) => sitesOfTrucks([truckInternalId], ctx),
  channels: ({ truckInternalId }) => [{ topic: truckSensors, id: truckInternalId }],
  snapshot: ({ truckInternalId }, { app }) => [app.services.get(LIVE_TRUCKS).sensors.of(truckInternalId)],
}

/** Planned routes of trucks, each as a whole. A name that belongs to no truck is refused like a foreign truck. */
export const routeSource: LiveSource<{ truckInternalIds: string[] }, TruckRoute> = {
  ability: 'truck.view',
  sites: ({ truckInternalIds }, ctx) => sitesOfTrucks(truckInternalIds, ctx),
  channels: ({ truckInternalIds }) => [...new Set(truckInternalIds)].map(id => ({ topic: truckRoutes, id })),
  stateKey: ({ truckInternalId }) => truckInternalId,
  snapshot: ({ truckInternalIds }, { app }) =>
    [...new Set(truckInternalIds)].map(name => app.services.get(LIVE_TRUCKS).routes.of(name)),
}

async function sitesOfTrucks(internalIds: readonly string[], ctx: RequestContext): Promise<string[]> {
  const trucks = await ctx.loaders.of(truckByInternalId).loadMany(internalIds)
  return trucks.map(truck => {
    if (truck === null || truck instanceof Error) throw catalogued('UNAUTHORIZED')
    return truck.siteId
  })
}
