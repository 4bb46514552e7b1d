import type { Fault } from './fault.ts'

/** The simulated faults that one truck has at present, and how much longer each lasts. */
export class ActiveFaults {
  #left: Record<'e-stop' | 'vanish' | 'stall', number> = { 'e-stop': 0, vanish: 0, stall: 0 }
  #orderFailure = false

  /** Starts a fault; one that lasts ends by itself after so many simulated seconds. */
  start(fault: Fault, seconds: number): void {
    if (fault === 'order-failure') this.#orderFailure = true
    else this.#left[fault] = seconds
  }

  /** Ends every lasting fault. */
  clear(): void {
    this.#left = { 'e-stop': 0, vanish: 0, stall: 0 }
  }

  step(seconds: number): void {
    for (const fault of ['e-stop', 'vanish', 'stall'] as const) {
      this.#left[fault] = Math.max(0, this.#left[fault] - seconds)
    }
  }

  /** True once after an order failure was asked for. */
  takeOrderFailure(): boolean {
    const wanted = this.#orderFailure
    this.#orderFailure = false
    return wanted
  }

  get eStopped(): boolean {
    return this.#left['e-stop'] > 0
  }

  get vanished(): boolean {
    return this.#left.vanish > 0
  }

  get stalled(): boolean {
    return this.#left.stall > 0
  }

  /** Whether it has to stand still. */
  get standing(): boolean {
    return this.eStopped || this.vanished || this.stalled
  }
}
