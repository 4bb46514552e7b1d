import type { RigState, TrailerGear } from '../motion/kinematics.ts'
import { type Leg, type Passage, rigAt, type Section, sectionAt, stateAt } from '../planning/leg.ts'
import type { LegRequest, LegStart } from '../planning/leg-request.ts'
import { legStart } from '../planning/leg-start.ts'
import { planLegs } from '../planning/plan-leg.ts'
import { type LegClaims, legClaims, standingCells } from '../traffic/leg-claims.ts'
import type { ParkingSpot } from '../yard/index.ts'
import type { Drive, LegPlan } from './drive-memory.ts'
import { nextSpeed } from './pace.ts'
import type { YardGround } from './yard-ground.ts'

/** Where to drive, and what to look at before backing in. */
export interface Destination {
  spot: ParkingSpot
  /** The trailer that stands or will stand there; null: the tractor parks alone. */
  parked: TrailerGear | null
  /** Asked at the turning point: why the truck may not back in; null: it may. */
  refusal(): string | null
  /**
   * What to drive over on the way. When the first of it lies behind the truck it reports `passed` and goes on to the spot
   * alone, until it is sent elsewhere.
   */
  passages?: readonly Passage[]
}

/** What a driver reports at the end of a drive. */
export type DriveEnd = { outcome: 'arrived' | 'passed' } | { outcome: 'refused'; reason: string }

/** Seconds between two requests for the next stretch. */
const RETRY_SECONDS = 0.5
/** A truck wants to be granted so many meters beyond its braking distance. */
const LOOK_AHEAD_METERS = 9
/** How long a driving truck waits for its new leg before it drives the old one to its end, in seconds. */
const FINISH_OLD_LEG_SECONDS = 5
/** Who waits longer than this for a way may be waiting for somebody who does not move by himself, in seconds. */
const HELD_UP_SECONDS = 10
/** Standing still to change direction, in seconds. */
const GEAR_CHANGE_SECONDS = 1.5
/** Distance at which a turning point or an end is reached, in meters. */
const REACHED_METERS = 0.03

/** Drives one rig through the yard: plans, requests stretches, keeps the pace, stops for others. */
export class Driver {
  readonly ground: YardGround
  readonly serial: string
  rig: RigState
  gear: TrailerGear | null = null
  /** The spot it stands in, and the trailer that its position there depends on; null: it stands on a lane. */
  at: { spot: ParkingSpot; parked: TrailerGear | null } | null
  /** The leg being driven, or the one it was stopped on. */
  leg: Leg | null = null
  /** Meters driven of the leg. */
  drivenMeters = 0
  /** Meters per second, never negative. */
  speed = 0
  /** True: brake and stand. */
  held = false
  /** Seconds it has been standing although it wants to drive. */
  waitingSeconds = 0
  /** Counts the legs taken on, for the listeners of the route. */
  legCount = 0
  /** Meters driven in all. */
  odometer = 0
  destination: Destination | null = null
  /** The path back onto a track where a restart found the truck in the middle of a maneuver. */
  escape: Extract<LegStart, { kind: 'track' }> | null
  #participant: number
  /** What the leg was worked out from, and what the candidates are. */
  #plan: { of: LegPlan; claims: LegClaims } | null = null
  #request: LegRequest | null = null
  #candidates: { leg: Leg; claims: LegClaims }[] = []
  #more: Generator<Leg> | null = null
  #retryIn = 0
  #gearChange = 0
  #lookedAtTurn = false
  #following = false
  /** How far it had come on its leg when it was sent to its destination, in meters. */
  #sentAtMeters = 0

  constructor(
    ground: YardGround,
    serial: string,
    start: {
      rig: RigState
      gear: TrailerGear | null
      at: Driver['at']
      escape: Driver['escape']
      /** The drive in the midst of which it is; null: none. */
      drive?: Drive | null
    },
  ) {
    this.ground = ground
    this.serial = serial
    this.rig = start.rig
    this.gear = start.gear
    this.at = start.at
    this.escape = start.escape
    this.#participant = ground.traffic.enter(standingCells(ground.grid, start.rig, start.gear))
    if (start.at !== null) ground.reservations.set(start.at.spot.id, serial)
    if (start.drive) this.#goOn(start.drive)
    ground.drivers.push(this)
  }

  /** The leg that it is on, also when it was stopped there; null: it is on none. */
  get drive(): Drive | null {
    if (this.leg === null || this.#plan === null) return null
    const { of: plan, claims } = this.#plan
    return {
      leg: this.leg,
      plan,
      claims,
      drivenMeters: this.drivenMeters,
      ...this.ground.traffic.progressOf(this.#participant),
    }
  }

  /** Starts to drive to a spot; a driving truck must have been stopped before. */
  driveTo(destination: Destination): void {
    this.destination = destination
    this.#candidates = []
    this.#more = null
    this.#retryIn = 0
    this.waitingSeconds = 0
    this.#lookedAtTurn = false
    this.#sentAtMeters = this.drivenMeters
    const ahead = destination.passages ?? []
    const reservedBy = this.ground.reservations.get(destination.spot.id) ?? this.serial
    this.#following =
      ahead.length === 0 &&
      reservedBy === this.serial &&
      this.leg?.goal === destination.spot &&
      this.leg.gear === this.gear
    // Its goal was anybody's while it stood without one.
    if (this.#following) this.ground.reservations.set(destination.spot.id, this.serial)
  }

  /** Gives up the destination; the truck brakes and stays where it comes to stand. */
  giveUp(): void {
    this.destination = null
    this.#following = false
    this.#candidates = []
    this.#more = null
    if (this.at === null) this.#release()
  }

  /**
   * Releases the spot to which the truck was driving when it was stopped. Traffic stays safe only as long as every
   * truck has a path to an end, so the truck takes one to some other free spot, without driving it.
   */
  letGoOf(spot: ParkingSpot): boolean {
    if (this.destination !== null || this.leg?.goal !== spot || this.speed > 0) return false
    const ends =
      this.gear === null ? this.ground.freeWaitingPlaces(this.rig) : this.ground.freeStalls(this.rig)
    for (const end of ends.filter(each => each !== spot).slice(0, 6)) {
      const parked = this.gear
      this.driveTo({ spot: end, parked, refusal: () => null })
      this.#setOut(RETRY_SECONDS)
      const found = this.driving
      this.giveUp()
      if (found) return true
    }
    return false
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
    return this.#candidates.some(({ claims }) =>
      claims.acquire.some(stretch => stretch.some(cell => cells.has(cell))),
    )
  }

  /** Whether it drives a leg. */
  get driving(): boolean {
    return this.leg !== null && this.#following
  }

  /** The section being driven; null when there is none. */
  get section(): Section | null {
    return this.driving && this.leg !== null
      ? sectionAt(this.leg, stateAt(this.leg, this.drivenMeters))
      : null
  }

  /** 1 forwards, −1 backwards. */
  get direction(): 1 | -1 {
    return this.leg === null ? 1 : sectionAt(this.leg, stateAt(this.leg, this.drivenMeters)).direction
  }

  /** Curvature of the present path, 1/m. */
  get curvature(): number {
    return this.leg?.curvatures[stateAt(this.leg, this.drivenMeters)] ?? 0
  }

  /** Advances by some time; returns how the drive has ended; null: it goes on. */
  step(seconds: number): DriveEnd | null {
    if (this.destination === null || this.held) {
      this.#coast(seconds)
      return null
    }
    if (!this.driving) {
      if (this.speed > 0) {
        this.#coast(seconds)
        return null
      }
      return this.#setOut(seconds)
    }
    this.#requestStretches(seconds)
    return this.#drive(seconds)
  }

  /** Takes or leaves a trailer where it stands. */
  hitch(gear: TrailerGear | null): void {
    this.gear = gear
    this.ground.traffic.stand(this.#participant, standingCells(this.ground.grid, this.rig, gear))
  }

  #setOut(seconds: number): DriveEnd | null {
    const { destination, ground } = this
    this.waitingSeconds += seconds
    this.#retryIn -= seconds
    if (destination === null || this.#retryIn > 0) return null
    this.#retryIn = RETRY_SECONDS * 2
    const reservedBy = ground.reservations.get(destination.spot.id)
    if (reservedBy !== undefined && reservedBy !== this.serial) return null
    this.#more ??= planLegs(ground.yard, ground.pullOuts, this.#asked(destination))
    const standing = standingCells(ground.grid, this.rig, this.gear)
    for (let index = 0; ; index++) {
      const candidate = this.#candidates[index] ?? this.#nextCandidate()
      if (candidate === null) {
        if (index === 0) return { outcome: 'refused', reason: `There is no way to ${destination.spot.name}.` }
        for (const other of ground.drivers) other.letGoOf(destination.spot)
        // Whoever is not let onto a new leg finishes the old one, or it would stand in the way of all others.
        if (this.waitingSeconds > FINISH_OLD_LEG_SECONDS && this.leg !== null) this.#finishOldLeg()
        return null
      }
      if (ground.traffic.adopt(this.#participant, standing, candidate.claims)) {
        this.#takeOn(candidate, index)
        return null
      }
    }
  }

  /** Ways that begin where it stands now are of no use where it will be then. */
  #finishOldLeg(): void {
    this.#following = true
    this.#candidates = []
    this.#more = null
  }

  #nextCandidate(): { leg: Leg; claims: LegClaims } | null {
    const next = this.#more!.next()
    if (next.done) return null
    const gearAtEnd = this.gear ?? this.destination!.parked
    const candidate = { leg: next.value, claims: legClaims(this.ground.grid, next.value, gearAtEnd) }
    this.#candidates.push(candidate)
    return candidate
  }

  /** Goes on where it was; whatever it is sent to next, it has this way to an end. */
  #goOn({ leg, plan, claims, drivenMeters, ...progress }: Drive): void {
    const { grid, traffic } = this.ground
    const { rig, gear } = plan.request
    this.leg = leg
    this.drivenMeters = drivenMeters
    this.#plan = { of: plan, claims }
    traffic.resume(this.#participant, standingCells(grid, rig, gear), claims, progress)
  }

  #asked({ spot, parked, passages = [] }: Destination): LegRequest {
    const { rig, gear } = this
    this.#request = { rig, gear, start: legStart(this), goal: { spot, parked }, passages }
    return this.#request
  }

  #takeOn({ leg, claims }: { leg: Leg; claims: LegClaims }, index: number): void {
    this.#plan = { of: { request: this.#request!, index }, claims }
    this.#release()
    this.ground.reservations.set(leg.goal.id, this.serial)
    this.at = null
    this.escape = null
    this.leg = leg
    this.drivenMeters = 0
    this.#sentAtMeters = 0
    this.legCount += 1
    this.waitingSeconds = 0
    this.#following = true
    this.#gearChange = 0
    this.#lookedAtTurn = false
    this.#candidates = []
    this.#more = null
  }

  /** Releases the reservations of spots that this truck stood in or was driving to. */
  #release(): void {
    for (const [spot, reservedBy] of this.ground.reservations) {
      if (reservedBy === this.serial) this.ground.reservations.delete(spot)
    }
  }

  #requestStretches(seconds: number): void {
    const { traffic } = this.ground
    this.#retryIn -= seconds
    while (this.#retryIn <= 0) {
      const braking = this.speed ** 2 / 2 + LOOK_AHEAD_METERS
      const granted = traffic.grantedMeters(this.#participant)
      if (granted >= this.leg!.lengthMeters || granted - this.drivenMeters > braking) return
      if (!traffic.grantNext(this.#participant)) this.#retryIn = RETRY_SECONDS
    }
  }

  #drive(seconds: number): DriveEnd | null {
    const leg = this.leg!
    if (this.#gearChange > 0) {
      this.#gearChange -= seconds
      return null
    }
    const section = sectionAt(leg, stateAt(leg, this.drivenMeters))
    const end = leg.distances[section.to]!
    if (section.part === 'back' && !this.#lookedAtTurn) {
      this.#lookedAtTurn = true
      const own = leg.goal === this.destination!.spot
      const reason = own ? this.destination!.refusal() : null
      if (reason !== null) {
        this.giveUp()
        return { outcome: 'refused', reason }
      }
      if (!own && this.gear !== null && this.ground.trailers.has(leg.goal.id)) {
        this.#following = false
        this.#lookedAtTurn = false
        return null
      }
    }
    const granted = this.ground.traffic.grantedMeters(this.#participant)
    this.speed = nextSpeed({
      leg,
      drivenMeters: this.drivenMeters,
      speed: this.speed,
      sectionEnd: end,
      granted,
      seconds,
    })
    this.#advance(Math.min(end, this.drivenMeters + this.speed * seconds))
    this.waitingSeconds = this.speed > 0 ? 0 : this.waitingSeconds + seconds
    if (this.#hasPassed(leg)) return { outcome: 'passed' }
    if (end - this.drivenMeters > REACHED_METERS) return null
    this.#advance(end)
    this.speed = 0
    if (section !== leg.sections.at(-1)) {
      this.#gearChange = GEAR_CHANGE_SECONDS
      return null
    }
    return this.#arrive(leg)
  }

  /** Whether the first passage lies behind the truck now; if so, it is done with. */
  #hasPassed(leg: Leg): boolean {
    const [first] = this.destination?.passages ?? []
    if (first === undefined) return false
    const left = leg.passed.find(
      ({ leave, legMeters }) =>
        leave.track === first.leave.track && leave.way === first.leave.way && legMeters >= this.#sentAtMeters,
    )
    if (left === undefined || left.legMeters > this.drivenMeters + REACHED_METERS) return false
    this.destination = { ...this.destination!, passages: [] }
    return true
  }

  #arrive(leg: Leg): DriveEnd | null {
    this.rig = leg.states.at(-1)!
    this.at = { spot: leg.goal, parked: leg.parked }
    this.leg = null
    this.#following = false
    this.ground.traffic.arrive(this.#participant)
    this.ground.reservations.set(leg.goal.id, this.serial)
    if (this.destination?.spot !== leg.goal || this.destination.passages?.length) return null
    this.destination = null
    return { outcome: 'arrived' }
  }

  #coast(seconds: number): void {
    if (this.speed === 0 || this.leg === null) {
      this.speed = 0
      return
    }
    this.speed = Math.max(0, this.speed - 1.2 * seconds)
    const section = sectionAt(this.leg, stateAt(this.leg, this.drivenMeters))
    const limit = Math.min(
      this.leg.distances[section.to]!,
      this.ground.traffic.grantedMeters(this.#participant),
    )
    this.#advance(Math.min(limit, this.drivenMeters + this.speed * seconds))
  }

  #advance(distance: number): void {
    const leg = this.leg!
    this.odometer += Math.max(0, distance - this.drivenMeters)
    this.drivenMeters = Math.max(this.drivenMeters, distance)
    this.rig = rigAt(leg, this.drivenMeters)
    this.ground.traffic.passed(this.#participant, this.drivenMeters)
  }
}
