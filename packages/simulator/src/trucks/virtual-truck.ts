import type { SeededRandom } from '@tractrix/demo-yards'
import type { TruckState } from '@tractrix/domain/trucks'
import { ORDER_ACTION_TYPES, type Order } from '@tractrix/fleet-protocol'
import { Ailments } from '../faults/ailments.ts'
import type { Berth } from '../yard/index.ts'
import { Battery } from './battery.ts'
import { type Destination, Driver } from './driver.ts'
import { type Chore, choresOf } from './handling.ts'
import type { RigState, TrailerGear } from './kinematics.ts'
import { nearestWaitingPlace } from './nearest-waiting-place.ts'
import { type OrderProblem, orderProblem } from './order-problem.ts'
import { OrderRun } from './order-run.ts'
import type { OrderStep } from './order-steps.ts'
import { pickRefusal, towRefusal } from './refusals.ts'
import type { SimTrailer } from './sim-trailer.ts'
import { truckStateOf } from './truck-state-of.ts'
import type { YardGround } from './yard-ground.ts'

/** Seconds of standing about before a truck without work clears the place for others. */
const TIDY_UP_SECONDS = 4
const TIDY_UP_AFTER_TROUBLE_SECONDS = 12

export interface TruckStart {
  rig: RigState
  trailer: SimTrailer | null
  at: { berth: Berth; parked: TrailerGear | null } | null
  /** The way back onto a track where it stands in the middle of a manoeuvre; null: it does not, or none is known. */
  escape: Driver['escape']
  batteryShare: number
}

/** A truck of the simulated yard: takes orders, drives, hitches, parks, charges. Knows no network and no clock. */
export class VirtualTruck {
  readonly ground: YardGround
  readonly serial: string
  readonly driver: Driver
  readonly battery: Battery
  readonly ailments = new Ailments()
  trailer: SimTrailer | null
  run: OrderRun | null = null
  paused = false
  /** True from a cancel until the truck stands. */
  canceling = false
  chore: Chore | null = null
  /** True while it drives to a waiting place on its own. */
  parking = false
  #chores: Chore[] | null = null
  #idleSeconds = 0
  #random: SeededRandom

  constructor(ground: YardGround, serial: string, start: TruckStart, random: SeededRandom) {
    this.ground = ground
    this.serial = serial
    this.trailer = start.trailer
    this.battery = new Battery(start.batteryShare)
    this.#random = random
    const gear = start.trailer?.gear ?? null
    this.driver = new Driver(ground, serial, { ...start, gear })
    if (start.trailer !== null) ground.towed.add(start.trailer.id)
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
    const taker = {
      ground: this.ground,
      run: this.run,
      trailer: this.trailer,
      refusal: this.#refusal(),
      distanceTo: (x: number, y: number) => this.#distanceTo(x, y),
    }
    const problem = orderProblem(taker, order)
    if (problem === 'ignore') return null
    if (problem !== null) return problem
    this.begin(new OrderRun(this.ground.yard, order))
    return null
  }

  /** Goes on with an order, from its start or from where it was before a restart. */
  begin(run: OrderRun): void {
    this.run = run
    this.#chores = null
    this.chore = null
    if (!run.active) return
    this.#leaveParking()
    this.#work(0)
  }

  /** Stops as soon as is safe and forgets what it was to do; false: there is nothing to cancel. */
  cancel(): boolean {
    if (!this.run?.active) return false
    this.canceling = true
    return true
  }

  /** Moves on by some time. Steps of up to a quarter of a second keep to the metre. */
  step(seconds: number): void {
    const before = this.driver.odometer
    this.ailments.step(seconds)
    if (this.ailments.takeOrderFailure()) this.#fail('Simulated failure of the order.')
    this.driver.held = this.paused || this.ailments.standing
    if (this.canceling) this.#finishCancel(seconds)
    else if (this.run?.active) this.#work(seconds)
    else this.#rest(seconds)
    this.battery.step(seconds, this.driver.odometer - before, this.#idleSeconds < 60)
  }

  #refusal(): string | null {
    if (this.ailments.eStopped) return 'The emergency stop is active.'
    if (this.canceling) return 'The truck is still coming to a stop.'
    return this.battery.share < 0.03 ? 'The battery is empty.' : null
  }

  #distanceTo(x: number, y: number): number {
    const { rig, leg, way } = this.driver
    const here = Math.hypot(rig.x - x, rig.y - y)
    if (!this.parking || leg === null) return here
    // A truck that is parking has moved on since the sender last heard of it: what lies behind it counts as here.
    const driven = leg.states.filter((_, state) => leg.ways[state]! <= way)
    return Math.min(here, ...driven.map(state => Math.hypot(state.x - x, state.y - y)))
  }

  /** Goes on with the order; what follows a finished step begins in the same moment. */
  #work(seconds: number): void {
    this.#idleSeconds = 0
    const run = this.run!
    let left = seconds
    for (let before = -1; run.active && run.stepIndex !== before; left = 0) {
      before = run.stepIndex
      const step = run.step!
      if (step.kind === 'reach') this.#reach(step, left)
      else if (!this.driver.held) this.#act(step, left)
    }
  }

  #reach(step: Extract<OrderStep, { kind: 'reach' }>, seconds: number): void {
    const { driver } = this
    if (step.berth === null || (driver.destination === null && this.#standsRight(step))) {
      const refusal = step.berth === null ? null : this.#destination(step, step.berth).refusal()
      if (refusal !== null) this.#fail(refusal)
      else this.run!.finishStep()
      return
    }
    if (driver.destination === null) {
      this.battery.charging = false
      driver.driveTo(this.#destination(step, step.berth))
    }
    const end = driver.step(seconds)
    if (end?.outcome === 'arrived') this.run!.finishStep()
    if (end?.outcome === 'refused') this.#fail(end.reason)
  }

  /** Whether it stands where a step wants it. Having picked a trailer there it has to leave and come back (repark). */
  #standsRight({ berth, approach }: Extract<OrderStep, { kind: 'reach' }>): boolean {
    const { at } = this.driver
    if (at?.berth !== berth) return false
    if (approach === 'park') return true
    if (approach === 'tow') return this.run!.previousStep?.kind !== 'act'
    const there = this.ground.trailers.get(berth!.id)
    return at.parked !== null && there?.gear.lengthMeters === at.parked.lengthMeters
  }

  #destination({ approach, trailer }: Extract<OrderStep, { kind: 'reach' }>, berth: Berth): Destination {
    const { ground } = this
    if (approach === 'pick') {
      const gear = (ground.trailers.get(berth.id) ?? trailer)?.gear ?? null
      return { berth, parked: gear, refusal: () => pickRefusal(ground, berth, trailer) }
    }
    return { berth, parked: this.driver.gear, refusal: () => towRefusal(ground, berth) }
  }

  #act(step: Extract<OrderStep, { kind: 'act' }>, seconds: number): void {
    const { actionType, actionId } = step.action
    this.driver.step(seconds)
    this.#chores ??= choresOf(actionType, this.#random)
    this.run!.mark(actionId, 'RUNNING')
    this.chore = this.#chores[0] ?? null
    if (this.chore !== null) {
      this.chore.seconds -= seconds
      if (this.chore.seconds > 0) return
      this.#chores.shift()
      if (this.#chores.length > 0) return
    }
    this.chore = null
    this.#chores = null
    this.#finishAction(actionType, step.berth)
    this.run!.finishStep()
  }

  #finishAction(actionType: string, berth: Berth | null): void {
    if (actionType === ORDER_ACTION_TYPES.pick) this.#hitch(berth!)
    if (actionType === ORDER_ACTION_TYPES.drop) this.#unhitch(berth!)
    if (actionType === ORDER_ACTION_TYPES.startCharging) this.battery.charging = true
    if (actionType === ORDER_ACTION_TYPES.stopCharging) this.battery.charging = false
  }

  #hitch(berth: Berth): void {
    const trailer = this.ground.trailers.get(berth.id)!
    this.ground.trailers.delete(berth.id)
    this.ground.towed.add(trailer.id)
    this.trailer = trailer
    this.driver.hitch(trailer.gear)
  }

  #unhitch(berth: Berth): void {
    const trailer = this.trailer!
    this.ground.trailers.set(berth.id, trailer)
    this.ground.towed.delete(trailer.id)
    this.trailer = null
    this.driver.hitch(null)
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
    this.chore = null
    this.#chores = null
    this.#idleSeconds = 0
    if (this.driver.destination !== null) this.driver.giveUp()
  }

  /** Without work: finish parking, or after a while leave a place that others may need. */
  #rest(seconds: number): void {
    this.#idleSeconds += seconds
    const end = this.driver.step(seconds)
    if (end !== null) this.parking = false
    if (this.battery.full) this.battery.charging = false
    if (this.parking || this.driver.held || this.trailer !== null || this.battery.charging) return
    if (this.driver.at?.berth.kind === 'waiting' || this.driver.speed > 0) return
    const trouble = this.run !== null && this.run.end !== 'done'
    if (this.#idleSeconds < (trouble ? TIDY_UP_AFTER_TROUBLE_SECONDS : TIDY_UP_SECONDS)) return
    const berth = nearestWaitingPlace(this.driver)
    if (berth === null) return
    this.parking = true
    this.driver.driveTo({ berth, parked: null, refusal: () => null })
  }

  #leaveParking(): void {
    this.parking = false
    this.driver.giveUp()
  }
}
