import {
  type BrokerAddress,
  SERVER_TOPICS,
  truckSecret,
  type VehicleId,
  vehicleTopic,
} from '@tractrix/fleet-protocol'
import mqtt, { type MqttClient } from 'mqtt'
import { TruckPublisher } from './truck-publisher.ts'
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

/** How long a farewell may take, in milliseconds. */
const FAREWELL_MS = 1_000

/** One truck's connection to the broker: its own MQTT client and its last will. */
export class TruckClient {
  readonly endpoint: VehicleEndpoint
  readonly vehicle: VehicleId
  #settings: ClientSettings
  #client: MqttClient | null = null
  #publisher: TruckPublisher
  #problemReported = false

  constructor(endpoint: VehicleEndpoint, vehicle: VehicleId, settings: ClientSettings) {
    this.endpoint = endpoint
    this.vehicle = vehicle
    this.#settings = settings
    this.#publisher = new TruckPublisher(endpoint, vehicle, settings.now, (topic, message, options) =>
      this.#client?.publish(vehicleTopic(vehicle, topic), JSON.stringify(message), options),
    )
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
        payload: Buffer.from(JSON.stringify(this.#publisher.connection('CONNECTIONBROKEN'))),
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
    if (this.connected) this.#publisher.publishDue(this.#settings.now())
  }

  /** Says farewell and leaves; a broker that leaves at the same moment does not answer any more. */
  async close(): Promise<void> {
    const client = this.#client
    this.#client = null
    if (client === null) return
    await Promise.race([
      this.publishOffline(client),
      new Promise(resolve => setTimeout(resolve, FAREWELL_MS)),
    ])
    client.end(true)
  }

  async publishOffline(client: MqttClient): Promise<void> {
    if (!client.connected) return
    const message = JSON.stringify(this.#publisher.connection('OFFLINE'))
    await client.publishAsync(vehicleTopic(this.vehicle, 'connection'), message, { qos: 1, retain: true })
    await client.endAsync()
  }

  #greet(client: MqttClient): void {
    const topics = SERVER_TOPICS.map(topic => vehicleTopic(this.vehicle, topic))
    client.subscribe(topics, { qos: 1 }, error => {
      if (error) this.#settings.onProblem(`${this.vehicle.serialNumber}: ${error.message}`)
    })
    this.#publisher.greet()
  }
}
