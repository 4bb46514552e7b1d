import {
  ACTION_PARAMETERS,
  type Action,
  actionParameter,
  ORDER_ACTION_TYPES,
  type Order,
  type OrderNode,
} from '@tractrix/fleet-protocol'
import type { ParkingSpot, SimYard } from '../yard/index.ts'
import { type SimTrailer, simTrailer } from '../yard/sim-trailer.ts'
import { type Halt, haltOf } from './halt.ts'

/** How the truck comes to a node: under the trailer there, with its trailer, by itself, or only in front of it. */
export type Approach = 'pick' | 'tow' | 'park' | 'look'

/** One thing an order asks for, to be done in order. */
export type OrderStep =
  | {
      kind: 'reach'
      node: OrderNode
      spot: ParkingSpot | null
      /** The place of a node outside of any spot; null: the node is a spot, or the first one. */
      halt: Halt | null
      approach: Approach
      trailer: SimTrailer | null
    }
  | { kind: 'act'; node: OrderNode; action: Action; spot: ParkingSpot | null; trailer: SimTrailer | null }

/** What this truck can do on a node: everything that the protocol names. */
export const KNOWN_ACTIONS: readonly string[] = Object.values(ORDER_ACTION_TYPES)

const APPROACHES: Record<string, Approach> = {
  pick: 'pick',
  hitchUnhitch: 'pick',
  drop: 'tow',
  stage: 'tow',
  backTrailerNoDrop: 'tow',
  detectObject: 'look',
}

/** How near to a spot's center a node without zone id must lie to refer to it, in meters. */
const SAME_PLACE_METERS = 2

/** An order as a list of steps: for each node reach it, then each of its actions. */
export function orderSteps(yard: SimYard, order: Order): OrderStep[] {
  const nodes = [...order.nodes].sort((a, b) => a.sequenceId - b.sequenceId)
  return nodes.flatMap((node, index) => {
    const spot = index === 0 ? null : spotOf(yard, node)
    const first = node.actions[0]
    const approach = first === undefined ? 'park' : (APPROACHES[first.actionType] ?? 'park')
    const halt = index === 0 || spot !== null ? null : haltOf(yard, node)
    const reach: OrderStep = { kind: 'reach', node, spot, halt, approach, trailer: trailerOf(first) }
    const acts = node.actions.map(
      (action): OrderStep => ({ kind: 'act', node, action, spot, trailer: trailerOf(action) }),
    )
    return [reach, ...acts]
  })
}

/** The spot a node refers to: by the zone id of an action, by its own id, or by its position; null: none. */
function spotOf(yard: SimYard, node: OrderNode): ParkingSpot | null {
  const zoneIds = node.actions.map(action => actionParameter(action, ACTION_PARAMETERS.zoneId))
  for (const id of [...zoneIds, node.nodeId]) {
    const spot = typeof id === 'string' ? yard.spotById.get(id) : undefined
    if (spot !== undefined) return spot
  }
  const place = node.nodePosition
  if (place === undefined) return null
  const near = yard.spots.filter(
    spot => spot.kind !== 'waiting' && distanceTo(spot, place) < SAME_PLACE_METERS,
  )
  return near.sort((a, b) => distanceTo(a, place) - distanceTo(b, place))[0] ?? null
}

/** From the middle of a spot, in meters. */
function distanceTo(spot: ParkingSpot, place: { x: number; y: number }): number {
  const half = spot.lengthMeters / 2
  const x = spot.mouth.x - half * Math.cos(spot.theta)
  const y = spot.mouth.y - half * Math.sin(spot.theta)
  return Math.hypot(x - place.x, y - place.y)
}

/** A parameter of an action that is text; null: it is not there. */
export function textOf(action: Action | undefined, key: string): string | null {
  const value = action === undefined ? undefined : actionParameter(action, key)
  return typeof value === 'string' && value !== '' ? value : null
}

/** The trailer an action speaks of; null: it names none. */
function trailerOf(action: Action | undefined): SimTrailer | null {
  const text = (key: string) => textOf(action, key)
  const id = text(ACTION_PARAMETERS.loadId)
  if (action === undefined || id === null) return null
  const length = actionParameter(action, ACTION_PARAMETERS.trailerLengthMeters)
  return simTrailer({
    id,
    scac: text(ACTION_PARAMETERS.trailerScac) ?? '',
    serial: text(ACTION_PARAMETERS.trailerSerial) ?? '',
    dimensionCode: text(ACTION_PARAMETERS.trailerDimensionCode),
    lengthMeters: typeof length === 'number' ? length : null,
  })
}
