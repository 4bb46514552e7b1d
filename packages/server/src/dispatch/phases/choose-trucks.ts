import { chooseTruck } from '../rules/choose-truck.ts'
import type { DispatchRun } from './dispatch-run.ts'

/** Gives each move that could start its truck, in the order of the queue; a truck holds one move. */
export function chooseTrucks(run: DispatchRun): void {
  for (const waiting of run.waiting) {
    if (waiting.reasons.length > 0) continue
    const choice = chooseTruck(waiting.move, run.yard, run)
    if (choice.truck === null) {
      waiting.reasons = choice.reasons
      continue
    }
    waiting.choice = choice
    run.taken.add(choice.truck.truck.id)
  }
}
