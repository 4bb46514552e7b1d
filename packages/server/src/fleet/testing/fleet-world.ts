import { SERVER_USERNAME, serverSecret } from '@tractrix/fleet-protocol'
import { type Broker, type BrokerRefusal, startBroker } from '../broker/start-broker.ts'
import type { GatewayOptions } from '../gateway/connect-gateway.ts'
import { connectGateway, type Gateway } from '../gateway/connect-gateway.ts'
import type { GatewayTrouble } from '../gateway/gateway-trouble.ts'
import type { VehicleEvent, VehicleFinding, VehicleRef } from '../vehicles/vehicle-port.ts'
import { Inbox } from './inbox.ts'
import { ManualClock } from './manual-clock.ts'
import { WireTruck } from './wire-truck.ts'

const FLEET_KEY = 'test-fleet-key'

/** A broker, a gateway and trucks on the wire, with a clock that the test moves. */
export class FleetWorld {
  readonly clock = new ManualClock()
  readonly troubles = new Inbox<GatewayTrouble>()
  readonly refusals: BrokerRefusal[] = []
  /** Events of all gateways that were started, one after another. */
  readonly events = new Inbox<VehicleEvent>()
  broker!: Broker
  gateway!: Gateway
  readonly #trucks: WireTruck[] = []

  async start(): Promise<this> {
    await this.startBroker()
    await this.startGateway()
    return this
  }

  async startBroker(port = 0): Promise<void> {
    const onRefusal = (refusal: BrokerRefusal) => this.refusals.push(refusal)
    const onTakeover = (user: string) => this.gateway.takeover(user)
    this.broker = await startBroker({ host: '127.0.0.1', port, fleetKey: FLEET_KEY, onRefusal, onTakeover })
  }

  async startGateway(options: Partial<GatewayOptions> = {}): Promise<void> {
    this.gateway = await connectGateway({
      mqttUrl: this.broker.url,
      credentials: { username: SERVER_USERNAME, password: serverSecret(FLEET_KEY) },
      isKnown: ({ serial }) => serial !== 'stranger',
      onTrouble: this.troubles.put,
      clock: this.clock,
      every: this.clock.every,
      reconnectMilliseconds: 20,
      ...options,
    })
    this.gateway.on(this.events.put)
  }

  /** A truck that is connected and known to the gateway as online. */
  async truck(
    vehicle: VehicleRef = { manufacturer: 'tractrix', serial: 'bwi-av-01' },
    clockOffset = 0,
  ): Promise<WireTruck> {
    const truck = this.unconnectedTruck(vehicle, clockOffset)
    await truck.connect(this.broker.url)
    await this.presence(true)
    return truck
  }

  /** @param clockOffset the truck's clock minus that of the world, in milliseconds */
  unconnectedTruck(
    vehicle: VehicleRef = { manufacturer: 'tractrix', serial: 'bwi-av-01' },
    clockOffset = 0,
  ): WireTruck {
    const now = () => new Date(this.clock.now().getTime() + clockOffset)
    const truck = new WireTruck(vehicle, FLEET_KEY, now)
    this.#trucks.push(truck)
    return truck
  }

  event<T extends VehicleEvent['type']>(
    type: T,
    fits: (event: Extract<VehicleEvent, { type: T }>) => boolean = () => true,
  ): Promise<Extract<VehicleEvent, { type: T }>> {
    const wanted = (event: VehicleEvent): event is Extract<VehicleEvent, { type: T }> =>
      event.type === type && fits(event as Extract<VehicleEvent, { type: T }>)
    return this.events.next(wanted)
  }

  findings = (fits: (findings: readonly VehicleFinding[]) => boolean) =>
    this.event('findings', event => fits(event.findings)).then(event => event.findings)
  presence = (online: boolean) => this.event('presence', event => event.online === online)
  telemetry = () => this.event('telemetry').then(event => event.telemetry)
  result = () => this.event('result')

  async close(): Promise<void> {
    await Promise.all(this.#trucks.map(truck => truck.leave()))
    await this.gateway.close()
    await this.broker.close()
  }
}
