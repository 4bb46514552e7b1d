import { ACTION_PARAMETERS, type Order, type OrderActionType, type OrderNode } from '@tractrix/fleet-protocol'
import type { VirtualTruck } from '../trucks/virtual-truck.ts'
import type { ParkingSpot } from '../yard/index.ts'

/** One node after the first: where, and what to do there. No place: where the truck stands. */
export interface Stop {
  spot?: ParkingSpot
  /** A place outside of any spot: its zone and its center. */
  place?: { id: string; name: string; x: number; y: number }
  /** More parameters of the action, by their keys. */
  parameters?: Record<string, string | boolean>
  action: OrderActionType | null
  trailerId?: string
}

let count = 0

/** An order for a truck where it stands, as the server would send it. */
export function buildOrder(truck: VirtualTruck, stops: Stop[], change: Partial<Order> = {}): Order {
  count += 1
  const orderId = `00000000-0000-4000-8000-${String(count).padStart(12, '0')}.1`
  const { mapId } = truck.ground.yard
  const { x, y } = truck.driver.rig
  const start: OrderNode = {
    nodeId: `${orderId}.start`,
    sequenceId: 0,
    released: true,
    actions: [],
    nodePosition: { x, y, mapId, allowedDeviationXY: 15 },
  }
  const nodes = [start]
  for (const [index, stop] of stops.entries()) {
    const actions = actionsOf(stop, orderId, index)
    if (stop.spot === undefined && stop.place === undefined) nodes.at(-1)!.actions.push(...actions)
    else nodes.push(nodeOf(stop, actions, 2 * nodes.length, mapId))
  }
  const edges = nodes.slice(1).map((node, index) => ({
    edgeId: `${orderId}.e${index + 1}`,
    sequenceId: 2 * index + 1,
    released: true,
    startNodeId: nodes[index]!.nodeId,
    endNodeId: node.nodeId,
    actions: [],
  }))
  return {
    headerId: count,
    timestamp: '2026-03-01T12:00:00.000Z',
    version: '2.1.0',
    manufacturer: 'tractrix',
    serialNumber: truck.serial,
    orderId,
    orderUpdateId: 0,
    nodes,
    edges,
    ...change,
  }
}

function nodeOf(stop: Stop, actions: OrderNode['actions'], sequenceId: number, mapId: string): OrderNode {
  const place = stop.place ?? middleOf(stop.spot!)
  const { id, name, ...position } = place
  return {
    nodeId: id,
    nodeDescription: name,
    sequenceId,
    released: true,
    nodePosition: { ...position, mapId },
    actions,
  }
}

function middleOf({ id, name, mouth, theta, lengthMeters }: ParkingSpot) {
  const half = lengthMeters / 2
  return { id, name, x: mouth.x - half * Math.cos(theta), y: mouth.y - half * Math.sin(theta), theta }
}

function actionsOf(
  { spot, place, action, trailerId, parameters = {} }: Stop,
  orderId: string,
  index: number,
): OrderNode['actions'] {
  if (action === null) return []
  const zoneId = spot?.id ?? place?.id
  const given = { [ACTION_PARAMETERS.zoneId]: zoneId, [ACTION_PARAMETERS.loadId]: trailerId, ...parameters }
  return [
    {
      actionType: action,
      actionId: `${orderId}.a${index + 1}`,
      blockingType: 'HARD',
      actionParameters: Object.entries(given).flatMap(([key, value]) =>
        value === undefined ? [] : [{ key, value }],
      ),
    },
  ]
}
