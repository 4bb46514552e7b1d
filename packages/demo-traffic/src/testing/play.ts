import { arrivalProfile, seededRandom } from '@tractrix/demo-yards'
import { PACES } from '../config/paces.ts'
import { decide } from '../decide/decide.ts'
import type { Intent } from '../decide/intent.ts'
import type { Turn } from '../decide/turn.ts'
import type { YardView } from '../yard/yard-view.ts'

/** Time between two turns of a test: longer than in truth, so that a day takes fewer of them. */
export const TURN_MS = 20_000

/** A turn at the calm pace. */
export function buildTurn(changes: Partial<Turn> & { seed?: number } = {}): Turn {
  const { seed = 1, ...turn } = changes
  return {
    pace: PACES.calm,
    random: seededRandom(seed),
    sinceMs: TURN_MS,
    arrivalProfile: arrivalProfile(),
    ...turn,
  }
}

/** What is decided in so many turns of a yard that nobody changes. */
export function decideOften(view: YardView, turns: number, changes: Partial<Turn> = {}): Intent[] {
  const turn = buildTurn(changes)
  return Array.from({ length: turns }, () => decide(view, turn)).filter(intent => intent !== null)
}
