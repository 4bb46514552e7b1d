import { isRecord } from './without-nulls.ts'

type Loose = Record<string, unknown>

/** An order in which nodes and edges without actions get an empty list, and 2.0's `allowedDeviationXy` its 2.1 name. */
export function tolerateOrder(order: Loose): Loose {
  return {
    orderUpdateId: 0,
    edges: [],
    ...order,
    ...(Array.isArray(order.nodes) ? { nodes: order.nodes.map(tolerateNode) } : {}),
    ...(Array.isArray(order.edges) ? { edges: order.edges.map(withActions) } : {}),
  }
}

/** Instant actions, whose list 2.0 also knows as `instantActions`. */
export function tolerateInstantActions(message: Loose): Loose {
  const { instantActions, ...rest } = message
  return 'actions' in rest ? rest : { ...rest, actions: instantActions }
}

function tolerateNode(node: unknown): unknown {
  if (!isRecord(node)) return node
  const position = node.nodePosition
  if (!isRecord(position) || !('allowedDeviationXy' in position)) return withActions(node)
  const { allowedDeviationXy, ...rest } = position
  return withActions({ ...node, nodePosition: { allowedDeviationXY: allowedDeviationXy, ...rest } })
}

const withActions = (part: unknown): unknown => (isRecord(part) ? { actions: [], ...part } : part)
