import type { Move } from '@tractrix/domain/moves'
import type { LoadWord } from '../../fleet-gateway/index.ts'
import type { DispatchTruck } from '../dispatch-yard.ts'

/** A load report older than this says nothing about the present, in milliseconds. */
export const LOAD_WORD_LASTS_MS = 30_000

/**
 * Whether the trailer of a move hangs on its truck.
 * - `carries`: it does, by the truck's own report; by our record alone only where the truck does not report
 * - `free`: it does not
 * - `contradicts`: our record says so, the truck says that it holds none, or another
 * - `unknown`: our record says so, and the truck, which does report, has not done so lately
 */
export type LoadOfMove = 'carries' | 'free' | 'contradicts' | 'unknown'

/** Judges what hangs on the truck: its own word decides, our record never stands against it. */
export function loadOf(
  candidate: DispatchTruck,
  { trailer }: Pick<Move, 'trailer'>,
  now: string,
): LoadOfMove {
  if (trailer === null) return 'free'
  const { truck, telemetry, loadWords } = candidate
  const fresh = loadWords.filter(word => isFresh(word, now))
  if (truck.connectedTrailerId !== trailer.id) {
    const isNamed = telemetry.trailerIsConnected && telemetry.connectedTrailerId === trailer.id
    return isNamed && fresh.length > 0 && fresh.every(({ connected }) => connected) ? 'carries' : 'free'
  }
  if (loadWords.length === 0) return 'carries'
  if (fresh.length === 0) return 'unknown'
  return fresh.some(word => isAgainst(word, trailer.id)) ? 'contradicts' : 'carries'
}

/** What the truck says in place of our record, as a clause after its name. */
export function loadInWords({ loadWords }: DispatchTruck, now: string): string {
  const holdsNone = loadWords.some(word => isFresh(word, now) && !word.connected)
  return holdsNone ? 'it holds no trailer' : 'it holds another trailer'
}

const isFresh = ({ reportedAt }: LoadWord, now: string): boolean =>
  Date.parse(now) - Date.parse(reportedAt) < LOAD_WORD_LASTS_MS

const isAgainst = ({ connected, trailerId }: LoadWord, recorded: string): boolean =>
  !connected || (trailerId !== null && trailerId !== recorded)
