import {
  type Action,
  type ActionParameter,
  type ActionParameterValue,
  type Header,
  ACTION_PARAMETERS as KEY,
  type Order,
  type OrderEdge,
  type OrderNode,
  orderId,
} from '@tractrix/fleet-protocol'
import type { Job, Stop } from '../../../vehicles/vehicle-port.ts'
import type { Dialect } from '../dialect/dialect.ts'
import type { JobStep } from './job-plan.ts'

/** How far from its last known position a truck may be to take an order, in meters. */
const START_TOLERANCE_METERS = 15

/** Where the truck was last seen: site meters on a map. */
export interface StartPosition {
  x: number
  y: number
  mapId: string
}

/** The identity of an order for the rules of progress: everything that can be rebuilt from the job alone. */
export interface OrderExpectation {
  orderId: string
  /** Sequence id of the last node, all nodes being released. */
  lastSequenceId: number
  actions: { actionId: string; actionType: string }[]
}

/**
 * The order for a job: first a temporary node where the truck stands, then one node for each step. All of it is
 * released at once, and edges carry no trajectory: the truck plans its way itself.
 */
export function orderFromJob(
  job: Job,
  steps: JobStep[],
  start: StartPosition,
  dialect: Dialect,
  header: Header,
): Order {
  const id = orderId(job.moveId, job.attempt)
  const nodes: OrderNode[] = [startNode(id, start)]
  const edges: OrderEdge[] = []
  for (const [index, step] of steps.entries()) {
    const previous = nodes.at(-1)!
    const actions = step.action === null ? [] : [action(job, step, index, dialect)]
    if (step.stop === null) {
      previous.actions.push(...actions)
      continue
    }
    const node = stopNode(step.stop, previous.sequenceId + 2, actions)
    nodes.push(node)
    edges.push({
      edgeId: `${id}.e${edges.length + 1}`,
      sequenceId: previous.sequenceId + 1,
      released: true,
      startNodeId: previous.nodeId,
      endNodeId: node.nodeId,
      actions: [],
    })
  }
  return { ...header, orderId: id, orderUpdateId: 0, nodes, edges }
}

/** What the vehicle must have reported before the job is done. */
export function expectationOf(job: Job, steps: JobStep[]): OrderExpectation {
  const id = orderId(job.moveId, job.attempt)
  const stops = steps.filter(step => step.stop !== null).length
  const actions = steps.flatMap((step, index) =>
    step.action === null ? [] : [{ actionId: actionId(id, index), actionType: step.action }],
  )
  return { orderId: id, lastSequenceId: 2 * stops, actions }
}

/** Steps whose actions the vehicle can do; null when it lacks one that cannot be left out. */
export function stepsFor(steps: JobStep[], canDo: (actionType: string) => boolean): JobStep[] | null {
  const possible = steps.map(step => {
    if (step.action === null || canDo(step.action)) return step
    return step.optional ? { ...step, action: null } : null
  })
  return possible.includes(null) ? null : (possible as JobStep[])
}

const actionId = (id: string, stepIndex: number): string => `${id}.a${stepIndex + 1}`

function startNode(id: string, { x, y, mapId }: StartPosition): OrderNode {
  const nodePosition = { x, y, mapId, allowedDeviationXY: START_TOLERANCE_METERS }
  return { nodeId: `${id}.start`, sequenceId: 0, released: true, nodePosition, actions: [] }
}

function stopNode(stop: Stop, sequenceId: number, actions: Action[]): OrderNode {
  const { x, y, mapId, theta } = stop
  const heading = theta === null ? {} : { theta: wrapAngle(theta) }
  return {
    nodeId: stop.zoneId,
    nodeDescription: stop.name,
    sequenceId,
    released: true,
    nodePosition: { x, y, mapId, ...heading },
    actions,
  }
}

function action(job: Job, step: JobStep, index: number, dialect: Dialect): Action {
  return {
    actionType: step.action!,
    actionId: actionId(orderId(job.moveId, job.attempt), index),
    blockingType: 'HARD',
    actionParameters: [
      ...stationParameters(step.stop, dialect),
      ...loadParameters(job, dialect),
      ...parameter(KEY.routeName, job.metadata.RT_NAME ?? job.metadata.staticRoute),
      ...parameter(KEY.routeDirection, job.metadata.DIR),
      ...parameter(KEY.truckControlMode, job.metadata.TC_MODE),
      ...parameter(KEY.observeYard, job.metadata.enable_yard_inventory || null),
    ],
  }
}

function stationParameters(stop: Stop | null, { stationType }: Dialect): ActionParameter[] {
  if (stop === null) return []
  return [
    ...parameter(KEY.stationType, stationType ?? stop.zoneType),
    ...parameter(KEY.stationName, stop.name),
    ...parameter(KEY.zoneId, stop.zoneId),
  ]
}

function loadParameters({ trailer }: Job, { loadType }: Dialect): ActionParameter[] {
  return [
    ...parameter(KEY.loadType, loadType),
    ...parameter(KEY.loadId, trailer?.id),
    ...parameter(KEY.trailerScac, trailer?.scac),
    ...parameter(KEY.trailerSerial, trailer?.serial),
    ...parameter(KEY.trailerLengthMeters, trailer?.lengthMeters),
    ...parameter(KEY.trailerDimensionCode, trailer?.dimensionCode),
  ]
}

/** One parameter, or none when there is nothing to say. */
const parameter = (key: string, value: ActionParameterValue | null | undefined): ActionParameter[] =>
  value === null || value === undefined ? [] : [{ key, value }]

/** The same direction within [-π, π]. */
const wrapAngle = (radians: number): number => Math.atan2(Math.sin(radians), Math.cos(radians))
