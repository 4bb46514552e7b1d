import type { TruckTelemetry } from '@tractrix/domain/trucks'
import type { VehicleEvent, VehiclePort, VehicleStatus } from '../fleet-gateway/index.ts'
import type { LiveTopics } from '../platform/live/index.ts'
import type { ServerContext } from '../platform/server-context.ts'
import { LiveFleet } from './live-fleet.ts'
import { TruckRoutes } from './truck-routes.ts'
import { TruckSensorValues } from './truck-sensors.ts'
import { defaultReport } from './vehicle-to-telemetry.ts'

/** The live services of trucks on one server node. */
export interface LiveTrucks {
  readonly fleet: LiveFleet
  readonly routes: TruckRoutes
  readonly sensors: TruckSensorValues
  /** Takes in what the vehicles said so far and everything they say from now on. */
  follow(port: Pick<VehiclePort, 'on' | 'snapshot'>): void
  close(): Promise<void>
}

const running = new WeakMap<LiveTopics, LiveTrucks>()

/** The live trucks of this server; null while it has none (they start after the database, before the first request). */
export const liveTrucksOf = (app: Pick<ServerContext, 'live'>): LiveTrucks | null =>
  running.get(app.live) ?? null

/** The newest words of a truck as of now; placeholders for one that has never said anything. */
export const latestTelemetry = (
  app: Pick<ServerContext, 'live'>,
  truck: { id: string; siteId: string; internalId: string },
): TruckTelemetry =>
  liveTrucksOf(app)?.fleet.telemetry(truck.id) ?? {
    ...defaultReport(truck),
    alerts: [],
    alertsOmitted: 0,
    isStale: true,
    connected: false,
  }

/**
 * Restores the last known state of all trucks and starts telling it. From then on `fleet.truckOf` knows every vehicle,
 * so that a gateway connected after this ignores nobody; `follow` listens to it.
 */
export async function startTrucks(app: ServerContext): Promise<LiveTrucks> {
  const fleet = new LiveFleet(app)
  const routes = new TruckRoutes(app.live)
  const sensors = new TruckSensorValues(app.live)
  let stop = () => {}
  await fleet.start()
  const trucks: LiveTrucks = {
    fleet,
    routes,
    sensors,
    follow: port => {
      stop = port.on(event => receive(event, trucks))
      for (const status of port.snapshot()) adopt(status, trucks)
    },
    close: async () => {
      stop()
      running.delete(app.live)
      await fleet.close()
    },
  }
  running.set(app.live, trucks)
  return trucks
}

function receive(event: VehicleEvent, { fleet, routes, sensors }: LiveTrucks): void {
  fleet.receive(event)
  const truck = fleet.truckOf(event.vehicle)
  if (truck && event.type === 'route') routes.receive(truck, event)
  if (truck && event.type === 'telemetry') sensors.receive(truck.internalId, event.telemetry)
}

function adopt(status: VehicleStatus, { fleet, routes, sensors }: LiveTrucks): void {
  fleet.adopt(status)
  const truck = fleet.truckOf(status.vehicle)
  if (truck && status.route) routes.receive(truck, status.route)
  if (truck && status.telemetry) sensors.receive(truck.internalId, status.telemetry)
}
