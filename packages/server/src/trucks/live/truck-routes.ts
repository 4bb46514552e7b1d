import { type LatLon, toLatLon } from '@tractrix/domain/platform'
import type { VehicleRoutePoint } from '../../fleet/index.ts'
import { type LiveTopics, liveTopic } from '../../platform/live/index.ts'
import type { FleetTruck } from '../store/trucks.store.ts'

/** The route a truck plans to drive; no points: none. */
export interface TruckRoute {
  truckInternalId: string
  moveId: string | null
  mapCoordinates: (LatLon & { reverse: boolean })[]
}

/** Planned routes; the channels are the trucks' internal ids. */
export const truckRoutes = liveTopic<TruckRoute>('truck-route')

/** The newest planned route of every truck, in memory: the broker retains it and sends it again after a restart. */
export class TruckRoutes {
  readonly #live: LiveTopics
  readonly #routes = new Map<string, TruckRoute>()

  constructor(live: LiveTopics) {
    this.#live = live
  }

  /** Takes a new route, in meters of the truck's site, and publishes it. */
  receive(truck: FleetTruck, planned: { moveId: string | null; points: readonly VehicleRoutePoint[] }): void {
    const route: TruckRoute = {
      truckInternalId: truck.internalId,
      moveId: planned.moveId,
      mapCoordinates: planned.points.map(point => ({
        ...toLatLon(truck.origin, point),
        reverse: point.reverse,
      })),
    }
    this.#routes.set(truck.internalId, route)
    this.#live.publish(truckRoutes, truck.internalId, route)
  }

  /** The newest route of a truck; without points when it has reported none. */
  of(truckInternalId: string): TruckRoute {
    return this.#routes.get(truckInternalId) ?? { truckInternalId, moveId: null, mapCoordinates: [] }
  }
}
