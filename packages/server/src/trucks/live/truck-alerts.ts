import type { Sentence } from '@tractrix/domain/platform'
import {
  ALERT_DETAILS,
  ALERT_SENTENCES,
  AV_BLOCKED_ALERT_CODE,
  blockedSentence,
  CLOCK_OFFSET_WARNING_SECONDS,
  MAX_TRUCK_ALERTS,
  type ServerAlertCode,
  type TruckAlert,
  type TruckAlertLevel,
} from '@tractrix/domain/trucks'
import type { VehicleFinding, VehicleTelemetry } from '../../fleet/index.ts'

/** Something that the server finds wrong with a truck. */
export interface ServerFinding {
  code: ServerAlertCode
  sentence: Sentence
}

/** An alert without the moment when it came up. */
export type StandingAlert = Omit<TruckAlert, 'firstSeenAt'>

/** How serious the server takes its own findings, and whether the truck may be given moves meanwhile. */
const SERVER_ALERTS = {
  WRONG_MAP: { level: 'fatal', blocksMoves: true },
  OUTSIDE_SITE: { level: 'warning', blocksMoves: true },
  INVALID_VALUE: { level: 'warning', blocksMoves: true },
  INVALID_MESSAGE: { level: 'warning', blocksMoves: false },
  CLOCK_OFFSET: { level: 'warning', blocksMoves: false },
  DUPLICATE_CLIENT: { level: 'fatal', blocksMoves: true },
  UNSUPPORTED_VERSION: { level: 'warning', blocksMoves: false },
} as const satisfies Record<ServerAlertCode, { level: TruckAlertLevel; blocksMoves: boolean }>

/**
 * What a truck reports to be wrong, in its words, and a blocked one first. An error alone does not keep moves from it: a
 * truck says by its state, and by whether it is taskable, what it can do.
 */
export function reportedAlerts({
  errors,
  report,
}: Pick<VehicleTelemetry, 'errors' | 'report'>): StandingAlert[] {
  const { avBlockedReason } = report
  const others = errors.filter(({ type }) => type !== AV_BLOCKED_ALERT_CODE)
  const blocked = others.length < errors.length || avBlockedReason !== null
  return [
    ...(blocked ? [blockedAlert(avBlockedReason)] : []),
    ...others.map(({ type, level, text }) => ({
      source: 'truck' as const,
      level: level === 'FATAL' ? ('fatal' as const) : ('warning' as const),
      code: type,
      text,
      sentence: null,
      blocksMoves: false,
    })),
  ]
}

function blockedAlert(reason: string | null): StandingAlert {
  const sentence = blockedSentence(reason)
  return {
    source: 'truck',
    level: 'warning',
    code: AV_BLOCKED_ALERT_CODE,
    text: sentence.message,
    sentence,
    blocksMoves: true,
  }
}

/** What the server finds wrong with the numbers of a truck. */
export function foundAlerts(
  { invalidValues, report }: Pick<VehicleTelemetry, 'invalidValues' | 'report'>,
  placeProblem: ServerFinding | null,
): StandingAlert[] {
  const { clockOffsetSeconds } = report
  const alerts = placeProblem ? [serverAlert(placeProblem)] : []
  if (invalidValues.length > 0) {
    const values = invalidValues.map(({ field, value }) =>
      ALERT_DETAILS.of('value', { field, value: `${value}` }),
    )
    alerts.push(
      serverAlert({ code: 'INVALID_VALUE', sentence: ALERT_SENTENCES.of('invalid_values', { values }) }),
    )
  }
  if (clockOffsetSeconds !== null && Math.abs(clockOffsetSeconds) > CLOCK_OFFSET_WARNING_SECONDS)
    alerts.push(serverAlert({ code: 'CLOCK_OFFSET', sentence: clockSentence(clockOffsetSeconds) }))
  return alerts
}

export const alertOfFinding = (finding: VehicleFinding): StandingAlert => serverAlert(finding)

/**
 * The alerts to show, the most serious first, up to the limit. An alert that stood before keeps its `firstSeenAt`.
 * @param now ISO 8601 UTC
 */
export function selectAlerts(
  standing: readonly StandingAlert[],
  before: readonly TruckAlert[],
  now: string,
): { alerts: TruckAlert[]; omitted: number } {
  const since = new Map(before.map(alert => [keyOf(alert), alert.firstSeenAt]))
  const distinct = [...new Map(standing.map(alert => [keyOf(alert), alert])).values()]
  const ranked = distinct.sort((a, b) => rank(a) - rank(b))
  const alerts = ranked
    .slice(0, MAX_TRUCK_ALERTS)
    .map(alert => ({ ...alert, firstSeenAt: since.get(keyOf(alert)) ?? now }))
  return { alerts, omitted: distinct.length - alerts.length }
}

/** What the server finds out again with changing numbers is the same alert all the time. */
const keyOf = ({ source, code, level, text }: StandingAlert): string =>
  source === 'server' ? `${source} ${code}` : [source, code, level, text].join('\n')

const rank = ({ level, blocksMoves }: StandingAlert): number =>
  (level === 'fatal' ? 0 : 2) + (blocksMoves ? 0 : 1)

const serverAlert = ({ code, sentence }: ServerFinding): StandingAlert => ({
  source: 'server',
  code,
  text: sentence.message,
  sentence,
  ...SERVER_ALERTS[code],
})

/** Whole seconds, so that the alert does not change with every message. */
function clockSentence(offsetSeconds: number): Sentence {
  const seconds = Math.round(Math.abs(offsetSeconds))
  return ALERT_SENTENCES.of(offsetSeconds < 0 ? 'clock_behind' : 'clock_ahead', { seconds })
}
