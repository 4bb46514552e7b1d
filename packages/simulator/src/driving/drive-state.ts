import type { ParkedIn } from '../ground/parked-in.ts'
import type { YardGround } from '../ground/yard-ground.ts'
import type { RigState, TrailerGear } from '../motion/kinematics.ts'
import { type Leg, rigAt, type Section, sectionAt, stateAt } from '../planning/leg.ts'
import type { LegStart } from '../planning/leg-request.ts'
import { type LegClaims, standingCells } from '../traffic/leg-claims.ts'
import type { Destination } from './destination.ts'
import type { Drive, LegPlan } from './drive.ts'
import type { LegCandidate, LegSearch } from './leg-search.ts'

/** How a truck stands when its driver takes it over. */
export interface DriverStart {
  rig: RigState
  gear: TrailerGear | null
  at: ParkedIn | null
  escape: Extract<LegStart, { kind: 'track' }> | null
  /** The drive in the midst of which it is; null: none. */
  drive?: Drive | null
}

/** What a driver knows of its drive. The phases (`setOut`, `followLeg`, `coast`) read and change it. */
export class DriveState {
  readonly ground: YardGround
  readonly serial: string
  /** The truck's number in the traffic of its yard. */
  readonly participant: number
  rig: RigState
  gear: TrailerGear | null
  at: ParkedIn | null
  escape: DriverStart['escape']
  leg: Leg | null = null
  /** What the leg was planned from, and the ground that it needs. */
  plan: { of: LegPlan; claims: LegClaims } | null = null
  drivenMeters = 0
  speed = 0
  odometer = 0
  legCount = 0
  destination: Destination | null = null
  /** The legs that lead to the destination; null: not looked for since it was sent there. */
  search: LegSearch | null = null
  /** Whether it follows its leg; without, the leg is one on which it was stopped. */
  following = false
  waitingSeconds = 0
  /** Seconds until it asks traffic again. */
  retryIn = 0
  /** Seconds that it stands still yet to change direction. */
  gearChange = 0
  /** Whether it has looked, at the turning point, at the spot that it backs into. */
  lookedAtTurn = false
  /** How far it had come on its leg when it was sent to its destination, in meters. */
  sentAtMeters = 0

  constructor(ground: YardGround, serial: string, start: DriverStart) {
    const { rig, gear, at, drive } = start
    this.ground = ground
    this.serial = serial
    this.rig = rig
    this.gear = gear
    this.at = at
    this.escape = start.escape
    this.participant = ground.traffic.enter(standingCells(ground.grid, rig, gear))
    if (at !== null) ground.reservations.set(at.spot.id, serial)
    if (drive) this.#resume(drive)
  }

  /** Whether it drives a leg. */
  get driving(): boolean {
    return this.leg !== null && this.following
  }

  /** The section of its leg where it is; null: it is on no leg. */
  get section(): Section | null {
    return this.leg === null ? null : sectionAt(this.leg, stateAt(this.leg, this.drivenMeters))
  }

  /** How far along its leg traffic lets it drive, in meters. */
  get grantedMeters(): number {
    return this.ground.traffic.grantedMeters(this.participant)
  }

  /** Begins to follow a leg for which traffic has granted the first stretch. */
  takeOn({ leg, plan, claims }: LegCandidate): void {
    this.plan = { of: plan, claims }
    this.releaseSpots()
    this.ground.reservations.set(leg.goal.id, this.serial)
    this.at = null
    this.escape = null
    this.leg = leg
    this.drivenMeters = 0
    this.sentAtMeters = 0
    this.legCount += 1
    this.waitingSeconds = 0
    this.following = true
    this.gearChange = 0
    this.lookedAtTurn = false
    this.search = null
  }

  /** Moves on to a distance from the start of the leg, in meters; never back. */
  advanceTo(distance: number): void {
    this.odometer += Math.max(0, distance - this.drivenMeters)
    this.drivenMeters = Math.max(this.drivenMeters, distance)
    this.rig = rigAt(this.leg!, this.drivenMeters)
    this.ground.traffic.passed(this.participant, this.drivenMeters)
  }

  /** Gives up the destination. */
  giveUp(): void {
    this.destination = null
    this.following = false
    this.search = null
    if (this.at === null) this.releaseSpots()
  }

  /** Releases the reservations of spots that this truck stood in or was driving to. */
  releaseSpots(): void {
    for (const [spot, reservedBy] of this.ground.reservations) {
      if (reservedBy === this.serial) this.ground.reservations.delete(spot)
    }
  }

  /** Puts it back where it was on a leg; whatever it is sent to next, it has this leg to an end. */
  #resume({ leg, plan, claims, drivenMeters, ...progress }: Drive): void {
    const { grid, traffic } = this.ground
    const { rig, gear } = plan.request
    this.leg = leg
    this.drivenMeters = drivenMeters
    this.plan = { of: plan, claims }
    traffic.resume(this.participant, standingCells(grid, rig, gear), claims, progress)
  }
}
