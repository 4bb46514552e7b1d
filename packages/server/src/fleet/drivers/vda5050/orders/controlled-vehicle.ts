import type { State } from '@tractrix/fleet-protocol'
import type { Job, JobOutcome, JobPhase, JobReason, LoadReport } from '../../../vehicles/vehicle-port.ts'
import type { JobStep } from './job-plan.ts'
import type { StartPosition } from './order-from-job.ts'

/** A state that the vehicle has just sent, and when it came, in milliseconds since 1970. */
export interface LiveState {
  state: State
  receivedAt: number
}

/** What the order controller needs from its vehicle. */
export interface ControlledVehicle {
  isOnline(): boolean
  /** Null until the vehicle has sent one since it came online. */
  liveState(): LiveState | null
  startPosition(): StartPosition | null
  /** Its reported load; empty: it does not report any. */
  loadReports(): readonly LoadReport[]
  canDo(actionType: string): boolean
  stopsChargingFirst(): boolean
  /** @returns false when the job cannot be put into a valid order */
  sendOrder(job: Job, steps: JobStep[], start: StartPosition): boolean
  sendCancel(actionId: string): void
  sendStopCharging(actionId: string): void
  requestState(): void
}

/** Where the controller reports the progress of a job and its result. */
export interface OrderReports {
  progress(moveId: string, attempt: number, phase: JobPhase): void
  result(moveId: string, attempt: number, outcome: JobOutcome, reason: JobReason | null): void
}
