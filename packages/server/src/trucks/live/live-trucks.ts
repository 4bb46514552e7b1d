import type { VehicleEvent, VehiclePort, VehicleStatus } from '../../fleet/index.ts'
import { type ServerContext, serviceKey } from '../../platform/context/index.ts'
import { LiveFleet } from './live-fleet.ts'
import { TruckRoutes } from './truck-routes.ts'
import { TruckSensorValues } from './truck-sensors.ts'

/** The live trucks of this server. */
export const LIVE_TRUCKS = serviceKey<LiveTrucks>('live trucks')

/** What trucks say, in the memory of one server; nothing is known of any before `start`. */
export class LiveTrucks {
  readonly fleet: LiveFleet
  readonly routes: TruckRoutes
  readonly sensors: TruckSensorValues
  #stopFollowing = () => {}

  constructor(app: ServerContext) {
    this.fleet = new LiveFleet(app)
    this.routes = new TruckRoutes(app.live)
    this.sensors = new TruckSensorValues(app.live)
  }

  /**
   * Restores the last known state of all trucks and starts telling it. From then on `fleet.truckOf` knows every vehicle,
   * so that a gateway connected after this ignores nobody; `follow` listens to it.
   */
  async start(): Promise<void> {
    await this.fleet.start()
  }

  /** Takes in what the vehicles said so far and everything they say from now on. */
  follow(port: Pick<VehiclePort, 'on' | 'snapshot'>): void {
    this.#stopFollowing = port.on(event => this.#receive(event))
    for (const status of port.snapshot()) this.#adopt(status)
  }

  async close(): Promise<void> {
    this.#stopFollowing()
    await this.fleet.close()
  }

  #receive(event: VehicleEvent): void {
    this.fleet.receive(event)
    const truck = this.fleet.truckOf(event.vehicle)
    if (truck && event.type === 'route') this.routes.receive(truck, event)
    if (truck && event.type === 'telemetry') this.sensors.receive(truck.internalId, event.telemetry)
  }

  #adopt(status: VehicleStatus): void {
    this.fleet.adopt(status)
    const truck = this.fleet.truckOf(status.vehicle)
    if (truck && status.route) this.routes.receive(truck, status.route)
    if (truck && status.telemetry) this.sensors.receive(truck.internalId, status.telemetry)
  }
}
