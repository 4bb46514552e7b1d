import type { Actor, Changes } from '../platform/index.ts'

/**
 * By what something came to be recorded: a person by hand, a program by its API key, a move, the file of an import, what
 * a truck saw or reported of itself, the choice of dispatch, or the server itself.
 */
export const HISTORY_MEANS = ['hand', 'api', 'move', 'import', 'truck', 'dispatch', 'system'] as const
export type HistoryMeans = (typeof HISTORY_MEANS)[number]

/** What an event carries that tells by what it came. */
export interface HistoryFacts {
  changes?: Changes
  /** The move by which a trailer was placed; null or left out: none. */
  moveId?: string | null
  /** The import whose file said so; left out: none. */
  importId?: string
}

/**
 * By what an event came. A truck that only saw a trailer, also on a move that was to find it, has not moved it: a move
 * hitches and unhitches, which changes whether the trailer is in transit.
 */
export function historyMeans(actorKind: Actor['kind'], facts: HistoryFacts): HistoryMeans {
  if (facts.importId !== undefined) return 'import'
  const isMoved = actorKind !== 'truck' || facts.changes?.inTransit !== undefined
  if (facts.moveId && isMoved) return 'move'
  return MEANS_OF_ACTOR[actorKind]
}

const MEANS_OF_ACTOR = {
  user: 'hand',
  api_key: 'api',
  truck: 'truck',
  dispatch: 'dispatch',
  system: 'system',
} as const satisfies Record<Actor['kind'], HistoryMeans>
