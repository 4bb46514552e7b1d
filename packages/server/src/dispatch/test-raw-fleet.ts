import type { Move } from '@tractrix/domain/moves'
import { type Order, SERVER_USERNAME, type State, serverSecret } from '@tractrix/fleet-protocol'
import { vi } from 'vitest'
import { type Broker, connectGateway, type Gateway, startBroker } from '../fleet/index.ts'
import { ManualClock } from '../fleet/testing/manual-clock.ts'
import { actionsOf, WireTruck } from '../fleet/testing/wire-truck.ts'
import { createPendingMove } from '../moves/actions/create-move.ts'
import { addYard, type TestYard, wish } from '../moves/test-yard.ts'
import { historyOf } from '../platform/event-log/test-events.ts'
import type { LiveTrucks } from '../trucks/index.ts'
import { startTrucks } from '../trucks/test-trucks.ts'
import { Dispatcher } from './dispatcher.ts'
import { readMove, stallAndDock, testDispatch } from './test-dispatch.ts'

const FLEET_KEY = 'test-fleet-key'

/** `plain`: a vehicle of somebody else's that knows VDA 5050 only; `yard`: one that reports its trailer by `yardState`. */
export type Breed = 'plain' | 'yard'

/** Real database, broker, gateway and dispatch, with trucks that do just what a test says and a clock that it moves. */
export class RawFleet {
  readonly clock = new ManualClock()
  readonly breed: Breed
  server!: Awaited<ReturnType<typeof testDispatch>>
  broker!: Broker
  yard!: TestYard
  truckId!: string
  truck!: WireTruck
  gateway!: Gateway
  dispatcher!: Dispatcher
  /** The hitched trailer in its `yardState`; left out: it sends none. */
  hitch: { connected: boolean; trailerId: string | null } | undefined
  #trucks!: LiveTrucks

  constructor(breed: Breed) {
    this.breed = breed
    this.hitch = breed === 'yard' ? { connected: false, trailerId: null } : undefined
  }

  /** A site with one truck that stands ready. */
  async start(): Promise<this> {
    this.server = await testDispatch()
    Object.assign(this.server.app, { clock: this.clock })
    const { kysely } = this.server.app.db
    this.yard = await addYard(this.server.app, 'raw')
    this.truckId = await this.yard.addTruck('AV-01')
    await kysely.updateTable('sites').set({ map_id: 'bwi2' }).execute()
    await kysely.updateTable('trucks').set({ manufacturer: this.#vehicle.manufacturer }).execute()
    this.broker = await startBroker({ host: '127.0.0.1', port: 0, fleetKey: FLEET_KEY })
    await this.startServer()
    this.truck = new WireTruck(this.#vehicle, FLEET_KEY, this.clock.now)
    this.truck.state = { loads: [] }
    await this.truck.connect(this.broker.url)
    await this.pass(1)
    return this
  }

  /** What `buildApp` does for the fleet, in its order. */
  async startServer(): Promise<void> {
    const { app } = this.server
    const trucks = await startTrucks(app)
    this.#trucks = trucks
    this.gateway = await connectGateway({
      mqttUrl: this.broker.url,
      credentials: { username: SERVER_USERNAME, password: serverSecret(FLEET_KEY) },
      isKnown: vehicle => trucks.fleet.truckOf(vehicle) !== null,
      onTrouble: () => undefined,
      clock: this.clock,
      every: this.clock.every,
    })
    trucks.follow(this.gateway)
    this.dispatcher = new Dispatcher(app, this.gateway, { everyMs: 3_600_000 })
    await this.dispatcher.start()
  }

  async stopServer(): Promise<void> {
    await this.dispatcher.close()
    await this.gateway.close()
    await this.#trucks.close()
  }

  async close(): Promise<void> {
    await this.truck.leave()
    await this.stopServer()
    await this.broker.close()
    await this.server.close()
  }

  /** Lets time pass while the truck reports once a second, and dispatch looks at the yard. */
  async pass(seconds: number): Promise<void> {
    for (let second = 0; second < seconds; second++) {
      this.clock.advance(1_000)
      await this.report()
    }
  }

  /** The truck reports, with changes that stay; resolves when dispatch has looked at it. */
  async report(changes: Partial<State> = {}): Promise<void> {
    if (this.hitch)
      await this.truck.publish('yardState', {
        ...YARD_STATE,
        trailer: { ...this.hitch, articulationRadians: null },
      })
    // A time of its own distinguishes this report from the one before.
    this.clock.advance(1)
    await this.truck.report(changes)
    await vi.waitFor(() => this.#assertReceived(), { timeout: 5_000, interval: 5 })
    await this.look()
  }

  /** Lets time pass in which the truck is silent. */
  async silence(seconds: number): Promise<void> {
    for (let second = 0; second < seconds; second++) this.clock.advance(1_000)
    await this.look()
  }

  async look(): Promise<void> {
    this.dispatcher.askAll()
    await this.dispatcher.idle()
  }

  /** A queued trailer move whose truck has got its order. */
  async ordered(name = '1') {
    const places = await stallAndDock(this.yard, name)
    const move = await this.queue(places.asked)
    await this.look()
    await this.pass(1)
    const order = await this.truck.nextOrder()
    return { ...places, move, order }
  }

  queue(asked: object): Promise<Move> {
    return createPendingMove(this.server.app, this.yard.actor, this.yard.siteId, wish(asked))
  }

  /** The truck says how far it is with an order. */
  async progress(order: Order, finished: readonly string[], changes: Partial<State> = {}): Promise<void> {
    const isDone = (actionType: string | undefined) => finished.includes(actionType ?? '')
    const actionStates = actionsOf(order, 'WAITING').map(action =>
      isDone(action.actionType) ? { ...action, actionStatus: 'FINISHED' as const } : action,
    )
    const isOver = actionStates.every(({ actionStatus }) => actionStatus === 'FINISHED')
    await this.report({
      orderId: order.orderId,
      lastNodeSequenceId: isOver ? order.nodes.at(-1)!.sequenceId : 0,
      edgeStates: isOver
        ? []
        : order.edges.map(({ edgeId, sequenceId }) => ({ edgeId, sequenceId, released: true })),
      actionStates,
      ...changes,
    })
  }

  /** The truck stands idle and knows of no order. */
  idle(changes: Partial<State> = {}): Promise<void> {
    return this.report({ orderId: '', lastNodeSequenceId: 0, edgeStates: [], actionStates: [], ...changes })
  }

  move(id: string): Promise<Move> {
    return readMove(this.server.app, id)
  }

  async reasonsOf(id: string): Promise<string[]> {
    return (await this.move(id)).waitReasons.map(({ message }) => message)
  }

  eventsOf(id: string): Promise<string[]> {
    return historyOf(this.server.app.db.kysely, id)
  }

  /** How many orders, or instant actions of a type, have reached the truck so far. */
  receivedCount(what: 'order' | 'cancelOrder'): number {
    return this.truck.received.all.filter(({ topic, message }) =>
      what === 'order' || topic === 'order'
        ? topic === what
        : 'actions' in message && message.actions.some(({ actionType }) => actionType === what),
    ).length
  }

  get #vehicle() {
    return { manufacturer: this.breed === 'yard' ? 'tractrix' : 'acme', serial: 'raw-av-01' }
  }

  #assertReceived(): void {
    const now = this.clock.now().toISOString()
    if (this.gateway.snapshot()[0]?.lastMessageAt !== now)
      throw new Error('the gateway has not received it yet')
  }
}

const YARD_STATE = {
  profile: 'yard/1',
  truckState: 'idle',
  segment: null,
  moveId: null,
  gatewayConnected: true,
  taskable: true,
  diskUtilizationPercentage: null,
  latitudeDegrees: null,
  longitudeDegrees: null,
  headingRadians: null,
  commandStates: [],
}
