import { orderId, parseOrderId, type State } from '@tractrix/fleet-protocol'
import { jobReason } from '../../../vehicles/job-reason.ts'
import type {
  Job,
  JobOutcome,
  JobPhase,
  JobReason,
  LoadReport,
  OpenJob,
} from '../../../vehicles/vehicle-port.ts'
import type { JobStep } from './job-plan.ts'
import { agreedPhases, freshLoadReports, LOAD_LAG_MS, loadContradiction } from './load-agreement.ts'
import { type OpenOrder, openOrder } from './open-order.ts'
import type { StartPosition } from './order-from-job.ts'
import { judgeOrder, type OrderVerdict } from './order-progress.ts'
import { repeatPause } from './repeat-pause.ts'
import { foreignOrder, reportedOrder } from './reported-order.ts'

/** After this long without an echo the identical order is sent again, in milliseconds. */
const RESEND_AFTER_MS = 4_000
/** An order that was sent so often without an echo counts as refused. */
const MAX_SENDS = 5
/** How long a job waits for a vehicle that is offline, busy or lost before it is given back, in milliseconds. */
const PATIENCE_MS = 30_000
/** A cancel that was sent so often to a vehicle that stands idle needs no acknowledgement any more. */
const MAX_CANCELS = 3
/** A state older than this says too little to start an order on, in milliseconds. */
const FRESH_MS = 5_000

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

/** Controls the one job that a vehicle may have, from the order to the result: sends, repeats, cancels and judges it. */
export class OrderController {
  readonly #vehicle: ControlledVehicle
  readonly #reports: OrderReports
  #open: OpenOrder | null = null
  /** Waits until the canceled job is over. */
  #next: Job | null = null
  /** The order that nobody knows, how often and when last the vehicle was asked to stop it. */
  #stray = { orderId: '', asked: 0, at: Number.NEGATIVE_INFINITY }
  #cancelsStrays = false
  #acceptedAt: number | null = null

  constructor(vehicle: ControlledVehicle, reports: OrderReports) {
    this.#vehicle = vehicle
    this.#reports = reports
  }

  get job(): { moveId: string; attempt: number; state: OpenOrder['state']; cancels: number } | null {
    if (this.#open === null) return null
    const { job, state, cancels } = this.#open
    return { moveId: job.moveId, attempt: job.attempt, state, cancels }
  }

  /** When the vehicle last took an order, milliseconds since 1970; null: not yet. */
  get acceptedAt(): number | null {
    return this.#acceptedAt
  }

  /** From now on an order of ours that nobody knows is canceled when the vehicle is seen with it. */
  cancelStrays(): void {
    this.#cancelsStrays = true
  }

  /** Drops the job without reporting a result: another server is in charge of it. */
  standBy(): void {
    this.#open = null
    this.#next = null
    this.#cancelsStrays = false
    this.#acceptedAt = null
  }

  assign(job: Job, now: number): void {
    if (this.#open === null) {
      this.#take(job, 'waiting', now)
    } else if (isSame(job, this.#open.job) || isSame(job, this.#next)) {
      // Given twice: one job.
    } else if (this.#open.state === 'canceling' && this.#next === null) {
      this.#next = job
    } else {
      this.#reports.result(job.moveId, job.attempt, 'rejected', jobReason('vehicle_busy'))
    }
  }

  /**
   * Takes up a job that an earlier run of the server began; the one that is being canceled comes before the next.
   * Whether a sent order arrived is not known: the next state shows it, and only then is the order sent again.
   */
  adopt({ job, state, cancels = 0 }: OpenJob, now: number): void {
    if (this.#open === null) this.#take(job, state === 'sent' ? 'waiting' : state, now, { sends: 1, cancels })
    else this.assign(job, now)
  }

  cancel(moveId: string, attempt: number, now: number): void {
    const wanted = { moveId, attempt }
    const open = this.#open
    if (open === null || !isSame(wanted, open.job)) {
      if (isSame(wanted, this.#next)) this.#next = null
      this.#reports.result(moveId, attempt, 'canceled', null)
    } else if (open.sends === 0) {
      this.#finish('canceled', null, now)
    } else if (open.state !== 'canceling') {
      open.state = 'canceling'
      this.#sendCancel(open, now)
    }
  }

  /** Lets go of a job that is being canceled; what waited for its end is given now. */
  release(moveId: string, attempt: number, now: number): void {
    const open = this.#open
    if (open === null || open.state !== 'canceling' || !isSame({ moveId, attempt }, open.job)) return
    const next = this.#next
    this.#open = null
    this.#next = null
    if (next !== null) this.assign(next, now)
  }

  /** The vehicle came or went: one that comes back is asked anew for what it did not answer. */
  onPresence(): void {
    this.#stray = { ...this.#stray, asked: 0 }
    if (this.#open !== null) this.#open.cancelsSinceOnline = 0
  }

  /** Judges the open job again: the vehicle has just reported its load. */
  onLoadReport(now: number): void {
    const open = this.#open
    const live = this.#vehicle.liveState()
    if (open === null || live === null || open.contradictedSince === null) return
    if (open.state === 'canceling') this.#onCancelingState(open, live.state, now)
    else this.#onVerdict(open, judgeOrder(open.expected, live.state), now)
  }

  /** Judges the open job by a state that has just come. */
  onState(state: State, now: number): void {
    const open = this.#open
    if (open === null) {
      this.#cancelStray(state, now)
    } else if (open.state === 'waiting') {
      this.#tryStart(open, now)
    } else if (open.state === 'canceling') {
      this.#onCancelingState(open, state, now)
    } else {
      this.#onVerdict(open, judgeOrder(open.expected, state), now)
    }
  }

  /** Repeats what was not answered, and gives up what takes too long. */
  tick(now: number): void {
    const open = this.#open
    if (open?.state === 'waiting') this.#tryStart(open, now)
    if (open === null || !this.#vehicle.isOnline()) return
    this.onLoadReport(now)
    if (this.#open !== open) return
    if (this.#isCancelDue(open, now)) this.#sendCancel(open, now)
    if (open.state === 'sent' && now - open.sentAt >= RESEND_AFTER_MS) this.#resend(open, now)
  }

  /** Not before the vehicle has said what it has: a cancel stops whatever order that is, also somebody else's. */
  #isCancelDue({ state, canceledAt, cancelsSinceOnline }: OpenOrder, now: number): boolean {
    const live = this.#vehicle.liveState()
    if (state !== 'canceling' || live === null || this.#hasNext()) return false
    return foreignOrder(live.state) === null && now - canceledAt >= repeatPause(cancelsSinceOnline)
  }

  #take(job: Job, state: OpenOrder['state'], now: number, { sends = 0, cancels = 0 } = {}): void {
    const opened = openOrder(job, state, now, actionType => this.#vehicle.canDo(actionType))
    if ('code' in opened) {
      this.#reports.result(job.moveId, job.attempt, 'rejected', opened)
      return
    }
    opened.sends = sends
    opened.cancels = cancels
    this.#open = opened
    this.tick(now)
  }

  /** Sends the order as soon as nothing holds it; gives it back when that takes too long. */
  #tryStart(open: OpenOrder, now: number): void {
    const state = this.#vehicle.liveState()?.state
    if (state?.orderId === open.expected.orderId) {
      this.#onVerdict(open, judgeOrder(open.expected, state), now)
      return
    }
    const obstacle = this.#obstacle(open, now)
    if (obstacle === null) this.#send(open, now)
    else if (open.sends === 0 && now - open.since >= PATIENCE_MS) this.#finish('rejected', obstacle, now)
  }

  /** What keeps the vehicle from taking an order now, after asking it to clear that away; null: nothing. */
  #obstacle(open: OpenOrder, now: number): JobReason | null {
    if (!this.#vehicle.isOnline()) return jobReason('vehicle_offline')
    const live = this.#vehicle.liveState()
    if (live === null || now - live.receivedAt > FRESH_MS) {
      this.#vehicle.requestState()
      return jobReason('vehicle_offline')
    }
    const { state } = live
    if (reportedOrder(state) !== null || state.driving) {
      this.#cancelStray(state, now)
      return jobReason('vehicle_busy')
    }
    if (state.batteryState.charging && this.#vehicle.stopsChargingFirst()) {
      this.#stopCharging(open, now)
      return jobReason('vehicle_busy')
    }
    return this.#vehicle.startPosition() === null ? jobReason('position_unknown') : null
  }

  #stopCharging(open: OpenOrder, now: number): void {
    if (now - open.chargeStoppedAt < RESEND_AFTER_MS) return
    open.chargeStoppedAt = now
    this.#vehicle.sendStopCharging(`${open.expected.orderId}.charge.${now}`)
  }

  #send(open: OpenOrder, now: number): void {
    open.start ??= this.#vehicle.startPosition()
    if (open.start === null || !this.#vehicle.sendOrder(open.job, open.steps, open.start)) {
      this.#finish('rejected', jobReason('invalid_job'), now)
      return
    }
    open.state = 'sent'
    open.sends += 1
    open.sentAt = now
  }

  #resend(open: OpenOrder, now: number): void {
    if (open.sends < MAX_SENDS) {
      this.#send(open, now)
      return
    }
    // The order may still sit in a queue on the way: the cancel follows it there.
    this.#sendCancel(open, now)
    this.#finish('rejected', jobReason('no_echo'), now)
  }

  #sendCancel(open: OpenOrder, now: number): void {
    if (!this.#vehicle.isOnline()) return
    open.cancels += 1
    open.cancelsSinceOnline += 1
    open.canceledAt = now
    this.#vehicle.sendCancel(`${open.expected.orderId}.cancel.${open.cancels}`)
  }

  #onVerdict(open: OpenOrder, verdict: OrderVerdict, now: number): void {
    switch (verdict.kind) {
      case 'not-taken':
        if (open.state === 'accepted') this.#finish('lost', jobReason('order_forgotten'), now)
        break
      case 'refused':
        this.#finish('rejected', verdict.reason, now)
        break
      default:
        if (open.state !== 'accepted') this.#acceptedAt = now
        open.state = 'accepted'
        this.#onTaken(open, verdict, now)
    }
  }

  /** The vehicle's report of its order counts as far as its load reports do not contradict it. */
  #onTaken(open: OpenOrder, verdict: Exclude<OrderVerdict, { kind: 'not-taken' | 'refused' }>, now: number) {
    const load = this.#judgeLoad(open, verdict.phases, now)
    this.#reportProgress(open, load.agreed)
    if (load.contradiction !== null) this.#finish('failed', load.contradiction, now)
    else if (verdict.kind === 'failed') this.#finish('failed', verdict.reason, now)
    else if (verdict.kind === 'complete' && load.agreed.length === verdict.phases.length)
      this.#finish('complete', null, now)
  }

  /**
   * Which steps the vehicle's load reports agree with. One of its messages may come before the other; when a report
   * that is newer than the contradiction repeats it after a while, it stands.
   */
  #judgeLoad(
    open: OpenOrder,
    phases: readonly JobPhase[],
    now: number,
  ): { agreed: JobPhase[]; contradiction: JobReason | null } {
    const reports = freshLoadReports(this.#vehicle.loadReports(), now)
    const agreed = agreedPhases(open.job, phases, reports)
    if (loadContradiction(open.job, phases, reports) === null) {
      open.contradictedSince = null
      return { agreed, contradiction: null }
    }
    open.contradictedSince ??= now
    const since = open.contradictedSince
    const newer = reports.filter(({ reportedAt }) => Date.parse(reportedAt) > since)
    const repeated = loadContradiction(open.job, phases, newer)
    if (repeated !== null && now - since >= LOAD_LAG_MS)
      return { agreed, contradiction: jobReason('load_contradicts', repeated) }
    this.#vehicle.requestState()
    return { agreed, contradiction: null }
  }

  /** A canceled job is over when the vehicle has answered the cancel and stands idle, or was done before it came. */
  #onCancelingState(open: OpenOrder, state: State, now: number): void {
    const verdict = judgeOrder(open.expected, state)
    const phases = 'phases' in verdict ? verdict.phases : []
    const { agreed } = this.#judgeLoad(open, phases, now)
    this.#reportProgress(open, agreed)
    if (verdict.kind === 'complete' && agreed.length === phases.length) {
      this.#finish('complete', null, now)
      return
    }
    if (this.#hasNext()) {
      this.#finish('canceled', null, now)
      return
    }
    const { orderId: ours } = open.expected
    const isAnswered = state.actionStates.some(
      ({ actionId, actionStatus }) =>
        actionId.startsWith(`${ours}.cancel.`) && (actionStatus === 'FINISHED' || actionStatus === 'FAILED'),
    )
    const isIdle = !state.driving && reportedOrder(state) === null
    if (isIdle && (isAnswered || open.cancels >= MAX_CANCELS)) this.#finish('canceled', null, now)
  }

  /** True when the vehicle has taken the next order already: an earlier run of the server had got that far. */
  #hasNext(): boolean {
    if (this.#next === null) return false
    const { moveId, attempt } = this.#next
    return this.#vehicle.liveState()?.state.orderId === orderId(moveId, attempt)
  }

  #reportProgress({ job, reported }: OpenOrder, phases: JobPhase[]): void {
    for (const phase of phases.filter(reached => !reported.has(reached))) {
      reported.add(phase)
      this.#reports.progress(job.moveId, job.attempt, phase)
    }
  }

  #finish(outcome: JobOutcome, reason: JobReason | null, now: number): void {
    const { moveId, attempt } = this.#open!.job
    const next = this.#next
    this.#open = null
    this.#next = null
    this.#reports.result(moveId, attempt, outcome, reason)
    if (next !== null) this.assign(next, now)
  }

  /** Stops an order of ours that no open job stands for: given up here, but still carried out over there. */
  #cancelStray(state: State, now: number): void {
    const { orderId } = state
    const isStray = parseOrderId(orderId) !== null && reportedOrder(state) !== null
    if (!this.#cancelsStrays || !isStray) return
    if (this.#stray.orderId !== orderId) this.#stray = { orderId, asked: 0, at: Number.NEGATIVE_INFINITY }
    if (now - this.#stray.at < repeatPause(this.#stray.asked)) return
    this.#stray = { orderId, asked: this.#stray.asked + 1, at: now }
    this.#vehicle.sendCancel(`${orderId}.stray.${now}`)
  }
}

interface MoveAttempt {
  moveId: string
  attempt: number
}

const isSame = (a: MoveAttempt, b: MoveAttempt | null): boolean =>
  b !== null && orderId(a.moveId, a.attempt) === orderId(b.moveId, b.attempt)
