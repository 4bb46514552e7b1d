import { WAIT_DETAILS, type WaitReason, waitReason } from '@tractrix/domain/moves'
import type { Sentence } from '@tractrix/domain/platform'
import {
  AV_BLOCKED_ALERT_CODE,
  alertClause,
  blockingAlert,
  type TruckTelemetry,
} from '@tractrix/domain/trucks'
import type { DispatchTruck } from '../yard/dispatch-yard.ts'

/** Which of a truck's alerts keeps it from being given a move, as a clause; null: none does. */
export function alertDetail({ alerts }: Pick<TruckTelemetry, 'alerts'>): Sentence | string | null {
  const alert = blockingAlert(alerts)
  if (alert === null) return null
  const why = alertClause(alert)
  return alert.code === AV_BLOCKED_ALERT_CODE ? WAIT_DETAILS.of('blocked', { why }) : why
}

/**
 * Which of its alerts hold a truck that drives: that it is blocked, that what it sends is not believed, or an error that
 * needs a person.
 * @param isStopped whether another reason says already that it stands still, and why
 */
export function alertReasons(
  { truck, telemetry }: Pick<DispatchTruck, 'truck' | 'telemetry'>,
  isStopped: boolean,
): WaitReason[] {
  return telemetry.alerts
    .filter(({ blocksMoves, level }) => blocksMoves || (level === 'fatal' && !isStopped))
    .map(alert => {
      const code = alert.code === AV_BLOCKED_ALERT_CODE ? 'truck_blocked' : 'truck_reports_error'
      return waitReason(code, { truck, detail: alertClause(alert) })
    })
}
