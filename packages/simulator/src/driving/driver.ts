import type { ParkedIn } from '../ground/parked-in.ts'
import type { TruckOnGround, YardGround } from '../ground/yard-ground.ts'
import type { RigState, TrailerGear } from '../motion/kinematics.ts'
import { type Leg, type Section, stateAt } from '../planning/leg.ts'
import { standingCells } from '../traffic/leg-claims.ts'
import type { ParkingSpot } from '../yard/index.ts'
import { coast } from './coast.ts'
import type { Destination, DriveEnd } from './destination.ts'
import type { Drive } from './drive.ts'
import { type DriverStart, DriveState } from './drive-state.ts'
import { followLeg } from './follow-leg.ts'
import { setOut } from './set-out.ts'

/** A truck that waits longer than this for a leg may wait for one that does not move by itself, in seconds. */
const HELD_UP_SECONDS = 10

/** A truck that lets go of a spot looks at so many others, the nearest first. */
const OTHER_ENDS = 6

/** Drives one rig through the yard: plans, requests stretches, keeps the pace, stops for others. */
export class Driver implements TruckOnGround {
  /** True: brake and stand. */
  held = false
  readonly #state: DriveState

  constructor(ground: YardGround, serial: string, start: DriverStart) {
    this.#state = new DriveState(ground, serial, start)
    ground.trucks.push(this)
  }

  /** Starts to drive to a spot; a driving truck must have been stopped before. */
  driveTo(destination: Destination): void {
    const state = this.#state
    const { reservations } = state.ground
    state.destination = destination
    state.search = null
    state.retryIn = 0
    state.waitingSeconds = 0
    state.lookedAtTurn = false
    state.sentAtMeters = state.drivenMeters
    const ahead = destination.passages ?? []
    const reservedBy = reservations.get(destination.spot.id) ?? state.serial
    state.following =
      ahead.length === 0 &&
      reservedBy === state.serial &&
      state.leg?.goal === destination.spot &&
      state.leg.gear === state.gear
    // Its goal was anybody's while it stood without one.
    if (state.following) reservations.set(destination.spot.id, state.serial)
  }

  /** Advances by some time; returns how the drive has ended; null: it goes on. */
  step(seconds: number): DriveEnd | null {
    const state = this.#state
    const stops = state.destination === null || this.held
    if (!stops && state.driving) return followLeg(state, seconds)
    if (!stops && state.speed === 0) return setOut(state, seconds)
    coast(state, seconds)
    return null
  }

  /** Gives up the destination; the truck brakes and stays where it comes to stand. */
  giveUp(): void {
    this.#state.giveUp()
  }

  /** Takes or leaves a trailer where it stands. */
  hitch(gear: TrailerGear | null): void {
    const { ground, participant, rig } = this.#state
    this.#state.gear = gear
    ground.traffic.stand(participant, standingCells(ground.grid, rig, gear))
  }

  /**
   * Releases the spot to which the truck was driving when it was stopped. Traffic stays safe only as long as every
   * truck has a path to an end, so the truck takes one to some other free spot, without driving it.
   */
  letGoOf(spot: ParkingSpot): boolean {
    const { ground, rig, gear, leg, speed } = this.#state
    if (this.destination !== null || leg?.goal !== spot || speed > 0) return false
    const ends = gear === null ? ground.freeWaitingPlaces(rig) : ground.freeStalls(rig)
    for (const end of ends.filter(each => each !== spot).slice(0, OTHER_ENDS)) {
      this.driveTo({ spot: end, parked: gear, refusal: () => null })
      setOut(this.#state, 0)
      const found = this.driving
      this.giveUp()
      if (found) return true
    }
    return false
  }

  get ground(): YardGround {
    return this.#state.ground
  }

  get serial(): string {
    return this.#state.serial
  }

  get rig(): RigState {
    return this.#state.rig
  }

  get gear(): TrailerGear | null {
    return this.#state.gear
  }

  /** The spot it stands in; null: it stands on a lane. */
  get at(): ParkedIn | null {
    return this.#state.at
  }

  /** The path back onto a track where a restart found the truck in the middle of a maneuver. */
  get escape(): DriverStart['escape'] {
    return this.#state.escape
  }

  /** The leg being driven, or the one it was stopped on. */
  get leg(): Leg | null {
    return this.#state.leg
  }

  /** Meters driven of the leg. */
  get drivenMeters(): number {
    return this.#state.drivenMeters
  }

  /** Meters per second, never negative. */
  get speed(): number {
    return this.#state.speed
  }

  /** Meters driven in all. */
  get odometer(): number {
    return this.#state.odometer
  }

  /** Counts the legs taken on, for the listeners of the route. */
  get legCount(): number {
    return this.#state.legCount
  }

  /** Seconds it has been standing although it wants to drive. */
  get waitingSeconds(): number {
    return this.#state.waitingSeconds
  }

  get destination(): Destination | null {
    return this.#state.destination
  }

  /** The leg that it is on, also when it was stopped there; null: it is on none. */
  get drive(): Drive | null {
    const { leg, plan, drivenMeters, ground, participant } = this.#state
    if (leg === null || plan === null) return null
    return {
      leg,
      plan: plan.of,
      claims: plan.claims,
      drivenMeters,
      ...ground.traffic.progressOf(participant),
    }
  }

  /** The spot it is sent to and will stay in; null: none. */
  get goal(): ParkingSpot | null {
    const { destination } = this
    return destination === null || destination.passages?.length ? null : destination.spot
  }

  /** Whether it wants to start and has not been granted a leg for a while. */
  get waits(): boolean {
    return this.destination !== null && !this.driving && this.waitingSeconds > HELD_UP_SECONDS
  }

  /** Whether a leg that it would take needs some of this ground. */
  needsGround(cells: ReadonlySet<number>): boolean {
    return this.#state.search?.needsGround(cells) ?? false
  }

  /** Whether it drives a leg. */
  get driving(): boolean {
    return this.#state.driving
  }

  /** The section being driven; null when there is none. */
  get section(): Section | null {
    return this.driving ? this.#state.section : null
  }

  /** 1 forwards, −1 backwards. */
  get direction(): 1 | -1 {
    return this.#state.section?.direction ?? 1
  }

  /** Curvature of the present path, 1/m. */
  get curvature(): number {
    const { leg, drivenMeters } = this
    return leg?.curvatures[stateAt(leg, drivenMeters)] ?? 0
  }
}
