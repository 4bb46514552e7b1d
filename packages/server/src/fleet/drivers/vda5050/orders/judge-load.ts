import { jobReason } from '../../../vehicles/job-reason.ts'
import type { JobPhase, JobReason } from '../../../vehicles/vehicle-port.ts'
import type { ControlledVehicle } from './controlled-vehicle.ts'
import { agreedPhases, freshLoadReports, LOAD_LAG_MS, loadContradiction } from './load-agreement.ts'
import type { OpenOrder } from './open-order.ts'

/**
 * Which steps the vehicle's load reports agree with, noting since when they contradict. One of its messages may come before
 * the other; when a report that is newer than the contradiction repeats it after a while, it stands.
 */
export function judgeLoad(
  open: OpenOrder,
  phases: readonly JobPhase[],
  vehicle: Pick<ControlledVehicle, 'loadReports' | 'requestState'>,
  now: number,
): { agreed: JobPhase[]; contradiction: JobReason | null } {
  const reports = freshLoadReports(vehicle.loadReports(), now)
  const agreed = agreedPhases(open.job, phases, reports)
  if (loadContradiction(open.job, phases, reports) === null) {
    open.contradictedSince = null
    return { agreed, contradiction: null }
  }
  open.contradictedSince ??= now
  const since = open.contradictedSince
  const newer = reports.filter(({ reportedAt }) => Date.parse(reportedAt) > since)
  const repeated = loadContradiction(open.job, phases, newer)
  if (repeated !== null && now - since >= LOAD_LAG_MS)
    return { agreed, contradiction: jobReason('load_contradicts', repeated) }
  vehicle.requestState()
  return { agreed, contradiction: null }
}
