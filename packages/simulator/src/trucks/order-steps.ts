import {
  ACTION_PARAMETERS,
  type Action,
  actionParameter,
  ORDER_ACTION_TYPES,
  type Order,
  type OrderNode,
} from '@tractrix/fleet-protocol'
import type { Berth, SimYard } from '../yard/index.ts'
import { type Halt, haltOf } from './halt.ts'
import { type SimTrailer, simTrailer } from './sim-trailer.ts'

/** How the truck comes to a node: under the trailer there, with its trailer, by itself, or only in front of it. */
export type Approach = 'pick' | 'tow' | 'park' | 'look'

/** One thing an order asks for, to be done in order. */
export type OrderStep =
  | {
      kind: 'reach'
      node: OrderNode
      berth: Berth | null
      /** The place of a node that is no berth; null: a berth, or the first node. */
      halt: Halt | null
      approach: Approach
      trailer: SimTrailer | null
    }
  | { kind: 'act'; node: OrderNode; action: Action; berth: Berth | null; trailer: SimTrailer | null }

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

/** How near to a berth's middle a node without zone id must lie to mean it, in metres. */
const SAME_PLACE_METERS = 2

/** An order as a list of steps: for each node reach it, then each of its actions. */
export function orderSteps(yard: SimYard, order: Order): OrderStep[] {
  const nodes = [...order.nodes].sort((a, b) => a.sequenceId - b.sequenceId)
  return nodes.flatMap((node, index) => {
    const berth = index === 0 ? null : berthOf(yard, node)
    const first = node.actions[0]
    const approach = first === undefined ? 'park' : (APPROACHES[first.actionType] ?? 'park')
    const halt = index === 0 || berth !== null ? null : haltOf(yard, node)
    const reach: OrderStep = { kind: 'reach', node, berth, halt, approach, trailer: trailerOf(first) }
    const acts = node.actions.map(
      (action): OrderStep => ({ kind: 'act', node, action, berth, trailer: trailerOf(action) }),
    )
    return [reach, ...acts]
  })
}

/** The berth a node means: by the zone id of an action, by its own id, or by its place; null: none. */
function berthOf(yard: SimYard, node: OrderNode): Berth | null {
  const zoneIds = node.actions.map(action => actionParameter(action, ACTION_PARAMETERS.zoneId))
  for (const id of [...zoneIds, node.nodeId]) {
    const berth = typeof id === 'string' ? yard.berthById.get(id) : undefined
    if (berth !== undefined) return berth
  }
  const place = node.nodePosition
  if (place === undefined) return null
  const near = yard.berths.filter(
    berth => berth.kind !== 'waiting' && distanceTo(berth, place) < SAME_PLACE_METERS,
  )
  return near.sort((a, b) => distanceTo(a, place) - distanceTo(b, place))[0] ?? null
}

/** From the middle of a berth, in metres. */
function distanceTo(berth: Berth, place: { x: number; y: number }): number {
  const half = berth.lengthMeters / 2
  const x = berth.mouth.x - half * Math.cos(berth.theta)
  const y = berth.mouth.y - half * Math.sin(berth.theta)
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
