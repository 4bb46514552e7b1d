import { jobReason } from '../../../vehicles/job-reason.ts'
import type { Job, JobPhase, JobReason, OpenJob } from '../../../vehicles/vehicle-port.ts'
import { type JobStep, planJob } from './job-plan.ts'
import { expectationOf, type OrderExpectation, type StartPosition, stepsFor } from './order-from-job.ts'

/** The job that a vehicle has, and how far it is. Times are milliseconds since 1970. */
export interface OpenOrder {
  readonly job: Job
  readonly steps: JobStep[]
  readonly expected: OrderExpectation
  /** When the controller accepted the job. */
  readonly since: number
  /** Which steps have been reported already. */
  readonly reported: Set<JobPhase>
  state: 'waiting' | OpenJob['state']
  /** Where the vehicle stood when the order was first sent: a repeated order is the identical one. */
  start: StartPosition | null
  sends: number
  sentAt: number
  /** How often it has been asked to stop, and how often since it came online last. */
  cancels: number
  cancelsSinceOnline: number
  canceledAt: number
  /** Since when the vehicle's load reports contradict its order; null: they do not. */
  contradictedSince: number | null
  chargeStoppedAt: number
}

const NEVER = Number.NEGATIVE_INFINITY

/** Opens a job for a vehicle, or says why it cannot do it. */
export function openOrder(
  job: Job,
  state: OpenOrder['state'],
  now: number,
  canDo: (actionType: string) => boolean,
): OpenOrder | JobReason {
  const plan = planJob(job)
  if (plan === null) return jobReason('invalid_job')
  const steps = stepsFor(plan, canDo)
  if (steps === null) return jobReason('unsupported_action')
  return {
    job,
    steps,
    expected: expectationOf(job, steps),
    since: now,
    reported: new Set(),
    state,
    start: null,
    sends: 0,
    sentAt: NEVER,
    cancels: 0,
    cancelsSinceOnline: 0,
    canceledAt: NEVER,
    contradictedSince: null,
    chargeStoppedAt: NEVER,
  }
}
