import type { SitePoint } from '@tractrix/domain/platform'
import type { PlanLane } from './yard-plan.ts'

/** How far the paved inside of a bend reaches along both lanes, in meters: a 53 ft trailer cuts a right angle by 9 m. */
const REACH_METERS = 24
/** Arms that differ less from a straight line than this have no inside to pave, in radians: 10°. */
const STRAIGHT_RADIANS = Math.PI / 18

/**
 * The paved inside of every bend and junction of roads, as triangles: a trailer follows its tractor on a shorter way, so
 * that a road needs more width there than on the straight.
 */
export function bendSurfaces(lanes: readonly PlanLane[]): SitePoint[][] {
  return [...armsByNode(lanes).values()].flatMap(({ node, arms }) =>
    arms.flatMap((one, index) =>
      arms
        .slice(index + 1)
        .filter(other => one.isRoad || other.isRoad)
        .filter(other => Math.abs(turnBetween(one, other)) > STRAIGHT_RADIANS)
        .map(other => [node, along(node, one), along(node, other)]),
    ),
  )
}

/** A piece of lane that leaves a node. */
interface Arm {
  theta: number
  lengthMeters: number
  isRoad: boolean
}

function armsByNode(lanes: readonly PlanLane[]): Map<string, { node: SitePoint; arms: Arm[] }> {
  const nodes = new Map<string, { node: SitePoint; arms: Arm[] }>()
  for (const { points, kind } of lanes) {
    points.forEach((node, index) => {
      const key = `${node.x.toFixed(0)},${node.y.toFixed(0)}`
      const entry = nodes.get(key) ?? { node, arms: [] }
      nodes.set(key, entry)
      for (const next of [points[index - 1], points[index + 1]])
        if (next) entry.arms.push({ ...directionTo(node, next), isRoad: kind === 'road' })
    })
  }
  return nodes
}

function directionTo(from: SitePoint, to: SitePoint): Pick<Arm, 'theta' | 'lengthMeters'> {
  return {
    theta: Math.atan2(to.y - from.y, to.x - from.x),
    lengthMeters: Math.hypot(to.x - from.x, to.y - from.y),
  }
}

/** How far one has to turn to go from one arm into the other; 0 is straight on, in radians. */
function turnBetween(one: Arm, other: Arm): number {
  const turn = other.theta - one.theta - Math.PI
  return Math.atan2(Math.sin(turn), Math.cos(turn))
}

function along(node: SitePoint, { theta, lengthMeters }: Arm): SitePoint {
  const reachMeters = Math.min(REACH_METERS, lengthMeters)
  return { x: node.x + reachMeters * Math.cos(theta), y: node.y + reachMeters * Math.sin(theta) }
}
