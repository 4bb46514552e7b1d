import { type Move, WAIT_DETAILS } from '@tractrix/domain/moves'
import type { Sentence } from '@tractrix/domain/platform'
import type { LoadReport } from '../../fleet/index.ts'
import type { DispatchTruck } from '../yard/dispatch-yard.ts'

/** A load report older than this says nothing about the present, in milliseconds. */
export const LOAD_REPORT_LASTS_MS = 30_000

/**
 * Whether the trailer of a move hangs on its truck.
 * - `carries`: it does, by the truck's own report; by our record alone only where the truck does not report
 * - `free`: it does not
 * - `contradicts`: our record says so, the truck says that it holds none, or another
 * - `unknown`: our record says so, and the truck, which does report, has not done so lately
 */
export type LoadOfMove = 'carries' | 'free' | 'contradicts' | 'unknown'

/** Judges what is hitched to the truck: its own report decides, never our record against it. */
export function loadOf(
  candidate: DispatchTruck,
  { trailer }: Pick<Move, 'trailer'>,
  now: string,
): LoadOfMove {
  if (trailer === null) return 'free'
  const { truck, telemetry, loadReports } = candidate
  const fresh = loadReports.filter(report => isFresh(report, now))
  if (truck.connectedTrailerId !== trailer.id) {
    const isNamed = telemetry.trailerIsConnected && telemetry.connectedTrailerId === trailer.id
    return isNamed && fresh.length > 0 && fresh.every(({ connected }) => connected) ? 'carries' : 'free'
  }
  if (loadReports.length === 0) return 'carries'
  if (fresh.length === 0) return 'unknown'
  return fresh.some(report => isAgainst(report, trailer.id)) ? 'contradicts' : 'carries'
}

/** What the truck says in place of our record, as a clause after its name. */
export function loadText({ loadReports }: DispatchTruck, now: string): Sentence {
  const holdsNone = loadReports.some(report => isFresh(report, now) && !report.connected)
  return WAIT_DETAILS.of(holdsNone ? 'holds_none' : 'holds_another')
}

const isFresh = ({ reportedAt }: LoadReport, now: string): boolean =>
  Date.parse(now) - Date.parse(reportedAt) < LOAD_REPORT_LASTS_MS

const isAgainst = ({ connected, trailerId }: LoadReport, recorded: string): boolean =>
  !connected || (trailerId !== null && trailerId !== recorded)
