import type { DemoYard } from '@tractrix/demo-yards'
import type { RigState, TrailerGear } from '../motion/kinematics.ts'
import { PullOuts } from '../planning/pull-outs.ts'
import { CellGrid } from '../traffic/cell-grid.ts'
import { standingCells } from '../traffic/leg-claims.ts'
import { Traffic } from '../traffic/traffic.ts'
import { type ParkingSpot, pointAt, type SimYard, simYard, type TrackPlace } from '../yard/index.ts'
import { type SimTrailer, simTrailer } from '../yard/sim-trailer.ts'
import type { ParkedIn } from './parked-in.ts'

/** A tractor that backs a trailer in swings out as far as this to both sides, in meters. */
const SWING_METERS = 16

/** A truck as the others of its yard know it. */
export interface TruckOnGround {
  readonly serial: string
  readonly rig: RigState
  readonly gear: TrailerGear | null
  /** The spot it stands in; null: it stands on a lane. */
  readonly at: ParkedIn | null
  /** The spot it is sent to and will stay in; null: none. */
  readonly goal: ParkingSpot | null
  /** Whether it wants to start and has not been granted a leg for a while. */
  readonly waits: boolean
  /** Whether a leg that it would take needs some of this ground. */
  needsGround(cells: ReadonlySet<number>): boolean
  /** Releases a spot that it no longer drives to; false: it cannot, or has nothing to do with it. */
  letGoOf(spot: ParkingSpot): boolean
}

/** What all trucks of a yard share: the ground, the traffic on it, and which trailer stands where. */
export class YardGround {
  readonly yard: SimYard
  readonly pullOuts = new PullOuts()
  readonly grid: CellGrid
  readonly traffic: Traffic
  /** The trailer in each spot, by the spot's id. */
  readonly trailers = new Map<string, SimTrailer>()
  /** The trailers that hang on trucks, by trailer id. */
  readonly towed = new Set<string>()
  /** The serial number of the truck that stands in or drives to a spot, by the spot's id. */
  readonly reservations = new Map<string, string>()
  readonly trucks: TruckOnGround[] = []

  constructor(demoYard: DemoYard) {
    this.yard = simYard(demoYard)
    this.grid = new CellGrid(this.yard.bounds)
    this.traffic = new Traffic(this.grid.size)
    for (const trailer of demoYard.trailers) this.trailers.set(trailer.zoneId, simTrailer(trailer))
  }

  /** The spot a trailer stands in; null: it stands in none. */
  spotOf(trailerId: string): ParkingSpot | null {
    for (const [spot, trailer] of this.trailers) {
      if (trailer.id === trailerId) return this.yard.spotById.get(spot) ?? null
    }
    return null
  }

  /** Waiting places that are nobody's, the nearest in a straight line first. */
  freeWaitingPlaces(from: { x: number; y: number }): ParkingSpot[] {
    return this.#free(spot => spot.kind === 'waiting', from)
  }

  /** Stalls without trailer that are nobody's, the nearest in a straight line first. */
  freeStalls(from: { x: number; y: number }): ParkingSpot[] {
    return this.#free(spot => spot.kind === 'stall' && !this.trailers.has(spot.id), from)
  }

  /** Staging spots without trailer that are nobody's, the nearest in a straight line first. */
  freeStagingSpots(from: { x: number; y: number }): ParkingSpot[] {
    return this.#free(spot => spot.kind === 'staging' && !this.trailers.has(spot.id), from)
  }

  /** Doors without trailer that are nobody's, the nearest in a straight line first. */
  freeDoors(from: { x: number; y: number }): ParkingSpot[] {
    return this.#free(spot => spot.kind === 'dock' && !this.trailers.has(spot.id), from)
  }

  /** A place on a track in site meters. */
  placeOnTrack({ track, atMeters }: TrackPlace): { x: number; y: number } {
    return pointAt(this.yard.tracks[track]!, atMeters)
  }

  /** Whether another truck is sent to the spot in which this one stands, or cannot set out because of it. */
  isInTheWay({ at, rig, gear, serial }: TruckOnGround): boolean {
    const others = this.trucks.filter(other => other.serial !== serial && other.waits)
    if (others.length === 0) return false
    if (others.some(({ goal }) => goal === at?.spot)) return true
    const standing = new Set(standingCells(this.grid, rig, gear))
    return others.some(other => other.needsGround(standing))
  }

  /** Whether a spot lies so near to one that another truck is sent to that a truck with a trailer in it is in the way. */
  isNextToGoal({ mouth }: ParkingSpot, serial: string): boolean {
    return this.trucks.some(
      ({ goal, serial: other }) =>
        other !== serial &&
        goal !== null &&
        Math.hypot(goal.mouth.x - mouth.x, goal.mouth.y - mouth.y) < SWING_METERS,
    )
  }

  #free(wanted: (spot: ParkingSpot) => boolean, from: { x: number; y: number }): ParkingSpot[] {
    const distance = (spot: ParkingSpot) => Math.hypot(spot.mouth.x - from.x, spot.mouth.y - from.y)
    return this.yard.spots
      .filter(spot => wanted(spot) && !this.reservations.has(spot.id))
      .sort((a, b) => distance(a) - distance(b))
  }
}
