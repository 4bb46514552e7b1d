import type { TrailerGear } from '../motion/kinematics.ts'
import type { ReferencePoint } from '../motion/reference-path.ts'
import type { LaneAccess, ParkingSpot } from '../yard/index.ts'
import { choosePullOut, type PullOut, type PullOutGround } from './choose-pull-out.ts'
import { parkedAxle } from './parked-axle.ts'

/** A path out of one spot onto one track, in site meters. */
export interface SpotPath {
  points: ReferencePoint[]
  /** Where on the track the truck is on it and along it, and where the path ends; meters from the track's start. */
  joinsAtMeters: number
  endsAtMeters: number
}

/** Room without limit: most spots have enough, and share one search. */
const UNLIMITED_METERS = 60

/** The paths out of spots, searched when first asked for; similar spots share one search. */
export class PullOuts {
  #found = new Map<string, PullOut | null>()

  /**
   * The path from a spot to a track; null: there is none.
   *
   * @param parked the trailer whose position in the spot counts, also when the tractor leaves or comes alone
   * @param hitched the trailer behind the tractor on this path
   */
  path(
    spot: ParkingSpot,
    access: LaneAccess,
    parked: TrailerGear | null,
    hitched: TrailerGear | null,
  ): SpotPath | null {
    const axle = parkedAxle(spot, parked)
    const straightLaneMeters = access.straightEndMeters - access.atMeters
    const straightFromMeters = access.straightStartMeters - access.atMeters
    const ground = {
      laneMeters: access.laneMeters - axle,
      noseLineMeters: -axle,
      oppositeMeters: spot.oppositeMeters - axle,
      besideMeters: spot.besideMeters,
      // In steps of 2 m, so that neighbors share a search.
      straightLaneMeters: Math.min(UNLIMITED_METERS, 2 * Math.floor(straightLaneMeters / 2)),
      straightFromMeters: 2 * Math.ceil(Math.max(0, straightFromMeters) / 2),
    }
    const out = this.#search(
      { ...ground, straightLaneMeters: UNLIMITED_METERS, straightFromMeters: 0 },
      hitched,
    )
    const fitting =
      out !== null && fits(out, straightLaneMeters, straightFromMeters) ? out : this.#search(ground, hitched)
    if (fitting === null) return null
    const joins = Math.max(fitting.points[fitting.onLaneIndex]!.y, straightFromMeters)
    return {
      points: toSite(fitting.points, spot, axle, access.side),
      joinsAtMeters: access.atMeters + joins,
      endsAtMeters: access.atMeters + fitting.points.at(-1)!.y,
    }
  }

  #search(ground: PullOutGround, gear: TrailerGear | null): PullOut | null {
    const key = [
      ...Object.values(ground).map(value => (value as number).toFixed(1)),
      gear?.lengthMeters ?? 0,
    ].join('|')
    const known = this.#found.get(key)
    if (known !== undefined) return known
    const found = choosePullOut(ground, gear)
    this.#found.set(key, found)
    return found
  }
}

function fits(out: PullOut, straightLane: number, straightFrom: number): boolean {
  return out.points.at(-1)!.y <= straightLane && out.points[out.onLaneIndex]!.y >= straightFrom
}

/** From the spot's frame, mirrored for tracks to the right, to site meters. */
function toSite(points: ReferencePoint[], spot: ParkingSpot, axle: number, side: 1 | -1): ReferencePoint[] {
  const cos = Math.cos(spot.theta)
  const sin = Math.sin(spot.theta)
  return points.map(point => {
    const along = axle + point.x
    const left = side * point.y
    return {
      x: spot.mouth.x + along * cos - left * sin,
      y: spot.mouth.y + along * sin + left * cos,
      theta: spot.theta + side * point.theta,
      curvature: side * point.curvature,
      psi: spot.theta + side * point.psi,
    }
  })
}
