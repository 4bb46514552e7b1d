import { wrapAngle } from '../motion/angles.ts'
import { type Outline, outlineGap, rigOutlines } from '../motion/footprint.ts'
import type { TrailerGear } from '../motion/kinematics.ts'
import type { ReferencePoint } from '../motion/reference-path.ts'
import { drivePullOut, type PullOutShape } from './pull-out.ts'

/** The ground in front of a spot, seen from the rear axle of the parked truck: x out of the spot, lane to the left. */
export interface PullOutGround {
  /** To the middle of the lane's track. */
  laneMeters: number
  /** To the line that the noses of the row stand on. */
  noseLineMeters: number
  /** To whatever stands opposite. */
  oppositeMeters: number
  /** From the middle of the spot to the nearest bodies beside it. */
  besideMeters: number
  /** How far the lane runs straight to the left of the spot's middle. */
  straightLaneMeters: number
  /** Where that straight begins, seen from the spot's middle; before it the path already follows its line. */
  straightFromMeters: number
}

export interface PullOut {
  shape: PullOutShape
  /** In the spot's frame. */
  points: ReferencePoint[]
  /** Index of the first point on the lane's track and along it. */
  onLaneIndex: number
  clearanceMeters: number
}

/** A path with smaller gaps than this is impossible; gaps below the second count against it, in meters. */
const LEAST_CLEARANCE = 0.25
const GOOD_CLEARANCE = 0.6

/** A trailer this little out of line counts as straight, in radians. */
const STRAIGHT_RADIANS = 0.02

/** Up to here a trailer may fold against its tractor without counting against a path, in radians. */
const EASY_FOLD_RADIANS = 1.1

/** The best path out of a spot onto the lane; null: there is none on this side. */
export function choosePullOut(ground: PullOutGround, gear: TrailerGear | null): PullOut | null {
  let best: { out: PullOut; cost: number } | null = null
  for (const shape of shapes(gear)) {
    const out = fitted(shape, ground, gear, best?.cost ?? Number.POSITIVE_INFINITY)
    if (out === null) continue
    const cost = costOf(out)
    if (best === null || cost < best.cost) best = { out, cost }
  }
  return best?.out ?? null
}

function shapes(gear: TrailerGear | null): Omit<PullOutShape, 'straightMeters' | 'runOutMeters'>[] {
  const radii = gear === null ? [5, 5.5, 6.5, 8, 9.5] : [5, 5.8, 6.8, 8]
  const overs = gear === null ? [0, 0.3] : [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.75]
  const slants = gear === null ? [0] : [0, 2, 4, 6, 8, 10, 12, 15, 18]
  return radii.flatMap(radiusMeters =>
    overs.flatMap(overRadians =>
      slants
        .filter(slantMeters => overRadians > 0 || slantMeters === 0)
        .map(slantMeters => ({ radiusMeters, overRadians, slantMeters })),
    ),
  )
}

/** The shape with the straight start that ends it on the lane, if ground and room allow. */
function fitted(
  open: Omit<PullOutShape, 'straightMeters' | 'runOutMeters'>,
  ground: PullOutGround,
  gear: TrailerGear | null,
  costLimit: number,
): PullOut | null {
  const trial = drivePullOut({ ...open, straightMeters: 0, runOutMeters: 0 }, null).at(-1)!
  const straightMeters = ground.laneMeters - trial.x
  // The distance along the lane alone is a lower bound of the cost.
  if (straightMeters < 0.4 || trial.y > Math.min(ground.straightLaneMeters, costLimit)) return null
  if (straightMeters + open.radiusMeters > ground.oppositeMeters) return null
  const toLane = drivePullOut({ ...open, straightMeters, runOutMeters: 0 }, gear)
  const folded = toLane.at(-1)!
  const inLine = Math.abs(wrapAngle(folded.theta - folded.psi))
  const wanted =
    gear === null
      ? 2
      : Math.max(1, gear.kingpinToAxleMeters * Math.log(Math.max(1, inLine / STRAIGHT_RADIANS)))
  const toStraight = ground.straightFromMeters - folded.y
  const runOutMeters = Math.min(Math.max(wanted, toStraight), ground.straightLaneMeters - folded.y)
  if (folded.y + runOutMeters > costLimit) return null
  const shape = { ...open, straightMeters, runOutMeters }
  const points = runOutMeters > 0.1 ? drivePullOut(shape, gear) : toLane
  const clearanceMeters = clearance(points, ground, gear)
  if (clearanceMeters < LEAST_CLEARANCE) return null
  return { shape, points, onLaneIndex: toLane.length - 1, clearanceMeters }
}

/** The least gap to the bodies beside the spot and to what stands opposite, in meters. */
function clearance(
  points: readonly ReferencePoint[],
  ground: PullOutGround,
  gear: TrailerGear | null,
): number {
  const beside = (sign: 1 | -1): Outline => {
    const near = sign * ground.besideMeters
    const far = sign * (ground.besideMeters + 60)
    const right = Math.min(near, far)
    const left = Math.max(near, far)
    return box(ground.noseLineMeters - 40, right, ground.noseLineMeters, left)
  }
  const walls = [beside(1), beside(-1), box(ground.oppositeMeters, -80, ground.oppositeMeters + 20, 80)]
  let least = Number.POSITIVE_INFINITY
  for (let index = 0; index < points.length; index += 5) {
    for (const outline of rigOutlines(points[index]!, gear)) {
      for (const wall of walls) least = Math.min(least, outlineGap(outline, wall))
    }
  }
  return least
}

/** Meters driven along the lane, and what tightness, a sharp fold or a trailer out of line are worth in such meters. */
function costOf({ points, clearanceMeters }: PullOut): number {
  const last = points.at(-1)!
  const folds = points.map(({ theta, psi }) => Math.abs(wrapAngle(theta - psi)))
  return (
    last.y +
    60 * Math.max(0, GOOD_CLEARANCE - clearanceMeters) +
    30 * Math.max(0, Math.max(...folds) - EASY_FOLD_RADIANS) +
    400 * Math.max(0, folds.at(-1)! - STRAIGHT_RADIANS)
  )
}

function box(left: number, bottom: number, right: number, top: number): Outline {
  return [
    { x: left, y: bottom },
    { x: right, y: bottom },
    { x: right, y: top },
    { x: left, y: top },
  ]
}
