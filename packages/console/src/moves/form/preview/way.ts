import type { SitePoint } from '@tractrix/domain/platform'
import { findPath } from './path-finder.ts'
import type { YardGround } from './yard-ground.ts'

/** One end of a way: the middle of the spot and, if it has one, the direction a parked nose points (site radians). */
export interface WayEnd {
  centre: SitePoint
  theta: number | null
}

/** A forecast of the drive: forwards along `forward`, then backwards along `backward`; points in site metres. */
export interface Way {
  forward: readonly SitePoint[]
  backward: readonly SitePoint[]
  lengthMeters: number
  /** With coupling, uncoupling and the manoeuvre in reverse. */
  seconds: number
}

/** How far in front of a spot a truck straightens out before it backs in, in metres. */
const APRON_METERS = 22
/** Average speeds in a yard, in metres per second. */
const FORWARD_SPEED = 3.5
const BACKWARD_SPEED = 1
/** Hitching at the start and unhitching at the end, in seconds. */
const COUPLING_SECONDS = 90
/** A tractor with a trailer takes no corner tighter than this, in metres. */
const TURN_METERS = 11
const TURN_STEPS = 8

/** A plausible way from spot to spot: out along the nose, over open ground, past the destination, and back into it. */
export function forecastWay(
  start: WayEnd,
  destination: WayEnd,
  {
    ground,
    fetches,
  }: { ground: YardGround | null /** Whether a trailer is picked up at the start. */; fetches: boolean },
): Way {
  const exit = ahead(start, APRON_METERS)
  const apron = ahead(destination, APRON_METERS)
  const between = (ground && findPath(ground, exit, apron)) ?? [exit, apron]
  const forward = rounded([start.centre, ...between])
  const backward = destination.theta === null ? [] : [apron, destination.centre]
  const forwardMeters = pathMeters(forward)
  const backwardMeters = pathMeters(backward)
  return {
    forward,
    backward,
    lengthMeters: forwardMeters + backwardMeters,
    seconds:
      forwardMeters / FORWARD_SPEED + backwardMeters / BACKWARD_SPEED + (fetches ? COUPLING_SECONDS : 0),
  }
}

export function pathMeters(points: readonly SitePoint[]): number {
  let sum = 0
  for (let index = 1; index < points.length; index++) sum += gap(points[index - 1]!, points[index]!)
  return sum
}

function ahead({ centre, theta }: WayEnd, meters: number): SitePoint {
  if (theta === null) return centre
  return { x: centre.x + Math.cos(theta) * meters, y: centre.y + Math.sin(theta) * meters }
}

/** The line with its corners rounded, as far as its legs are long enough. */
function rounded(points: readonly SitePoint[]): SitePoint[] {
  return points.flatMap((corner, index) => {
    const [before, after] = [points[index - 1], points[index + 1]]
    if (before === undefined || after === undefined) return [corner]
    const from = towards(corner, before, Math.min(TURN_METERS, gap(corner, before) / 2))
    const to = towards(corner, after, Math.min(TURN_METERS, gap(corner, after) / 2))
    return Array.from({ length: TURN_STEPS + 1 }, (_, step) => onCurve(from, corner, to, step / TURN_STEPS))
  })
}

function onCurve(from: SitePoint, corner: SitePoint, to: SitePoint, share: number): SitePoint {
  const [a, b, c] = [(1 - share) ** 2, 2 * share * (1 - share), share ** 2]
  return { x: a * from.x + b * corner.x + c * to.x, y: a * from.y + b * corner.y + c * to.y }
}

function towards(from: SitePoint, to: SitePoint, meters: number): SitePoint {
  const share = meters / (gap(from, to) || 1)
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}

function gap(one: SitePoint, other: SitePoint): number {
  return Math.hypot(other.x - one.x, other.y - one.y)
}
