import { wrapAngle } from './angles.ts'

/** One point of a path to be driven: where the rear axle should be, where tractor and trailer should look. */
export interface ReferencePoint {
  x: number
  y: number
  theta: number
  /** Of the rear axle's path as driven forwards, 1/m. */
  curvature: number
  psi: number
}

/** Direction and curvature of a chain of points that is driven forwards, by central differences. */
export function referenceFromPoints(points: readonly { x: number; y: number }[]): ReferencePoint[] {
  const count = points.length
  const headings = points.map((_, index) => {
    const before = points[Math.max(0, index - 1)]!
    const after = points[Math.min(count - 1, index + 1)]!
    return Math.atan2(after.y - before.y, after.x - before.x)
  })
  return points.map((point, index) => {
    const before = Math.max(0, index - 1)
    const after = Math.min(count - 1, index + 1)
    const distance = Math.hypot(points[after]!.x - points[before]!.x, points[after]!.y - points[before]!.y)
    const turn = wrapAngle(headings[after]! - headings[before]!)
    const theta = headings[index]!
    return { x: point.x, y: point.y, theta, curvature: distance > 1e-6 ? turn / distance : 0, psi: theta }
  })
}

/** Follows a reference path point by point; knows how far along it the truck is. */
export class PathFollower {
  readonly points: readonly ReferencePoint[]
  index = 0

  constructor(points: readonly ReferencePoint[]) {
    this.points = points
  }

  /** Moves on to the reference point nearest to (x, y), never backwards. */
  moveTo(x: number, y: number): ReferencePoint {
    const limit = Math.min(this.points.length - 1, this.index + 24)
    let best = this.index
    let bestDistance = distanceSquared(this.points[best]!, x, y)
    for (let candidate = this.index + 1; candidate <= limit; candidate++) {
      const distance = distanceSquared(this.points[candidate]!, x, y)
      if (distance <= bestDistance) {
        best = candidate
        bestDistance = distance
      }
    }
    this.index = best
    return this.points[best]!
  }

  /** The distance still to go from the nearest reference point along its direction, in meters; negative beyond the end. */
  overshoot(x: number, y: number, gearSign: number): number {
    const last = this.points.at(-1)!
    return gearSign * ((x - last.x) * Math.cos(last.theta) + (y - last.y) * Math.sin(last.theta))
  }

  get atLast(): boolean {
    return this.index >= this.points.length - 1
  }
}

function distanceSquared(point: ReferencePoint, x: number, y: number): number {
  return (point.x - x) ** 2 + (point.y - y) ** 2
}
