import {
  type DemoYard,
  drivableGround,
  type SeededRandom,
  seededRandom,
  strayMeters,
} from '@tractrix/demo-yards'
import { YardGround } from '../ground/yard-ground.ts'
import { outlinesOverlap, rigOutlines, trailerOutline } from '../motion/footprint.ts'
import type { RigState, TrailerGear } from '../motion/kinematics.ts'
import { type Leg, rigAt } from '../planning/leg.ts'
import type { LegGoal, LegStart } from '../planning/leg-request.ts'
import { legStart } from '../planning/leg-start.ts'
import { parkedPose } from '../planning/parked-axle.ts'
import { planLegs } from '../planning/plan-leg.ts'
import type { ParkingSpot, Point } from '../yard/index.ts'

/** How far a docked body may stand off the middle of its spot, and so over its edge, in meters. */
const TOLERANCE_METERS = 0.1
/** Points along the edge of a body that are looked at are at most this far apart, in meters. */
const EDGE_STEP_METERS = 1
/** A trailer parked further away than this cannot be touched, in meters. */
const REACH_METERS = 36
const SQUARE_METERS = 4
/** Share of drives that are broken off on the way, and go on to another place from there. */
const BROKEN_OFF = 0.2

/** What a number of random drives in one yard showed. */
export interface DriveReport {
  drives: number
  poses: number
  /** In words, each place and drive: bodies off the drivable ground or in a parked trailer, and drives without a way. */
  problems: string[]
}

/**
 * Plans drives between random places with the trailers of the yard, and looks at the ground under tractor and trailer at
 * every pose of every drive, and at the trailers parked in all other spots.
 */
export function randomDrives(demo: DemoYard, count: number): DriveReport {
  const random = seededRandom(`drives at ${demo.alias}`)
  const yard = new YardGround(demo)
  const gears = gearsOf(yard)
  const watch = new GroundWatch(demo, yard, gears[0]!)
  const report: DriveReport = { drives: 0, poses: 0, problems: [] }
  while (report.drives < count) {
    const first = randomDrive(yard, random, gears)
    for (const { leg, spots, until, name } of legsOf(yard, random, first, report)) {
      report.drives += 1
      for (let state = 0; state <= until; state++) {
        report.poses += 1
        const problem = watch.problemAt(leg.states[state]!, leg.gear, spots)
        if (problem === null) continue
        report.problems.push(`${name}: ${problem}`)
        break
      }
    }
  }
  return report
}

interface Drive {
  rig: RigState
  gear: TrailerGear | null
  start: LegStart
  from: ParkingSpot
  goal: LegGoal
}

/** The different running gears of the yard's own trailers, the longest trailer first. */
function gearsOf(yard: YardGround): TrailerGear[] {
  const all = [...yard.trailers.values()].map(({ gear }) => gear)
  const different = new Map(all.map(gear => [JSON.stringify(gear), gear]))
  return [...different.values()].sort((a, b) => b.lengthMeters - a.lengthMeters)
}

function randomDrive(yard: YardGround, random: SeededRandom, gears: TrailerGear[]): Drive {
  const gear = random.chance(0.7) ? random.pick(gears) : null
  const places = placesFor(yard, gear)
  const from = random.pick(places)
  const parked = from.kind === 'waiting' ? null : (gear ?? random.pick(gears))
  return {
    rig: parkedPose(from, parked),
    gear,
    start: { kind: 'spot', spot: from, parked },
    from,
    goal: randomGoal(yard, random, gears, gear, from),
  }
}

/** A trailer is only brought to where one can stand. */
const placesFor = ({ yard }: YardGround, gear: TrailerGear | null): ParkingSpot[] =>
  yard.spots.filter(spot => gear === null || (spot.kind !== 'waiting' && spot.kind !== 'charging'))

function randomGoal(
  yard: YardGround,
  random: SeededRandom,
  gears: TrailerGear[],
  gear: TrailerGear | null,
  from: ParkingSpot,
): LegGoal {
  const spot = random.pick(placesFor(yard, gear).filter(place => place !== from))
  return { spot, parked: spot.kind === 'waiting' ? null : (gear ?? random.pick(gears)) }
}

interface DrivenLeg {
  leg: Leg
  /** Places that it leaves, goes to or was going to: what stands in them is its own affair. */
  spots: ParkingSpot[]
  /** The last state that it drives. */
  until: number
  name: string
}

/** The drive, or its first part and the way on to another place. */
function legsOf(yard: YardGround, random: SeededRandom, drive: Drive, report: DriveReport): DrivenLeg[] {
  const leg = plan(yard, drive)
  const name = `${drive.from.name} to ${drive.goal.spot.name} (${drive.gear?.lengthMeters ?? 'no'} m trailer)`
  if (leg === null) {
    report.drives += 1
    report.problems.push(`${name}: no way`)
    return []
  }
  const spots = [drive.from, drive.goal.spot]
  if (!random.chance(BROKEN_OFF)) return [{ leg, spots, until: leg.states.length - 1, name }]
  const until = 1 + random.below(leg.states.length - 2)
  const drivenMeters = leg.distances[until]!
  const gears = gearsOf(yard)
  const rig = rigAt(leg, drivenMeters)
  const goal = randomGoal(yard, random, gears, drive.gear, drive.goal.spot)
  const start = legStart({ ground: yard, rig, at: null, leg, drivenMeters, escape: null })
  const on = plan(yard, { ...drive, rig, start, goal })
  const broken = { leg, spots, until, name }
  if (on === null) return [broken]
  const onName = `${name}, broken off after ${drivenMeters.toFixed(0)} m, on to ${goal.spot.name}`
  return [broken, { leg: on, spots: [...spots, goal.spot], until: on.states.length - 1, name: onName }]
}

function plan(yard: YardGround, { rig, gear, start, goal }: Drive): Leg | null {
  const next = planLegs(yard.yard, yard.pullOuts, { rig, gear, start, goal }).next()
  return next.done ? null : next.value
}

interface Parked {
  spot: ParkingSpot
  outline: Point[]
}

/** Looks at what is under and in a truck's way. */
class GroundWatch {
  readonly #ground
  readonly #parked: Parked[]
  readonly #nearSquare = new Map<string, Parked[]>()

  constructor(demo: DemoYard, yard: YardGround, longest: TrailerGear) {
    this.#ground = drivableGround(demo)
    this.#parked = placesFor(yard, longest).map(spot => ({
      spot,
      outline: trailerOutline(parkedPose(spot, longest), longest),
    }))
  }

  problemAt(rig: RigState, gear: TrailerGear | null, own: readonly ParkingSpot[]): string | null {
    const bodies = rigOutlines(rig, gear)
    for (const [index, body] of bodies.entries()) {
      const part = index === 0 ? 'tractor' : 'trailer'
      for (const point of edgePoints(body)) {
        const stray = strayMeters(this.#ground, point)
        if (stray > TOLERANCE_METERS)
          return `${part} ${stray.toFixed(2)} m off the ground at ${point.x.toFixed(1)}, ${point.y.toFixed(1)}`
      }
      const touched = this.#near(rig).find(
        ({ spot, outline }) => !own.includes(spot) && outlinesOverlap(body, outline),
      )
      if (touched) return `${part} in the trailer in ${touched.spot.name}`
    }
    return null
  }

  /** The trailers within reach, worked out once for each square of ground. */
  #near({ x, y }: Point): Parked[] {
    const column = Math.round(x / SQUARE_METERS)
    const row = Math.round(y / SQUARE_METERS)
    const key = `${column} ${row}`
    const known = this.#nearSquare.get(key)
    if (known) return known
    const near = this.#parked.filter(
      ({ spot: { mouth } }) =>
        Math.hypot(mouth.x - column * SQUARE_METERS, mouth.y - row * SQUARE_METERS) < REACH_METERS,
    )
    this.#nearSquare.set(key, near)
    return near
  }
}

/** The corners, and points between them. */
function edgePoints(outline: readonly Point[]): Point[] {
  return outline.flatMap((corner, index) => {
    const next = outline[(index + 1) % outline.length]!
    const pieces = Math.ceil(Math.hypot(next.x - corner.x, next.y - corner.y) / EDGE_STEP_METERS)
    return Array.from({ length: pieces }, (_, piece) => ({
      x: corner.x + ((next.x - corner.x) * piece) / pieces,
      y: corner.y + ((next.y - corner.y) * piece) / pieces,
    }))
  })
}
