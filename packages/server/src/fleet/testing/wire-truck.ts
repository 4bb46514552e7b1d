import {
  createHeaderStamp,
  type FleetMessages,
  type Order,
  parseTopic,
  readMessage,
  type ServerTopic,
  type State,
  truckSecret,
  type VehicleTopic,
  vehicleTopic,
} from '@tractrix/fleet-protocol'
import mqtt, { type MqttClient } from 'mqtt'
import type { VehicleRef } from '../vehicles/vehicle-port.ts'
import { Inbox } from './inbox.ts'

type ReceivedMessage = {
  [T in ServerTopic]: { topic: T; message: FleetMessages[T]; text: string }
}[ServerTopic]

/** A truck on the wire that does just what a test tells it, by a real MQTT connection. */
export class WireTruck {
  readonly received = new Inbox<ReceivedMessage>()
  readonly #vehicle: { manufacturer: string; serialNumber: string }
  readonly #stamp: ReturnType<typeof createHeaderStamp>
  readonly #fleetKey: string
  #client: MqttClient | null = null
  /** Fields of its state that differ from a truck at rest. */
  state: Partial<State> = {}

  constructor({ manufacturer, serial }: VehicleRef, fleetKey: string, now: () => Date) {
    this.#vehicle = { manufacturer, serialNumber: serial }
    this.#fleetKey = fleetKey
    this.#stamp = createHeaderStamp(() => now().getTime())
  }

  /** @param clientId under which it connects; left out: one of its own */
  async connect(url: string, clientId?: string): Promise<this> {
    const { serialNumber } = this.#vehicle
    const will = { ...this.header('connection'), connectionState: 'CONNECTIONBROKEN' }
    const client = mqtt.connect(url, {
      username: serialNumber,
      password: truckSecret(this.#fleetKey, serialNumber),
      protocolVersion: 4,
      reconnectPeriod: 0,
      ...(clientId === undefined ? {} : { clientId }),
      will: {
        topic: this.topic('connection'),
        payload: Buffer.from(JSON.stringify(will)),
        qos: 1,
        retain: true,
      },
    })
    this.#client = client
    client.on('message', (topic, payload) => this.#receive(topic, payload))
    await new Promise<void>((resolve, reject) => {
      client.once('connect', () => resolve())
      client.once('error', reject)
    })
    await client.subscribeAsync([this.topic('order'), this.topic('instantActions')], { qos: 1 })
    await this.publish('connection', { connectionState: 'ONLINE' })
    return this
  }

  topic(topic: VehicleTopic | ServerTopic): string {
    return vehicleTopic(this.#vehicle, topic)
  }

  header(topic: VehicleTopic) {
    return this.#stamp(this.#vehicle, topic)
  }

  async publish(topic: VehicleTopic, body: object): Promise<void> {
    const retain = topic === 'connection' || topic === 'yardState' || topic === 'yardRoute'
    const text = JSON.stringify({ ...this.header(topic), ...body })
    await this.sendRaw(this.topic(topic), text, retain)
  }

  async sendRaw(topic: string, payload: string | Buffer, retain = false): Promise<void> {
    await this.#client!.publishAsync(topic, payload, { qos: 1, retain })
  }

  /** Reports its state after `change`, which stays for the next report. */
  async report(change: Partial<State> = {}): Promise<void> {
    this.state = { ...this.state, ...change }
    await this.publish('state', { ...AT_REST, ...this.state })
  }

  nextOrder(): Promise<Order> {
    return this.received.next(({ topic }) => topic === 'order').then(({ message }) => message as Order)
  }

  /** The next instant action of a type. */
  async nextInstantAction(actionType: string): Promise<{ actionId: string }> {
    const received = await this.received.next(
      candidate =>
        candidate.topic === 'instantActions' &&
        candidate.message.actions.some(action => action.actionType === actionType),
    )
    return (received as Extract<ReceivedMessage, { topic: 'instantActions' }>).message.actions[0]!
  }

  /** Echoes an order as just taken: all nodes and edges before it, every action waiting. */
  async accept(order: Order): Promise<void> {
    await this.report({
      orderId: order.orderId,
      lastNodeSequenceId: 0,
      nodeStates: order.nodes.map(({ nodeId, sequenceId }) => ({ nodeId, sequenceId, released: true })),
      edgeStates: order.edges.map(({ edgeId, sequenceId }) => ({ edgeId, sequenceId, released: true })),
      actionStates: actionsOf(order, 'WAITING'),
      driving: true,
    })
  }

  /** Reports an order as done. Like many a vehicle it leaves `nodeStates` as they were. */
  async complete(order: Order): Promise<void> {
    await this.report({
      orderId: order.orderId,
      lastNodeId: order.nodes.at(-1)!.nodeId,
      lastNodeSequenceId: order.nodes.at(-1)!.sequenceId,
      edgeStates: [],
      actionStates: actionsOf(order, 'FINISHED'),
      driving: false,
    })
  }

  /** Falls off the network without a word: the broker speaks its last will. */
  vanish(): void {
    this.#client?.stream.destroy()
  }

  async leave(): Promise<void> {
    await this.#client?.endAsync(true)
  }

  #receive(topic: string, payload: Uint8Array): void {
    const reading = readMessage(parseTopic(topic)!, payload)
    if (!reading.ok) throw new Error(`the server sent what no truck can read: ${reading.errors.join('; ')}`)
    const { message } = reading
    this.received.put({
      topic: reading.topic,
      message,
      text: new TextDecoder().decode(payload),
    } as ReceivedMessage)
  }
}

/** The states of an order's actions, all alike. */
export const actionsOf = (order: Order, actionStatus: State['actionStates'][number]['actionStatus']) =>
  order.nodes.flatMap(node =>
    node.actions.map(({ actionId, actionType }) => ({ actionId, actionType, actionStatus })),
  )

const AT_REST = {
  orderId: '',
  orderUpdateId: 0,
  lastNodeId: '',
  lastNodeSequenceId: 0,
  driving: false,
  operatingMode: 'AUTOMATIC',
  nodeStates: [],
  edgeStates: [],
  agvPosition: { x: 10, y: 20, theta: 1, mapId: 'bwi2', positionInitialized: true },
  actionStates: [],
  batteryState: { batteryCharge: 80, charging: false },
  errors: [],
  safetyState: { eStop: 'NONE', fieldViolation: false },
} satisfies Partial<State>
