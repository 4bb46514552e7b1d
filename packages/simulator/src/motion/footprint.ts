import { kingpin, type RigState, type TrailerGear } from './kinematics.ts'
import { TRACTOR } from './tractor.ts'

export interface Point {
  x: number
  y: number
}

/** The four corners of a body in order, counter-clockwise from rear right. */
export type Outline = [Point, Point, Point, Point]

/** The outline of the tractor, `margin` meters larger on every side. */
export function tractorOutline(rig: Pick<RigState, 'x' | 'y' | 'theta'>, margin = 0): Outline {
  return outline(rig, rig.theta, {
    back: -TRACTOR.rearAxleToBackMeters - margin,
    front: TRACTOR.rearAxleToFrontMeters + margin,
    half: TRACTOR.widthMeters / 2 + margin,
  })
}

/** The outline of the hitched trailer, `margin` meters larger on every side. */
export function trailerOutline(rig: RigState, gear: TrailerGear, margin = 0): Outline {
  return outline(kingpin(rig), rig.psi, {
    back: gear.kingpinSetbackMeters - gear.lengthMeters - margin,
    front: gear.kingpinSetbackMeters + margin,
    half: gear.widthMeters / 2 + margin,
  })
}

/** Tractor and, if hitched, trailer. */
export function rigOutlines(rig: RigState, gear: TrailerGear | null, margin = 0): Outline[] {
  const tractor = tractorOutline(rig, margin)
  return gear === null ? [tractor] : [tractor, trailerOutline(rig, gear, margin)]
}

/** Whether two convex outlines share any ground (separating axes). */
export function outlinesOverlap(one: readonly Point[], other: readonly Point[]): boolean {
  return separation(one, other) < 0 && separation(other, one) < 0
}

/** The widest gap between two outlines along an edge normal of the first; negative: no such gap. */
function separation(one: readonly Point[], other: readonly Point[]): number {
  let widest = Number.NEGATIVE_INFINITY
  for (const [index, corner] of one.entries()) {
    const next = one[(index + 1) % one.length]!
    const length = Math.hypot(next.x - corner.x, next.y - corner.y)
    const nx = (next.y - corner.y) / length
    const ny = (corner.x - next.x) / length
    let nearest = Number.POSITIVE_INFINITY
    for (const point of other) {
      const distance = (point.x - corner.x) * nx + (point.y - corner.y) * ny
      if (distance < nearest) nearest = distance
    }
    if (nearest > widest) widest = nearest
  }
  return widest
}

/** The gap between two outlines in meters, at least; 0 when they touch or overlap. */
export function outlineGap(one: readonly Point[], other: readonly Point[]): number {
  return Math.max(0, separation(one, other), separation(other, one))
}

function outline(
  at: Point,
  heading: number,
  { back, front, half }: { back: number; front: number; half: number },
): Outline {
  const cos = Math.cos(heading)
  const sin = Math.sin(heading)
  const corner = (along: number, left: number): Point => ({
    x: at.x + along * cos - left * sin,
    y: at.y + along * sin + left * cos,
  })
  return [corner(back, -half), corner(front, -half), corner(front, half), corner(back, half)]
}
