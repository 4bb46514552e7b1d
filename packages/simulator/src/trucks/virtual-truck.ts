import type { SeededRandom } from '@tractrix/demo-yards'
import type { TruckState } from '@tractrix/domain/trucks'
import type { Order } from '@tractrix/fleet-protocol'
import { Driver } from '../driving/driver.ts'
import { ActiveFaults } from '../faults/active-faults.ts'
import type { RandomFaults } from '../faults/random-faults.ts'
import type { Sighting } from '../ground/look-around.ts'
import type { YardGround } from '../ground/yard-ground.ts'
import { Battery } from '../motion/battery.ts'
import { followRecords } from '../orders/follow-records.ts'
import type { HandlingStep } from '../orders/handling.ts'
import { type OrderProblem, orderProblem } from '../orders/order-problem.ts'
import { OrderRun } from '../orders/order-run.ts'
import { OrderWork } from '../orders/order-work.ts'
import type { WorkingTruck } from '../orders/working-truck.ts'
import type { ParkingSpot } from '../yard/index.ts'
import type { SimTrailer } from '../yard/sim-trailer.ts'
import { Rest, type RestingTruck } from './rest.ts'
import type { TruckStart } from './truck-start.ts'
import { type TruckActivity, truckStateOf } from './truck-state-of.ts'

/** A truck of the simulated yard: takes orders, drives, hitches, parks, charges. Knows no network and no clock. */
export class VirtualTruck implements WorkingTruck, RestingTruck, TruckActivity {
  readonly ground: YardGround
  readonly serial: string
  readonly driver: Driver
  readonly battery: Battery
  readonly activeFaults = new ActiveFaults()
  trailer: SimTrailer | null
  run: OrderRun | null = null
  paused = false
  /** True from a cancel until the truck stands. */
  canceling = false
  /** What it saw and has not reported yet. */
  readonly sightings: Sighting[] = []
  #work: OrderWork | null = null
  readonly #rest: Rest
  readonly #random: SeededRandom
  readonly #randomFaults: RandomFaults

  constructor(
    ground: YardGround,
    serial: string,
    start: TruckStart,
    { random, randomFaults }: { random: SeededRandom; randomFaults: RandomFaults },
  ) {
    this.ground = ground
    this.serial = serial
    this.#randomFaults = randomFaults
    this.trailer = start.trailer
    this.battery = new Battery(start.batteryShare)
    this.#random = random
    const gear = start.trailer?.gear ?? null
    this.driver = new Driver(ground, serial, { ...start, gear })
    this.#rest = new Rest(this)
    if (start.trailer !== null) ground.towed.add(start.trailer.id)
  }

  /** What it does standing for its order; null: nothing. */
  get handlingStep(): HandlingStep | null {
    return this.run?.active ? (this.#work?.handlingStep ?? null) : null
  }

  /** True while it drives to a place off the lanes on its own. */
  get parking(): boolean {
    return this.#rest.parking
  }

  get truckState(): TruckState {
    return truckStateOf(this)
  }

  /** Whether it would take an order now. */
  get taskable(): boolean {
    return !this.run?.active && this.#refusal() === null
  }

  /** Takes an order, or says why not. A repeated one is ignored. */
  take(order: Order): OrderProblem | null {
    const recipient = {
      ground: this.ground,
      run: this.run,
      trailer: this.trailer,
      refusal: this.#refusal(),
      distanceTo: (x: number, y: number) => distanceTo(this, { x, y }),
    }
    const problem = orderProblem(recipient, order)
    if (problem === 'ignore') return null
    if (problem !== null) return problem
    const run = new OrderRun(this.ground.yard, order)
    followRecords(this.ground, run.steps, this.trailer)
    this.begin(run)
    return null
  }

  /** Goes on with an order, from its start or from where it was before a restart. */
  begin(run: OrderRun): void {
    this.run = run
    if (!run.active) return
    this.#work = new OrderWork(this, run, this.#random, this.#randomFaults.draw(run.steps))
    this.#rest.end()
    this.driver.giveUp()
    this.#goOn(this.#work, 0)
  }

  /** Stops as soon as is safe and forgets what it was to do; false: there is nothing to cancel. */
  cancel(): boolean {
    if (!this.run?.active) return false
    this.canceling = true
    return true
  }

  /** Moves on by some time. Steps of up to a quarter of a second keep to the meter. */
  step(seconds: number): void {
    const before = this.driver.odometer
    this.activeFaults.step(seconds)
    if (this.activeFaults.takeOrderFailure()) this.#fail('Simulated failure of the order.')
    this.driver.held = this.paused || this.activeFaults.standing
    if (this.canceling) this.#finishCancel(seconds)
    else if (this.run?.active && this.#work !== null) this.#goOn(this.#work, seconds)
    else this.#rest.step(seconds)
    this.battery.step(seconds, this.driver.odometer - before, this.#rest.idleSeconds < 60)
  }

  #refusal(): string | null {
    if (this.activeFaults.eStopped) return 'The emergency stop is active.'
    if (this.canceling) return 'The truck is still coming to a stop.'
    return this.battery.share < 0.03 ? 'The battery is empty.' : null
  }

  /** Hitches the trailer that stands in a spot; returns why it could not. */
  hitch(spot: ParkingSpot): string | null {
    const trailer = this.ground.trailers.get(spot.id)
    if (trailer === undefined) return `The trailer in ${spot.name} was driven away.`
    this.ground.trailers.delete(spot.id)
    this.ground.towed.add(trailer.id)
    this.trailer = trailer
    this.driver.hitch(trailer.gear)
    return null
  }

  /** Drops its trailer in a spot; returns why it could not. */
  unhitch(spot: ParkingSpot): string | null {
    const { trailer } = this
    if (trailer === null) return 'No trailer is hitched.'
    this.ground.trailers.set(spot.id, trailer)
    this.ground.towed.delete(trailer.id)
    this.trailer = null
    this.driver.hitch(null)
    return null
  }

  #goOn(work: OrderWork, seconds: number): void {
    this.#rest.idleSeconds = 0
    const failure = work.step(seconds)
    if (failure !== null) this.#fail(failure)
    // A drive that only led over something goes on to a place off the lanes.
    else if (!work.run.active) this.#rest.parking = this.driver.destination !== null
  }

  #fail(reason: string): void {
    if (!this.run?.active) return
    this.run.fail(reason)
    this.#stopWork()
  }

  #finishCancel(seconds: number): void {
    this.#stopWork()
    this.driver.step(seconds)
    if (this.driver.speed > 0) return
    this.run?.cancel()
    this.canceling = false
  }

  #stopWork(): void {
    this.#work = null
    this.#rest.idleSeconds = 0
    if (this.driver.destination !== null) this.driver.giveUp()
  }
}

/** From where a truck stands to a place, in meters. */
function distanceTo({ driver, parking }: VirtualTruck, place: { x: number; y: number }): number {
  const { rig, leg, drivenMeters } = driver
  const to = ({ x, y }: { x: number; y: number }) => Math.hypot(x - place.x, y - place.y)
  if (!parking || leg === null) return to(rig)
  // A truck that is parking has moved on since the sender last heard of it: what lies behind it counts as here.
  const driven = leg.states.filter((_, state) => leg.distances[state]! <= drivenMeters)
  return Math.min(to(rig), ...driven.map(to))
}
