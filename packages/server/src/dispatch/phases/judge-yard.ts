import { yardReasons } from '../rules/yard-reasons.ts'
import type { DispatchRun } from './dispatch-run.ts'

/** Finds the moves that the yard itself holds back, whatever the trucks. */
export function judgeYard(run: DispatchRun): void {
  for (const waiting of run.waiting) waiting.reasons = yardReasons(waiting.move, run.yard)
}
