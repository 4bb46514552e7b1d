import {
  type BrokerAddress,
  type Connection,
  createHeaderStamp,
  type HeaderStamp,
  RETAINED_TOPICS,
  SERVER_TOPICS,
  truckSecret,
  type VehicleId,
  type VehicleTopic,
  vehicleTopic,
} from '@tractrix/fleet-protocol'
import mqtt, { type MqttClient } from 'mqtt'
import { factsheetBody } from './factsheet.ts'
import { Rhythm } from './rhythm.ts'
import {
  stateBody,
  visualizationBody,
  yardEventBody,
  yardRouteBody,
  yardStateBody,
} from './truck-messages.ts'
import type { VehicleEndpoint } from './vehicle-endpoint.ts'

export interface ClientSettings {
  /** Where the broker is for this truck, and its certificates. */
  broker: BrokerAddress
  fleetKey: string
  /** Real time in milliseconds since 1970. */
  now(): number
  /** Told what goes wrong on the way to the broker. */
  onProblem(message: string): void
}

/** Longest silence of a truck, and shortest time between two messages of a kind; real milliseconds. */
const STATE_EVERY_MS = 1_000
const STATE_AT_MOST_EVERY_MS = 100
const POSITION_EVERY_MS = 200

/** How long a farewell may take, in milliseconds. */
const FAREWELL_MS = 1_000

/** One truck's connection to the broker: its own client, its last will, and what it publishes when. */
export class TruckClient {
  readonly endpoint: VehicleEndpoint
  readonly vehicle: VehicleId
  #settings: ClientSettings
  #stamp: HeaderStamp
  #client: MqttClient | null = null
  #state: Rhythm
  #yardState: Rhythm
  #position: Rhythm
  #route = ''
  #problemReported = false

  constructor(endpoint: VehicleEndpoint, vehicle: VehicleId, settings: ClientSettings) {
    this.endpoint = endpoint
    this.vehicle = vehicle
    this.#settings = settings
    this.#stamp = createHeaderStamp(settings.now)
    this.#state = new Rhythm(STATE_AT_MOST_EVERY_MS, STATE_EVERY_MS)
    this.#yardState = new Rhythm(STATE_AT_MOST_EVERY_MS, STATE_EVERY_MS)
    this.#position = new Rhythm(POSITION_EVERY_MS, Number.POSITIVE_INFINITY)
  }

  get connected(): boolean {
    return this.#client?.connected ?? false
  }

  connect(): void {
    const { broker, fleetKey, onProblem } = this.#settings
    const { serialNumber } = this.vehicle
    const client = mqtt.connect(broker.url, {
      ...broker.tls,
      clientId: `truck-${serialNumber}`,
      username: serialNumber,
      password: truckSecret(fleetKey, serialNumber),
      protocolVersion: 4,
      reconnectPeriod: 1_000,
      will: {
        topic: vehicleTopic(this.vehicle, 'connection'),
        payload: Buffer.from(JSON.stringify(this.#connection('CONNECTIONBROKEN'))),
        qos: 1,
        retain: true,
      },
    })
    this.#client = client
    client.on('connect', () => {
      this.#problemReported = false
      this.#greet(client)
    })
    client.on('message', (topic, payload) => this.endpoint.receive(topic, payload, this.#settings.now()))
    client.on('error', error => {
      // It tries again every second; one word about it is enough.
      if (!this.#problemReported) onProblem(`${serialNumber}: ${error.message}`)
      this.#problemReported = true
    })
  }

  /** Publishes what is due. To be called at least every 50 ms. */
  flush(): void {
    const { activeFaults } = this.endpoint.truck
    this.endpoint.followUp()
    if (activeFaults.vanished && this.#client !== null) {
      // Without a farewell: the broker speaks the last will.
      this.#client.end(true)
      this.#client = null
    } else if (!activeFaults.vanished && this.#client === null) {
      this.connect()
    }
    if (this.connected) this.#publishDue(this.#settings.now())
  }

  /** Says farewell and leaves; a broker that leaves at the same moment does not answer any more. */
  async close(): Promise<void> {
    const client = this.#client
    this.#client = null
    if (client === null) return
    await Promise.race([this.#sayFarewell(client), new Promise(resolve => setTimeout(resolve, FAREWELL_MS))])
    client.end(true)
  }

  async #sayFarewell(client: MqttClient): Promise<void> {
    if (!client.connected) return
    const message = JSON.stringify(this.#connection('OFFLINE'))
    await client.publishAsync(vehicleTopic(this.vehicle, 'connection'), message, { qos: 1, retain: true })
    await client.endAsync()
  }

  #greet(client: MqttClient): void {
    const topics = SERVER_TOPICS.map(topic => vehicleTopic(this.vehicle, topic))
    client.subscribe(topics, { qos: 1 }, error => {
      if (error) this.#settings.onProblem(`${this.vehicle.serialNumber}: ${error.message}`)
    })
    this.#send('connection', this.#connection('ONLINE'))
    this.#publish('factsheet', factsheetBody())
    this.#state.force()
    this.#yardState.force()
    this.#route = ''
  }

  #publishDue(now: number): void {
    const { endpoint } = this
    const { truck } = endpoint
    const { requests } = endpoint
    if (requests.factsheet) this.#publish('factsheet', factsheetBody())
    if (requests.state) this.#state.force()
    endpoint.requests = { state: false, factsheet: false }
    const moving = truck.driver.speed > 0
    if (this.#state.due(now, this.#stateMark())) this.#publish('state', stateBody(endpoint))
    if (moving && this.#position.due(now, '')) this.#publish('visualization', visualizationBody(truck))
    const pose = moving && truck.trailer !== null ? Math.floor(now / POSITION_EVERY_MS) : ''
    if (this.#yardState.due(now, `${this.#yardMark()}${pose}`))
      this.#publish('yardState', yardStateBody(endpoint))
    this.#publishRoute()
    for (const sighting of truck.sightings.splice(0)) this.#publish('yardEvents', yardEventBody(sighting))
  }

  #publishRoute(): void {
    const { driver, run } = this.endpoint.truck
    const mark = `${driver.driving ? driver.legCount : '-'}/${run?.active ? run.order.orderId : ''}`
    if (mark === this.#route) return
    this.#route = mark
    this.#publish('yardRoute', yardRouteBody(this.endpoint.truck))
  }

  /** The parts of a state whose change is sent at once. */
  #stateMark(): string {
    const { truck, actionStates, errors } = this.endpoint
    const { run, driver, battery, activeFaults } = truck
    return [
      run?.order.orderId,
      run?.end,
      run?.lastNode.sequenceId,
      driver.speed > 0,
      truck.paused,
      battery.charging,
      activeFaults.eStopped,
      truck.trailer?.id,
      errors.length,
      ...actionStates.map(state => state.actionStatus),
    ].join('|')
  }

  #yardMark(): string {
    const { truck, commandStates } = this.endpoint
    const { run } = truck
    return [truck.truckState, truck.trailer?.id, truck.taskable, run?.active, commandStates.length].join('|')
  }

  #connection(connectionState: Connection['connectionState']): Connection {
    return { ...this.#stamp(this.vehicle, 'connection'), connectionState }
  }

  #publish(topic: VehicleTopic, body: object): void {
    this.#send(topic, { ...this.#stamp(this.vehicle, topic), ...body })
  }

  #send(topic: VehicleTopic, message: object): void {
    const retain = (RETAINED_TOPICS as readonly string[]).includes(topic)
    const qos = topic === 'visualization' ? 0 : 1
    this.#client?.publish(vehicleTopic(this.vehicle, topic), JSON.stringify(message), { qos, retain })
  }
}
