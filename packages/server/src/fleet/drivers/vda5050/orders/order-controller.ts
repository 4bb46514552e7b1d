import { orderId, type State } from '@tractrix/fleet-protocol'
import { jobReason } from '../../../vehicles/job-reason.ts'
import type { Job, JobOutcome, JobPhase, JobReason, OpenJob } from '../../../vehicles/vehicle-port.ts'
import { isCancelOver } from './cancel-over.ts'
import { clearForStart, RESEND_AFTER_MS } from './clear-for-start.ts'
import type { ControlledVehicle, OrderReports } from './controlled-vehicle.ts'
import { judgeLoad } from './judge-load.ts'
import { type OpenOrder, openOrder } from './open-order.ts'
import { judgeOrder, type OrderVerdict } from './order-progress.ts'
import { repeatPause } from './repeat-pause.ts'
import { foreignOrder } from './reported-order.ts'
import { StrayOrders } from './stray-orders.ts'

/** An order that was sent so often without an echo counts as refused. */
const MAX_SENDS = 5
/** How long a job waits for a vehicle that is offline, busy or lost before it is given back, in milliseconds. */
const PATIENCE_MS = 30_000

/** Controls the one job that a vehicle may have, from the order to the result: sends, repeats, cancels and judges it. */
export class OrderController {
  readonly #vehicle: ControlledVehicle
  readonly #reports: OrderReports
  #open: OpenOrder | null = null
  /** Waits until the canceled job is over. */
  #next: Job | null = null
  readonly #strays: StrayOrders
  #acceptedAt: number | null = null

  constructor(vehicle: ControlledVehicle, reports: OrderReports) {
    this.#vehicle = vehicle
    this.#reports = reports
    this.#strays = new StrayOrders(vehicle)
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
    this.#strays.cancelThem(true)
  }

  /** Drops the job without reporting a result: another server is in charge of it. */
  standBy(): void {
    this.#open = null
    this.#next = null
    this.#strays.cancelThem(false)
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
    this.#strays.askAnew()
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
      this.#strays.onState(state, now)
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
    const obstacle = clearForStart(open, this.#vehicle, this.#strays, now)
    if (obstacle === null) this.#send(open, now)
    else if (open.sends === 0 && now - open.since >= PATIENCE_MS) this.#finish('rejected', obstacle, now)
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
    const load = judgeLoad(open, verdict.phases, this.#vehicle, now)
    this.#reportProgress(open, load.agreed)
    if (load.contradiction !== null) this.#finish('failed', load.contradiction, now)
    else if (verdict.kind === 'failed') this.#finish('failed', verdict.reason, now)
    else if (verdict.kind === 'complete' && load.agreed.length === verdict.phases.length)
      this.#finish('complete', null, now)
  }

  /** A canceled job is over when the vehicle has answered the cancel and stands idle, or was done before it came. */
  #onCancelingState(open: OpenOrder, state: State, now: number): void {
    const verdict = judgeOrder(open.expected, state)
    const phases = 'phases' in verdict ? verdict.phases : []
    const { agreed } = judgeLoad(open, phases, this.#vehicle, now)
    this.#reportProgress(open, agreed)
    if (verdict.kind === 'complete' && agreed.length === phases.length) {
      this.#finish('complete', null, now)
      return
    }
    if (this.#hasNext()) {
      this.#finish('canceled', null, now)
      return
    }
    if (isCancelOver(open, state)) this.#finish('canceled', null, now)
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
}

interface MoveAttempt {
  moveId: string
  attempt: number
}

const isSame = (a: MoveAttempt, b: MoveAttempt | null): boolean =>
  b !== null && orderId(a.moveId, a.attempt) === orderId(b.moveId, b.attempt)
