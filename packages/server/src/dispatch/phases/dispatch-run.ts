import type { Move, WaitReason } from '@tractrix/domain/moves'
import type { Job } from '../../fleet/index.ts'
import type { Trx } from '../../platform/db/index.ts'
import type { DispatchTruck, DispatchYard } from '../yard/dispatch-yard.ts'
import type { FleetOrder } from '../yard/fleet-orders.store.ts'

/** A pending move on its way through a run. */
export interface WaitingMove {
  move: Move
  attempt: number
  /** Why it cannot start; filled by the phases in their order. */
  reasons: WaitReason[]
  /** The truck that takes it, and why that one. */
  choice: { truck: DispatchTruck; why: Record<string, unknown> } | null
}

/** One run over one site: what it reads, what it decides, what is sent to the fleet after the commit. */
export interface DispatchRun {
  trx: Trx
  /** ISO time. */
  now: string
  /** A truck that is silent for so long is lost, in milliseconds. */
  lostTruckAfterMs: number
  yard: DispatchYard
  /** Trucks that have something to do. */
  taken: Set<string>
  /** Pending moves, the next one first. */
  waiting: WaitingMove[]
  /** Moves in progress, and what holds them. */
  driving: { move: Move; reasons: WaitReason[] }[]
  /** Orders to give. */
  jobs: Job[]
  /** Orders to take back. */
  callBacks: FleetOrder[]
}
