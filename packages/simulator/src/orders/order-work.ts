import type { SeededRandom } from '@tractrix/demo-yards'
import type { RandomFault } from '../faults/random-faults.ts'
import { ActionWork } from './action-work.ts'
import type { HandlingStep } from './handling.ts'
import type { OrderRun } from './order-run.ts'
import type { OrderStep } from './order-steps.ts'
import { ReachWork } from './reach-work.ts'
import { looksAround, SearchedYard } from './searched-yard.ts'
import type { StepWork } from './step-work.ts'
import type { WorkingTruck } from './working-truck.ts'

/** One truck at work on one order: drives to each place and does there what the order asks for. */
export class OrderWork {
  readonly run: OrderRun
  readonly #truck: WorkingTruck
  readonly #random: SeededRandom
  readonly #randomFault: RandomFault | null
  readonly #search: SearchedYard | null
  /** The step at hand; null: it has not begun yet. */
  #current: StepWork | null = null

  constructor(truck: WorkingTruck, run: OrderRun, random: SeededRandom, randomFault: RandomFault | null) {
    this.run = run
    this.#truck = truck
    this.#random = random
    this.#randomFault = randomFault
    this.#search = looksAround(run) ? new SearchedYard(truck, run) : null
  }

  /** What the truck does standing; null: it drives or waits. */
  get handlingStep(): HandlingStep | null {
    return this.#current?.handlingStep ?? null
  }

  /**
   * Moves on by some time; what follows a finished step begins in the same moment.
   *
   * @returns why the order cannot go on, in words for people; null: it can
   */
  step(seconds: number): string | null {
    let left = seconds
    for (let before = -1; this.run.active && this.run.stepIndex !== before; left = 0) {
      before = this.run.stepIndex
      this.#current ??= this.#begin(this.run.step!)
      const outcome = this.#current.step(left)
      this.#search?.lookAround()
      if (outcome === 'under way') return null
      if (outcome !== 'done') return outcome.failed
      if (this.#randomFault?.stepIndex === before) return this.#randomFault.text
      const failed = this.#current.finish()
      if (failed !== null) return failed
      this.#current = null
      this.run.finishStep()
    }
    return null
  }

  #begin(step: OrderStep): StepWork {
    if (step.kind === 'reach') return new ReachWork(this.#truck, this.run, step)
    return new ActionWork(this.#truck, this.run, step, { random: this.#random, search: this.#search })
  }
}
