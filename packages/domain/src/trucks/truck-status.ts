import { phrase, type SentenceText } from '../platform/index.ts'
import { parseTruckState, truckStateLabel } from './truck-state.ts'
import { type TruckStatusColor, truckStatusColor } from './truck-status-color.ts'
import type { TruckReport } from './truck-telemetry.ts'

/** What a crew wants to know of a truck at a glance, in the order in which the trucks are counted. */
export const TRUCK_CONDITIONS = [
  'working',
  'ready',
  'needs_help',
  'error',
  'emergency_stop',
  'stale',
  'not_reporting',
] as const
export type TruckCondition = (typeof TRUCK_CONDITIONS)[number]

/** The condition of a truck with the color of its dot and its words: card, marker, list and footer all show this. */
export interface TruckStatus {
  condition: TruckCondition
  color: TruckStatusColor
  /** In words for people: the state it reports, or why there is none to go by. */
  label: SentenceText
  /** The words of the last state of a stale truck; null: the label says all there is. */
  lastState: SentenceText | null
  /** Whether a person has to look after it now. */
  needsHelp: boolean
}

/** What a truck reported last. */
export interface ReportedStatus extends Pick<TruckReport, 'hasRemoteAssist' | 'eStopReleased'> {
  /** A {@link TruckReport.truckState}, or one that only a newer server knows. */
  truckState: string
  /** Whether one of its alerts keeps it from working. */
  hasSeriousAlert: boolean
}

/**
 * The one place that decides how a truck is called and colored (MV-TRK-01 to MV-TRK-04, MV-TRK-08, MV-TRK-09,
 * OP-TRC-06, OP-OVL-12). Stale comes before everything, then a pressed emergency stop, then what the state says; a state
 * that is not known counts as `none` and reads Unavailable.
 *
 * @param reported null: the truck has never reported
 * @param isStale whether what it reported is too old to trust
 */
export function truckStatus(reported: ReportedStatus | null, isStale: boolean): TruckStatus {
  if (reported === null) return without('not_reporting', phrase('Unavailable'), null)
  const state = parseTruckState(reported.truckState)
  const words = state === null ? phrase('Unavailable') : truckStateLabel(state)
  if (isStale) return without('stale', phrase('Stale'), words)
  if (!reported.eStopReleased)
    return {
      condition: 'emergency_stop',
      color: 'red',
      label: phrase('E-Stop Active'),
      lastState: null,
      needsHelp: true,
    }
  const color = truckStatusColor({
    isStale,
    truckState: state ?? 'none',
    // A truck that cannot go on needs a person as much as one that asks for help.
    hasRemoteAssist: reported.hasRemoteAssist || reported.hasSeriousAlert,
  })
  const condition = CONDITIONS[color === 'green' && state === 'idle' ? 'idle' : color]
  return { condition, color, label: words, lastState: null, needsHelp: color !== 'green' }
}

const CONDITIONS = {
  idle: 'ready',
  green: 'working',
  yellow: 'needs_help',
  red: 'error',
  grey: 'stale',
} as const satisfies Record<TruckStatusColor | 'idle', TruckCondition>

function without(
  condition: TruckCondition,
  label: SentenceText,
  lastState: SentenceText | null,
): TruckStatus {
  return { condition, color: 'grey', label, lastState, needsHelp: false }
}
