import type { SitePoint } from '@tractrix/domain/platform'

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
const STEPS = 24

/** A plausible way from spot to spot: out along the nose, a bend, past the destination, and back into it. */
export function forecastWay(start: WayEnd, destination: WayEnd): Way {
  const exit = ahead(start, APRON_METERS)
  const apron = ahead(destination, APRON_METERS)
  const forward = [start.centre, ...bend(exit, apron, start.theta)]
  const backward = destination.theta === null ? [] : bend(apron, destination.centre, null)
  const forwardMeters = pathMeters(forward)
  const backwardMeters = pathMeters(backward)
  return {
    forward,
    backward,
    lengthMeters: forwardMeters + backwardMeters,
    seconds: forwardMeters / FORWARD_SPEED + backwardMeters / BACKWARD_SPEED + COUPLING_SECONDS,
  }
}

export function pathMeters(points: readonly SitePoint[]): number {
  let sum = 0
  for (let index = 1; index < points.length; index++) {
    const [from, to] = [points[index - 1]!, points[index]!]
    sum += Math.hypot(to.x - from.x, to.y - from.y)
  }
  return sum
}

function ahead({ centre, theta }: WayEnd, meters: number): SitePoint {
  if (theta === null) return centre
  return { x: centre.x + Math.cos(theta) * meters, y: centre.y + Math.sin(theta) * meters }
}

/** A curve that leaves in the direction `theta` and ends at `to`; a straight line without a direction. */
function bend(from: SitePoint, to: SitePoint, theta: number | null): SitePoint[] {
  if (theta === null) return [from, to]
  const reach = Math.hypot(to.x - from.x, to.y - from.y) / 2
  const control = { x: from.x + Math.cos(theta) * reach, y: from.y + Math.sin(theta) * reach }
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const share = step / STEPS
    const [a, b, c] = [(1 - share) ** 2, 2 * share * (1 - share), share ** 2]
    return { x: a * from.x + b * control.x + c * to.x, y: a * from.y + b * control.y + c * to.y }
  })
}
