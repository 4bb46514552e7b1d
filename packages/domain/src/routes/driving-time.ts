import type { SitePoint } from '../platform/index.ts'

/** Usual speeds of yard tractors, in m/s and m/s². */
export const YARD_SPEEDS = {
  leavingSpot: 2.2,
  /** Backing with a trailer, and without one. */
  backing: 1.2,
  backingAlone: 1.6,
  acceleration: 0.6,
  braking: 1,
  /** Sideways in curves. */
  lateral: 0.7,
} as const

/** A line that is driven with one speed limit. */
export interface DrivenPiece {
  points: readonly SitePoint[]
  /** In m/s. */
  limit: number
}

/** How long pieces driven one after the other take, from one standstill to the next, in seconds. */
export function drivingSeconds(pieces: readonly DrivenPiece[]): number {
  const steps = stepsOf(pieces)
  const speeds = [0, ...steps.map(step => step.limit)]
  speeds[speeds.length - 1] = 0
  steps.forEach(({ meters }, index) => {
    speeds[index + 1] = Math.min(
      speeds[index + 1]!,
      reached(speeds[index]!, YARD_SPEEDS.acceleration, meters),
    )
  })
  for (let index = steps.length - 1; index >= 0; index--)
    speeds[index] = Math.min(
      speeds[index]!,
      reached(speeds[index + 1]!, YARD_SPEEDS.braking, steps[index]!.meters),
    )
  return steps.reduce(
    (sum, { meters }, index) => sum + (2 * meters) / Math.max(SLOWEST, speeds[index]! + speeds[index + 1]!),
    0,
  )
}

/** Keeps a step that begins and ends at a standstill from taking for ever, in m/s. */
const SLOWEST = 0.2

interface Step {
  meters: number
  limit: number
}

function stepsOf(pieces: readonly DrivenPiece[]): Step[] {
  return pieces.flatMap(({ points, limit }) =>
    points.slice(1).map((to, index) => {
      const from = points[index]!
      const before = points[index - 1]
      const meters = Math.hypot(to.x - from.x, to.y - from.y)
      return { meters, limit: before ? Math.min(limit, curveLimit(before, from, to)) : limit }
    }),
  )
}

function reached(speed: number, rate: number, meters: number): number {
  return Math.sqrt(speed * speed + 2 * rate * meters)
}

function curveLimit(a: SitePoint, b: SitePoint, c: SitePoint): number {
  const doubled = Math.abs((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x))
  const sides =
    Math.hypot(b.x - a.x, b.y - a.y) * Math.hypot(c.x - b.x, c.y - b.y) * Math.hypot(a.x - c.x, a.y - c.y)
  if (doubled < 1e-6 || sides < 1e-6) return Number.POSITIVE_INFINITY
  return Math.sqrt((YARD_SPEEDS.lateral * sides) / (2 * doubled))
}
