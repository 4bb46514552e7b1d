import { JOB_DETAILS } from '@tractrix/domain/moves'
import type { Job, JobPhase, LoadReport } from '../../../vehicles/vehicle-port.ts'

/** A vehicle's load report may lag so far behind its report of the order, in milliseconds. */
export const LOAD_LAG_MS = 5_000

/** An older load report says nothing about the present, in milliseconds. */
const LOAD_REPORT_LASTS_MS = 30_000

/** The load reports that are recent, by time of receipt. @param now milliseconds since 1970 */
export const freshLoadReports = (reports: readonly LoadReport[], now: number): LoadReport[] =>
  reports.filter(({ reportedAt }) => now - Date.parse(reportedAt) < LOAD_REPORT_LASTS_MS)

/**
 * What a vehicle says of its load against the steps of its order that it calls done, as a sentence; null: no
 * contradiction, or the vehicle does not tell.
 */
export function loadContradiction(
  job: Pick<Job, 'kind' | 'trailer'>,
  phases: readonly JobPhase[],
  reports: readonly LoadReport[],
): string | null {
  const carries = mustCarry(job, phases)
  if (carries === null) return null
  const isConnected = reports.some(({ connected }) => connected)
  if (!carries) return isConnected ? JOB_DETAILS.texts.still_holds_one : null
  if (reports.some(({ connected }) => !connected)) return JOB_DETAILS.texts.holds_none
  const isOther = reports.some(({ trailerId }) => trailerId !== null && trailerId !== job.trailer?.id)
  return isOther ? JOB_DETAILS.texts.holds_another : null
}

/** The steps up to the first that the vehicle's load reports contradict; that the order was taken is always true. */
export function agreedPhases(
  job: Pick<Job, 'kind' | 'trailer'>,
  phases: readonly JobPhase[],
  reports: readonly LoadReport[],
): JobPhase[] {
  const agreed = [...phases]
  while (agreed.length > 1 && loadContradiction(job, agreed, reports) !== null) agreed.pop()
  return agreed
}

/** Whether a trailer hangs on the vehicle after these steps; null: it may or may not. */
function mustCarry({ kind }: Pick<Job, 'kind'>, phases: readonly JobPhase[]): boolean | null {
  if (kind !== 'trailer' && kind !== 'trailer_attached' && kind !== 'repark') return null
  if (phases.includes('dropped')) return false
  if (phases.includes('picked_up')) return true
  return kind === 'trailer_attached' ? true : null
}
