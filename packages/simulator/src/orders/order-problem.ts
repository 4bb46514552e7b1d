import { ORDER_ACTION_TYPES, type Order } from '@tractrix/fleet-protocol'
import type { YardGround } from '../ground/yard-ground.ts'
import type { SimTrailer } from '../yard/sim-trailer.ts'
import type { OrderRun } from './order-run.ts'
import { KNOWN_ACTIONS, type OrderStep, orderSteps } from './order-steps.ts'

/** Error types of VDA 5050 2.1 for orders that are not taken. */
export type OrderErrorType = 'validationError' | 'noRouteError' | 'orderError' | 'orderUpdateError'

export interface OrderProblem {
  errorType: OrderErrorType
  description: string
}

/** What the check of an order has to know about the truck. */
export interface OrderRecipient {
  ground: YardGround
  run: OrderRun | null
  trailer: SimTrailer | null
  /** Why it accepts no orders at all; null: it does. */
  refusal: string | null
  /** Distance to a point from where it stands or has just driven by itself, in meters. */
  distanceTo(x: number, y: number): number
}

/** Radius within which the first node counts as reached when it names none, in meters. */
const DEFAULT_DEVIATION_METERS = 2

/**
 * Whether a truck takes an order (VDA 5050 2.1, 6.6.4): `ignore` for a repeated one, a problem when it refuses, null
 * when it takes it.
 */
export function orderProblem(recipient: OrderRecipient, order: Order): OrderProblem | 'ignore' | null {
  const { run } = recipient
  if (run !== null && run.order.orderId === order.orderId) {
    if (order.orderUpdateId === run.order.orderUpdateId) return 'ignore'
    const description =
      order.orderUpdateId < run.order.orderUpdateId
        ? `This update is older than ${run.order.orderUpdateId}.`
        : 'This truck takes whole orders only: cancel it and send a new one.'
    return { errorType: 'orderUpdateError', description }
  }
  if (run?.active) return problem('orderError', `The truck still works on order ${run.order.orderId}.`)
  if (recipient.refusal !== null) return problem('orderError', recipient.refusal)
  return chainProblem(order) ?? startProblem(recipient, order) ?? stepsProblem(recipient, order)
}

function chainProblem(order: Order): OrderProblem | null {
  if (order.nodes.length === 0) return problem('validationError', 'The order has no nodes.')
  if (order.edges.length !== order.nodes.length - 1) {
    return problem('validationError', 'The order must have one edge less than nodes.')
  }
  const all = [...order.nodes, ...order.edges]
  const numbers = all.map(each => each.sequenceId).sort((a, b) => a - b)
  if (new Set(numbers).size !== numbers.length || order.nodes.some(node => node.sequenceId % 2 !== 0)) {
    return problem('validationError', 'The sequence ids of the order do not form a chain.')
  }
  if (all.some(each => !each.released)) return problem('orderError', 'This truck takes released orders only.')
  return null
}

function startProblem(recipient: OrderRecipient, order: Order): OrderProblem | null {
  const start = order.nodes[0]!.nodePosition
  if (start === undefined) return null
  if (start.mapId !== recipient.ground.yard.mapId)
    return problem('noRouteError', `The truck has no map ${start.mapId}.`)
  const allowed = Math.max(DEFAULT_DEVIATION_METERS, start.allowedDeviationXY ?? 0)
  const distance = recipient.distanceTo(start.x, start.y)
  if (distance <= allowed) return null
  return problem('noRouteError', `The first node is ${distance.toFixed(1)} m away.`)
}

/** Walks through the order's steps as it will do them, and says at which one it would get stuck. */
function stepsProblem({ ground, trailer }: OrderRecipient, order: Order): OrderProblem | null {
  let towed: SimTrailer | 'unknown' | null = trailer
  for (const step of orderSteps(ground.yard, order)) {
    if (step.kind === 'reach') {
      const first = step.node.sequenceId === order.nodes[0]!.sequenceId
      if (!first && step.spot === null && step.halt === null)
        return problem('noRouteError', `There is no place ${nameOf(step)}.`)
      continue
    }
    const { actionType } = step.action
    if (!KNOWN_ACTIONS.includes(actionType)) {
      return problem('orderError', `This truck does not know the action ${actionType}.`)
    }
    const stuck = actionProblem(ground, step, towed)
    if (stuck !== null) return problem('orderError', stuck)
    if (actionType === ORDER_ACTION_TYPES.pick) towed = step.trailer ?? 'unknown'
    if (actionType === ORDER_ACTION_TYPES.drop) towed = null
  }
  return null
}

function actionProblem(
  ground: YardGround,
  step: Extract<OrderStep, { kind: 'act' }>,
  towed: SimTrailer | 'unknown' | null,
): string | null {
  const { spot, action } = step
  if (spot === null && NEEDS_SPOT.includes(action.actionType))
    return `The action ${action.actionType} needs a place.`
  switch (action.actionType) {
    case ORDER_ACTION_TYPES.pick:
    case ORDER_ACTION_TYPES.hitchUnhitch:
      return towed === null ? null : 'A trailer is hitched already.'
    case ORDER_ACTION_TYPES.drop:
    case ORDER_ACTION_TYPES.backTrailerNoDrop:
      return towed === null ? 'No trailer is hitched.' : null
    case ORDER_ACTION_TYPES.stage: {
      if (towed === null) return 'No trailer is hitched.'
      const there = ground.trailers.get(spot!.id)
      return there === undefined ? null : `${spot!.name} is occupied by ${there.name}.`
    }
    case ORDER_ACTION_TYPES.startCharging:
      return spot!.kind === 'charging' ? null : `${spot!.name} is no charging station.`
    default:
      return null
  }
}

/** Actions that are done in a spot or at a charger. */
const NEEDS_SPOT: readonly string[] = [
  ORDER_ACTION_TYPES.pick,
  ORDER_ACTION_TYPES.drop,
  ORDER_ACTION_TYPES.stage,
  ORDER_ACTION_TYPES.hitchUnhitch,
  ORDER_ACTION_TYPES.backTrailerNoDrop,
  ORDER_ACTION_TYPES.startCharging,
]

function nameOf({ node }: OrderStep): string {
  return node.nodeDescription ?? node.nodeId
}

function problem(errorType: OrderErrorType, description: string): OrderProblem {
  return { errorType, description }
}
