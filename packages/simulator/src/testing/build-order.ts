import { ACTION_PARAMETERS, type Order, type OrderActionType, type OrderNode } from '@tractrix/fleet-protocol'
import type { VirtualTruck } from '../trucks/virtual-truck.ts'
import type { Berth } from '../yard/index.ts'

/** One node after the first: where, and what to do there. */
export interface Stop {
  berth: Berth
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
  const nodes = [start, ...stops.map((stop, index) => nodeOf(stop, orderId, index, mapId))]
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

function nodeOf(
  { berth, action, trailerId }: Stop,
  orderId: string,
  index: number,
  mapId: string,
): OrderNode {
  const half = berth.lengthMeters / 2
  return {
    nodeId: berth.id,
    nodeDescription: berth.name,
    sequenceId: 2 * index + 2,
    released: true,
    nodePosition: {
      x: berth.mouth.x - half * Math.cos(berth.theta),
      y: berth.mouth.y - half * Math.sin(berth.theta),
      theta: berth.theta,
      mapId,
    },
    actions:
      action === null
        ? []
        : [
            {
              actionType: action,
              actionId: `${orderId}.a${index + 1}`,
              blockingType: 'HARD',
              actionParameters: [
                { key: ACTION_PARAMETERS.zoneId, value: berth.id },
                ...(trailerId === undefined ? [] : [{ key: ACTION_PARAMETERS.loadId, value: trailerId }]),
              ],
            },
          ],
  }
}
