import {
  type NumberRange,
  readNumber,
  readOneOf,
  readText,
  readUrl,
  readWholeNumber,
  type Settings,
} from './setting-readers.ts'
import { settingProblem } from './start-problem.ts'

/** Settings that the console reads; all of them are visible to everybody. */
export type PublicSettings = {
  /** Age at which a blocking assist alerts, in milliseconds (OP-AST-21). */
  alertAgeDurationMs: number
  /** How long to wait for buffered assist video, in minutes (OP-VID-10). */
  assistBufferedVideoTimeoutMinutes: number
  /** Battery is green from `high` and yellow from `medium` percent on (OP-CNB-14, OP-OPEN-20). */
  batteryColorPercents: { high: number; medium: number }
  /** How far back errored moves alert, in hours (OP-NTF-08, OP-OPEN-68). */
  erroredMoveNotificationMaxHours: number
  highPriorityAlertDurationMs: number
  fieldOfView3dDegrees: number
  enableMapViewer: boolean
  permitDockLightReplan: boolean
  enableAvBlockedFail: boolean
  moveClassEnabled: boolean
  logRerenders: boolean
  /** Shown beside the logo (MV-OPEN-33); null: nothing. */
  environmentName: string | null
  bugTicketUrl: string | null
  bugTicketFormId: string | null
}

const HOUR_MS = 3_600_000

/** Reads every `PUBLIC_*` setting of the requirements (OP-OPEN-36, MV-OPEN-33), under the names given there. */
export function readPublicSettings(settings: Settings): PublicSettings {
  const milliseconds = (name: string, fallback: number) =>
    readWholeNumber(settings, name, { min: 0, max: HOUR_MS, fallback })
  const number = (name: string, range: NumberRange) => readNumber(settings, name, range)
  const flag = (name: string) => readOneOf(settings, name, ['true', 'false'], 'false') === 'true'
  return {
    alertAgeDurationMs: milliseconds('PUBLIC_ALERT_AGE_DURATION', 3_000),
    assistBufferedVideoTimeoutMinutes: number('PUBLIC_ASSIST_BUFFERED_VIDEO_TIMEOUT', {
      min: 0,
      max: 1_440,
      fallback: 10,
    }),
    batteryColorPercents: readBatteryPercents(settings),
    erroredMoveNotificationMaxHours: number('PUBLIC_ERRORED_MOVE_NOTIFICAION_MAX', {
      min: 0,
      max: 8_760,
      fallback: 12,
    }),
    highPriorityAlertDurationMs: milliseconds('PUBLIC_HIGH_PRIORITY_ALERT_DURATION', 6_000),
    fieldOfView3dDegrees: number('PUBLIC_3D_FIELD_OF_VIEW', { min: 1, max: 179, fallback: 75 }),
    enableMapViewer: flag('PUBLIC_ENABLE_MAP_VIEWER'),
    permitDockLightReplan: flag('PUBLIC_PERMIT_DOCK_LIGHT_REPLAN'),
    enableAvBlockedFail: flag('PUBLIC_ENABLE_AV_BLOCKED_FAIL'),
    moveClassEnabled: flag('PUBLIC_MOVE_CLASS_ENABLED'),
    logRerenders: flag('PUBLIC_LOG_RERENDERS'),
    environmentName: readText(settings, 'PUBLIC_ENVIRONMENT_NAME'),
    bugTicketUrl: readUrl(settings, 'PUBLIC_BUG_TICKET_URL', ['https:', 'http:']),
    bugTicketFormId: readText(settings, 'PUBLIC_BUG_TICKET_FORM_ID'),
  }
}

function readBatteryPercents(settings: Settings): PublicSettings['batteryColorPercents'] {
  const name = 'PUBLIC_BATTERY_COLOR_PERCENTS'
  const text = readText(settings, name) ?? '70,20'
  const parts = /^(\d{1,3})\s*,\s*(\d{1,3})$/.exec(text)
  const [high, medium] = [Number(parts?.[1]), Number(parts?.[2])]
  if (high <= 100 && medium <= high) return { high, medium }
  throw settingProblem(name, text, 'expected two percentages, high then medium, like 70,20.')
}
