import {
  type Connection,
  createHeaderStamp,
  type HeaderStamp,
  RETAINED_TOPICS,
  type VehicleId,
  type VehicleTopic,
} from '@tractrix/fleet-protocol'
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

/** Longest silence of a truck, and shortest time between two messages of a kind; real milliseconds. */
const STATE_EVERY_MS = 1_000
const STATE_AT_MOST_EVERY_MS = 100
const POSITION_EVERY_MS = 200

/** Hands a message to the network. */
export type Send = (topic: VehicleTopic, message: object, options: { qos: 0 | 1; retain: boolean }) => void

/** What one truck publishes, and when. */
export class TruckPublisher {
  readonly #endpoint: VehicleEndpoint
  readonly #vehicle: VehicleId
  readonly #stamp: HeaderStamp
  readonly #send: Send
  readonly #state = new Rhythm(STATE_AT_MOST_EVERY_MS, STATE_EVERY_MS)
  readonly #yardState = new Rhythm(STATE_AT_MOST_EVERY_MS, STATE_EVERY_MS)
  readonly #position = new Rhythm(POSITION_EVERY_MS, Number.POSITIVE_INFINITY)
  #route = ''

  /** @param now real time in milliseconds since 1970 */
  constructor(endpoint: VehicleEndpoint, vehicle: VehicleId, now: () => number, send: Send) {
    this.#endpoint = endpoint
    this.#vehicle = vehicle
    this.#stamp = createHeaderStamp(now)
    this.#send = send
  }

  /** A message of the topic `connection`. */
  connection(connectionState: Connection['connectionState']): Connection {
    return { ...this.#stamp(this.#vehicle, 'connection'), connectionState }
  }

  /** Publishes what a truck says first; everything else is due at once. */
  greet(): void {
    this.#transmit('connection', this.connection('ONLINE'))
    this.#publish('factsheet', factsheetBody())
    this.#state.force()
    this.#yardState.force()
    this.#route = ''
  }

  /** Publishes what is due. */
  publishDue(now: number): void {
    const endpoint = this.#endpoint
    const { truck, requests } = endpoint
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
    const { driver, run } = this.#endpoint.truck
    const mark = `${driver.driving ? driver.legCount : '-'}/${run?.active ? run.order.orderId : ''}`
    if (mark === this.#route) return
    this.#route = mark
    this.#publish('yardRoute', yardRouteBody(this.#endpoint.truck))
  }

  /** The parts of a state whose change is sent at once. */
  #stateMark(): string {
    const { truck, actionStates, errors } = this.#endpoint
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
    const { truck, commandStates } = this.#endpoint
    const { run } = truck
    return [truck.truckState, truck.trailer?.id, truck.taskable, run?.active, commandStates.length].join('|')
  }

  #publish(topic: VehicleTopic, body: object): void {
    this.#transmit(topic, { ...this.#stamp(this.#vehicle, topic), ...body })
  }

  #transmit(topic: VehicleTopic, message: object): void {
    const retain = (RETAINED_TOPICS as readonly string[]).includes(topic)
    this.#send(topic, message, { qos: topic === 'visualization' ? 0 : 1, retain })
  }
}
