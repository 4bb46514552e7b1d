import { orderId } from '@tractrix/fleet-protocol'
import type { OpenJob, VehicleEvent, VehiclePort } from '../fleet/index.ts'
import type { ServerContext } from '../platform/context/index.ts'
import { eventTopic } from '../platform/live/index.ts'
import { LIVE_TRUCKS, readTrucks, truckReadiness } from '../trucks/index.ts'
import { type Observed, onObserved } from './reports/on-observed.ts'
import { onProgress } from './reports/on-progress.ts'
import { onResult } from './reports/on-result.ts'
import { LOST_TRUCK_AFTER_MS } from './rules/lost-truck.ts'
import { runDispatch } from './run-dispatch.ts'
import { SiteWorker } from './site-worker.ts'
import { listSiteIds } from './yard/dispatch.store.ts'
import { findOrder, listOpenOrders, type OpenOrder } from './yard/fleet-orders.store.ts'

/** Every site is looked at this often even when nothing is reported, in milliseconds: time alone changes what is possible. */
export const DISPATCH_EVERY_MS = 5_000

/** What dispatch needs of the fleet. */
export type DispatchPort = Pick<
  VehiclePort,
  'assign' | 'cancel' | 'release' | 'adopt' | 'requestState' | 'on' | 'snapshot' | 'listeningSince'
>

/** How dispatch is set up; what is left out has its default. */
export interface DispatchSettings {
  everyMs?: number
  /** A truck with a move that is silent for so long is lost, in milliseconds (MV-OPEN-81). */
  lostTruckAfterMs?: number
}

/**
 * Gives moves to trucks and takes in what they report, at every site, for as long as this server leads the fleet. All it
 * knows it has from the database and the vehicles, so that another server can take over at any moment.
 */
export class Dispatcher {
  readonly #app: ServerContext
  readonly #port: DispatchPort
  readonly #workers = new Map<string, SiteWorker>()
  /** Reports of vehicles that are no trucks of ours any more. */
  readonly #strangers: SiteWorker
  readonly #stops: (() => void)[] = []
  /** What the port refused to take; sent again with the next run. */
  #unsent: { siteId: string; send: () => Promise<void> }[] = []
  /** Results that vehicles have reported and that are not saved yet, by order. */
  readonly #unsaved = new Set<string>()
  readonly #everyMs: number
  readonly #lostTruckAfterMs: number
  #isClosed = false
  #timer: NodeJS.Timeout | undefined

  constructor(
    app: ServerContext,
    port: DispatchPort,
    { everyMs = DISPATCH_EVERY_MS, lostTruckAfterMs = LOST_TRUCK_AFTER_MS }: DispatchSettings = {},
  ) {
    this.#app = app
    this.#port = port
    this.#everyMs = everyMs
    this.#lostTruckAfterMs = lostTruckAfterMs
    this.#strangers = new SiteWorker(async () => {}, app.log)
  }

  /** Takes up the orders that were open when the server stopped, then looks at every site. */
  async start(): Promise<void> {
    this.#stops.push(this.#port.on(event => this.#onEvent(event)))
    const open = await listOpenOrders(this.#app.db.kysely, null)
    await this.#port.adopt(open.map(({ job, state, cancels }) => ({ job, state, cancels })))
    for (const { job } of open) await this.#port.requestState(job.vehicle)
    this.#stops.push(this.#app.live.onResync(() => this.askAll()))
    await this.#lookForSites()
    if (this.#isClosed) return
    this.#timer = setInterval(() => void this.#lookForSites(), this.#everyMs)
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearInterval(this.#timer)
    for (const stop of this.#stops) stop()
    await Promise.all([this.#strangers, ...this.#workers.values()].map(worker => worker.close()))
  }

  /** Asks for a look at every site. */
  askAll(): void {
    for (const worker of this.#workers.values()) worker.ask()
  }

  /** Resolves when every site has nothing left to do for now. */
  async idle(): Promise<void> {
    await Promise.all([this.#strangers, ...this.#workers.values()].map(worker => worker.idle()))
  }

  async #lookForSites(): Promise<void> {
    try {
      const siteIds = await listSiteIds(this.#app.db.kysely)
      if (this.#isClosed) return
      for (const siteId of siteIds) this.#follow(siteId)
    } catch (error) {
      this.#app.log.warn({ err: error }, 'the list of sites could not be read')
    }
    this.askAll()
  }

  /** Looks at the site whenever something of it changes. */
  #follow(siteId: string): SiteWorker {
    const known = this.#workers.get(siteId)
    if (known) return known
    const worker = new SiteWorker(() => this.#run(siteId), this.#app.log)
    this.#workers.set(siteId, worker)
    const { live } = this.#app
    for (const topic of ['move', 'zone', 'trailer', 'truck'] as const)
      this.#stops.push(live.subscribe({ topic: eventTopic(topic), id: siteId }, () => worker.ask()))
    this.#stops.push(live.subscribe({ topic: truckReadiness, id: siteId }, () => worker.ask()))
    return worker
  }

  async #run(siteId: string): Promise<void> {
    const again = this.#unsent.filter(one => one.siteId === siteId)
    this.#unsent = this.#unsent.filter(one => one.siteId !== siteId)
    for (const { send } of again) await this.#send(siteId, send)
    const run = await runDispatch(this.#app, this.#port, siteId, { lostTruckAfterMs: this.#lostTruckAfterMs })
    await this.#release(siteId, run?.yard.openOrders ?? [])
    const orphans = this.#orphans(run?.yard.openOrders ?? [])
    if (orphans.length > 0) await this.#send(siteId, () => this.#port.adopt(orphans))
    for (const { job } of run?.callBacks ?? [])
      await this.#send(siteId, () => this.#port.cancel(job.vehicle, job.moveId, job.attempt))
    for (const job of run?.jobs ?? []) await this.#send(siteId, () => this.#port.assign(job))
  }

  /**
   * Open orders that nobody looks after: given by a server that was just losing the lead, or left behind by a report
   * that could not be taken in. Without this they would hold their truck and their move for ever.
   */
  #orphans(openOrders: readonly OpenOrder[]): OpenJob[] {
    const inHand = new Set(
      this.#port.snapshot().map(({ job }) => (job ? orderId(job.moveId, job.attempt) : '')),
    )
    return openOrders
      .filter(order => !inHand.has(order.orderId) && !this.#unsaved.has(order.orderId))
      .map(({ job, state, cancels }) => ({ job, state, cancels }))
  }

  /** Jobs that are being canceled and that a person has closed meanwhile: their vehicles are set free. */
  async #release(siteId: string, openOrders: readonly OpenOrder[]): Promise<void> {
    const open = new Set(openOrders.map(order => order.orderId))
    for (const { vehicle, job } of this.#port.snapshot()) {
      if (job?.state !== 'canceling') continue
      const order = orderId(job.moveId, job.attempt)
      const isHere = this.#app.services.get(LIVE_TRUCKS).fleet.truckOf(vehicle)?.siteId === siteId
      if (isHere && !open.has(order) && !this.#unsaved.has(order))
        await this.#send(siteId, () => this.#port.release(vehicle, job.moveId, job.attempt))
    }
  }

  async #send(siteId: string, send: () => Promise<void>): Promise<void> {
    try {
      await send()
    } catch (error) {
      this.#app.log.warn({ err: error, siteId }, 'a message to the fleet could not be sent, trying again')
      this.#unsent.push({ siteId, send })
    }
  }

  /** Reports of one site are handled one after the other, in the order in which they came. */
  #onEvent(event: VehicleEvent): void {
    const truck = this.#app.services.get(LIVE_TRUCKS).fleet.truckOf(event.vehicle)
    if (event.type === 'observed' && truck) this.#onObserved(truck, event)
    if (event.type !== 'progress' && event.type !== 'result') return
    const worker = truck ? this.#follow(truck.siteId) : this.#strangers
    const order = orderId(event.moveId, event.attempt)
    if (event.type === 'result') this.#unsaved.add(order)
    void worker
      .report(() => this.#take(event), { vehicle: event.vehicle, moveId: event.moveId })
      .then(() => event.type === 'result' && this.#unsaved.delete(order))
  }

  #onObserved(truck: { id: string; siteId: string }, event: Observed): void {
    const about = { vehicle: event.vehicle }
    void this.#follow(truck.siteId).report(() => onObserved(this.#app, truck, event), about)
  }

  async #take(event: Report): Promise<void> {
    const order = await findOrder(this.#app.db.kysely, event.moveId, event.attempt)
    const { internalId } = (order && (await readTrucks(this.#app.db.kysely, [order.truckId]))[0]) ?? {}
    if (!order || internalId !== event.vehicle.serial) {
      this.#app.log.warn({ event }, 'a vehicle reports on an order that it was not given')
      return
    }
    if (event.type === 'progress') await onProgress(this.#app, order, event)
    else await onResult(this.#app, this.#port, order, event)
  }
}

type Report = Extract<VehicleEvent, { type: 'progress' | 'result' }>
