import { compareInQueue } from '@tractrix/domain/moves'
import type { DispatchRun } from './dispatch-run.ts'

/** Puts the pending moves in order: by priority, then the one that waits longest (MV-CST-03, MV-OPEN-27). */
export function queueMoves(run: DispatchRun): void {
  run.waiting = run.yard.moves
    .filter(({ move }) => move.status === 'pending')
    .sort((a, b) => compareInQueue(a.move, b.move))
    .map(({ move, attempt }) => ({ move, attempt, reasons: [], choice: null }))
}
