import { createServer } from 'node:net'
import {
  parseTopic,
  readMessage,
  type ServerTopic,
  type VehicleTopic,
  validateConnection,
  validateFactsheet,
  validateState,
  validateVisualization,
  validateYardEvent,
  validateYardRoute,
  validateYardState,
  vehicleTopic,
} from '@tractrix/fleet-protocol'
import { Aedes } from 'aedes'
import mqtt, { type MqttClient } from 'mqtt'

const VALIDATORS: Partial<Record<string, (message: unknown) => { ok: boolean; errors: string[] }>> = {
  connection: validateConnection,
  state: validateState,
  visualization: validateVisualization,
  factsheet: validateFactsheet,
  yardState: validateYardState,
  yardRoute: validateYardRoute,
  yardEvents: validateYardEvent,
}

export interface ReceivedMessage {
  serial: string
  topic: VehicleTopic
  message: Record<string, unknown>
  at: number
}

/** A plain MQTT broker with a listener that receives the messages of every truck and checks them against the schemas. */
export class TestBroker {
  readonly url: string
  readonly received: ReceivedMessage[] = []
  readonly invalid: string[] = []
  #close: () => Promise<void>
  #client: MqttClient
  #waiting = new Set<() => void>()

  private constructor(url: string, client: MqttClient, close: () => Promise<void>) {
    this.url = url
    this.#client = client
    this.#close = close
    client.on('message', (topic, payload) => this.#receive(topic, payload))
  }

  static async start(): Promise<TestBroker> {
    const aedes = await Aedes.createBroker()
    const server = createServer(aedes.handle)
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const url = `mqtt://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
    const client = await mqtt.connectAsync(url, { protocolVersion: 4 })
    const broker = new TestBroker(url, client, async () => {
      await client.endAsync(true)
      await new Promise<void>(resolve => aedes.close(() => server.close(() => resolve())))
    })
    await client.subscribeAsync('uagv/v2/#', { qos: 1 })
    return broker
  }

  close(): Promise<void> {
    return this.#close()
  }

  /** What a truck has sent on a topic so far. */
  of(serial: string, topic: VehicleTopic): ReceivedMessage[] {
    return this.received.filter(each => each.serial === serial && each.topic === topic)
  }

  last(serial: string, topic: VehicleTopic): Record<string, unknown> {
    return this.of(serial, topic).at(-1)?.message ?? {}
  }

  async publish(serial: string, topic: ServerTopic, message: object): Promise<void> {
    const to = vehicleTopic({ manufacturer: 'tractrix', serialNumber: serial }, topic)
    await this.#client.publishAsync(to, JSON.stringify(message), { qos: 1 })
  }

  /** Resolves as soon as a received message fulfils the condition. */
  async until(isSo: () => boolean): Promise<void> {
    while (!isSo()) await new Promise<void>(resolve => this.#waiting.add(resolve))
  }

  #receive(topic: string, payload: Uint8Array): void {
    const parsed = parseTopic(topic)
    if (parsed === null || parsed.mapStream !== null || !(parsed.topic in VALIDATORS)) return
    const message = JSON.parse(new TextDecoder().decode(payload)) as Record<string, unknown>
    const result = VALIDATORS[parsed.topic]!(message)
    if (!result.ok || !readMessage(parsed, payload).ok)
      this.invalid.push(`${topic}: ${result.errors.join('; ')}`)
    const { serialNumber: serial } = parsed.vehicle
    this.received.push({ serial, topic: parsed.topic as VehicleTopic, message, at: performance.now() })
    for (const wake of this.#waiting) wake()
    this.#waiting.clear()
  }
}
