import type { Job, JobPhase, LoadWord } from '../vehicle-port.ts'

/** A vehicle's word of its load may lag so far behind its word of its order, in milliseconds. */
export const LOAD_LAG_MS = 5_000

/** An older word of a load says nothing about now, in milliseconds. */
const LOAD_WORD_LASTS_MS = 30_000

/** The load reports that are recent, by time of receipt. @param now milliseconds since 1970 */
export const freshLoadWords = (words: readonly LoadWord[], now: number): LoadWord[] =>
  words.filter(({ reportedAt }) => now - Date.parse(reportedAt) < LOAD_WORD_LASTS_MS)

/**
 * What a vehicle says of its load against the steps of its order that it calls done, as a sentence; null: no
 * contradiction, or the vehicle does not tell.
 */
export function loadContradiction(
  job: Pick<Job, 'kind' | 'trailer'>,
  phases: readonly JobPhase[],
  words: readonly LoadWord[],
): string | null {
  const carries = mustCarry(job, phases)
  if (carries === null) return null
  const isConnected = words.some(({ connected }) => connected)
  if (!carries)
    return isConnected ? 'The truck says that it set the trailer down and that it still holds one.' : null
  if (words.some(({ connected }) => !connected))
    return 'The truck should hold the trailer of its order, but says that it holds none.'
  const isOther = words.some(({ trailerId }) => trailerId !== null && trailerId !== job.trailer?.id)
  return isOther
    ? 'The truck should hold the trailer of its order, but says that it holds another one.'
    : null
}

/** The steps up to the first that the vehicle's word of its load contradicts; that the order was taken is always true. */
export function agreedPhases(
  job: Pick<Job, 'kind' | 'trailer'>,
  phases: readonly JobPhase[],
  words: readonly LoadWord[],
): JobPhase[] {
  const agreed = [...phases]
  while (agreed.length > 1 && loadContradiction(job, agreed, words) !== null) agreed.pop()
  return agreed
}

/** Whether a trailer hangs on the vehicle after these steps; null: it may or may not. */
function mustCarry({ kind }: Pick<Job, 'kind'>, phases: readonly JobPhase[]): boolean | null {
  if (kind !== 'trailer' && kind !== 'trailer_attached' && kind !== 'repark') return null
  if (phases.includes('dropped')) return false
  if (phases.includes('picked_up')) return true
  return kind === 'trailer_attached' ? true : null
}
