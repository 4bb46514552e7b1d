import type {
  ActionState,
  ActionStatus,
  EdgeState,
  NodeState,
  Order,
  OrderNode,
} from '@tractrix/fleet-protocol'
import type { SimYard } from '../yard/index.ts'
import { type OrderStep, orderSteps } from './order-steps.ts'

/** How an order ended; null: it is active. */
export type OrderEnd = 'done' | 'failed' | 'canceled' | null

/** What of an order survives a restart of the simulator. */
export interface OrderMemory {
  order: Order
  stepIndex: number
  actionStates: ActionState[]
  lastNode: { nodeId: string; sequenceId: number }
  end: OrderEnd
  /** Left out by older memories. */
  passagesDone?: number
}

/** An order that a truck has taken, and how far it is with it. */
export class OrderRun {
  readonly order: Order
  readonly steps: OrderStep[]
  readonly actionStates: ActionState[]
  stepIndex = 0
  end: OrderEnd = null
  lastNode: { nodeId: string; sequenceId: number }
  /** How many stretches of its route the present action has behind it. */
  passagesDone = 0
  /** Why it failed, in words for people; null: it did not. */
  failure: string | null = null

  constructor(yard: SimYard, order: Order) {
    this.order = order
    this.steps = orderSteps(yard, order)
    this.actionStates = this.steps.flatMap(step =>
      step.kind === 'act'
        ? [
            {
              actionId: step.action.actionId,
              actionType: step.action.actionType,
              actionStatus: 'WAITING' as const,
            },
          ]
        : [],
    )
    const first = order.nodes[0]!
    this.lastNode = { nodeId: first.nodeId, sequenceId: first.sequenceId }
  }

  static restore(yard: SimYard, memory: OrderMemory): OrderRun {
    const run = new OrderRun(yard, memory.order)
    run.stepIndex = memory.stepIndex
    run.end = memory.end
    run.lastNode = memory.lastNode
    run.passagesDone = memory.passagesDone ?? 0
    run.actionStates.splice(0, run.actionStates.length, ...memory.actionStates)
    return run
  }

  remember(): OrderMemory {
    const { order, stepIndex, lastNode, end, passagesDone } = this
    const actionStates = this.actionStates.map(state => ({ ...state }))
    return { order, stepIndex, actionStates, lastNode, end, passagesDone }
  }

  get active(): boolean {
    return this.end === null
  }

  get step(): OrderStep | null {
    return this.active ? (this.steps[this.stepIndex] ?? null) : null
  }

  get previousStep(): OrderStep | null {
    return this.steps[this.stepIndex - 1] ?? null
  }

  /** The present step is done; after the last one the order is. */
  finishStep(): void {
    const step = this.steps[this.stepIndex]!
    if (step.kind === 'reach') this.#reached(step.node)
    else this.mark(step.action.actionId, 'FINISHED')
    this.stepIndex += 1
    if (this.stepIndex >= this.steps.length) this.end = 'done'
  }

  mark(actionId: string, status: ActionStatus, resultDescription?: string): void {
    const state = this.actionStates.find(each => each.actionId === actionId)
    if (state === undefined) return
    state.actionStatus = status
    if (resultDescription !== undefined) state.resultDescription = resultDescription
  }

  /** The order cannot go on: the action that it is about, or the next one, has failed, and with it all later ones. */
  fail(reason: string): void {
    this.failure = reason
    this.#close('failed', reason, 'not started: an earlier action failed')
  }

  cancel(): void {
    this.#close('canceled', 'canceled', 'canceled')
  }

  get nodeStates(): NodeState[] {
    if (!this.active) return []
    return this.order.nodes
      .filter(node => node.sequenceId > this.lastNode.sequenceId)
      .map(({ nodeId, sequenceId, released, nodePosition }) => ({
        nodeId,
        sequenceId,
        released,
        ...(nodePosition === undefined ? {} : { nodePosition }),
      }))
  }

  get edgeStates(): EdgeState[] {
    if (!this.active) return []
    return this.order.edges
      .filter(edge => edge.sequenceId > this.lastNode.sequenceId)
      .map(({ edgeId, sequenceId, released }) => ({ edgeId, sequenceId, released }))
  }

  #reached(node: OrderNode): void {
    this.lastNode = { nodeId: node.nodeId, sequenceId: node.sequenceId }
  }

  #close(end: 'failed' | 'canceled', first: string, others: string): void {
    let reason = first
    for (const state of this.actionStates) {
      if (state.actionStatus === 'FINISHED' || state.actionStatus === 'FAILED') continue
      state.actionStatus = 'FAILED'
      state.resultDescription = reason
      reason = others
    }
    this.end = end
  }
}
