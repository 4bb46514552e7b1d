import type { Header } from '../wire/header.ts'
import type { Action } from './action.ts'

/** Site meters on a named map. */
export interface NodePosition {
  /** Meters along the map's x axis. */
  x: number
  y: number
  /** Heading that the vehicle must have on the node, radians counter-clockwise from map x, in [-π, π]; absent: any. */
  theta?: number
  /** Radius in meters around the node within which it counts as reached. */
  allowedDeviationXY?: number
  allowedDeviationTheta?: number
  mapId: string
  mapDescription?: string
}

export interface OrderNode {
  nodeId: string
  /** Even: 0, 2, 4, … */
  sequenceId: number
  nodeDescription?: string
  /** True: part of the base, the vehicle may drive there now. */
  released: boolean
  nodePosition?: NodePosition
  actions: Action[]
}

export interface OrderEdge {
  edgeId: string
  /** Odd: 1, 3, 5, … */
  sequenceId: number
  edgeDescription?: string
  released: boolean
  startNodeId: string
  endNodeId: string
  /** Meters per second. */
  maxSpeed?: number
  actions: Action[]
}

/** Topic `order`, server to vehicle: a chain node, edge, node, edge, … node. */
export interface Order extends Header {
  orderId: string
  orderUpdateId: number
  zoneSetId?: string
  nodes: OrderNode[]
  edges: OrderEdge[]
}
