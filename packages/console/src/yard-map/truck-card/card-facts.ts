import type { SentenceText } from '@tractrix/domain/platform'
import { type BatteryLevel, batteryLevel, truckPresence } from '@tractrix/domain/trucks'
import type { Telemetry } from '../../site-data/index.ts'
import { truckLook } from '../../trucks/index.ts'
import { type CompassBounds, isWithin } from '../contents/site-view.ts'
import { type CardAlert, cardAlerts, isBlocked } from './card-alerts.ts'

/** Hard drives at or above this share warn, in percent (OP-TRC-16, OP-OPEN-19). */
const HARD_DRIVE_WARNING_PERCENT = 90

/** What a truck card shows of its truck's newest words; two that look the same hold the same. */
export interface CardFacts
  extends Pick<Telemetry, 'autonomyActive' | 'trailerIsConnected' | 'hasRemoteAssist' | 'alertsOmitted'> {
  /** Red with an assist or a blocked truck, else grey when disconnected, else green (OP-TRC-23 to OP-TRC-25, OP-OPEN-96). */
  bar: 'red' | 'grey' | 'green'
  /** 0 to 100 in whole percent; null: nobody knows (OP-OPEN-99). */
  batteryPercent: number | null
  battery: BatteryLevel
  /** The trailer that hangs on it; null: none, or it does not know which. */
  trailerId: string | null
  /** Null for a truck that never said (OP-TRC-07). */
  paused: boolean | null
  /** Its status in words, the same as on its marker and in the footer; Unavailable before its first (OP-TRC-06). */
  state: SentenceText
  /** The words of the last state of a truck that is stale; null for one that is not. */
  lastState: SentenceText | null
  tone: string
  shape: 'disc' | 'triangle' | 'octagon' | 'ring'
  eStopIsActive: boolean
  /** Whole percent; null: not reported. */
  hardDrivePercent: number | null
  hardDriveWarns: boolean
  /** Its words are older than they should be, so many seconds; `default` before the first; null when fresh (OP-TRC-08). */
  stale: number | 'default' | null
  isOutOfBounds: boolean
  /** The truck's clock minus ours in seconds, to a tenth, from 10 s on in whole ones; null: not measured yet. */
  clockOffsetSeconds: number | null
  /** What is wrong with it, the most serious first (OP-AVB-01). */
  alerts: readonly CardAlert[]
}

/** Makes a card's facts from the newest sample. `receivedAt` and `now` in milliseconds since the epoch. */
export function cardFacts(
  sample: Telemetry | undefined,
  receivedAt: number | undefined,
  now: number,
  reach: CompassBounds,
): CardFacts {
  const presence = truckPresence(sample?.isDefault ? null : (sample?.serverReceivedAt ?? null), now)
  const isDisconnected = presence === 'disconnected'
  const look = truckLook(sample, receivedAt, now)
  const disk = sample?.hardDriveUtilization ?? null
  const battery = sample?.batteryPercentage ?? null
  const offset = sample?.clockOffsetSeconds ?? null
  return {
    bar: sample?.hasRemoteAssist || isBlocked(sample) ? 'red' : isDisconnected ? 'grey' : 'green',
    batteryPercent: battery === null ? null : Math.round(battery),
    battery: batteryLevel(battery, !isDisconnected),
    autonomyActive: sample?.autonomyActive ?? false,
    trailerIsConnected: sample?.trailerIsConnected ?? false,
    trailerId: sample?.connectedTrailerId ?? null,
    paused: sample && !sample.isDefault ? sample.paused : null,
    state: look.label,
    lastState: look.lastState,
    tone: look.tone,
    shape: look.shape,
    hasRemoteAssist: sample?.hasRemoteAssist ?? false,
    eStopIsActive: sample !== undefined && !sample.eStopReleased,
    hardDrivePercent: disk === null ? null : Math.round(disk),
    hardDriveWarns: disk !== null && disk >= HARD_DRIVE_WARNING_PERCENT,
    stale: staleness(sample, look.color === 'grey', now),
    isOutOfBounds: isOut(sample, reach),
    clockOffsetSeconds: offset === null ? null : roundedSeconds(offset),
    alerts: cardAlerts(sample, now),
    alertsOmitted: sample?.alertsOmitted ?? 0,
  }
}

function staleness(sample: Telemetry | undefined, isStale: boolean, now: number): CardFacts['stale'] {
  if (!isStale) return null
  if (sample === undefined || sample.isDefault || Date.parse(sample.updatedAt) === 0) return 'default'
  return Math.max(0, Math.floor((now - sample.serverReceivedAt) / 1000))
}

const roundedSeconds = (seconds: number) =>
  Math.abs(seconds) < 10 ? Math.round(seconds * 10) / 10 : Math.round(seconds)

function isOut(sample: Telemetry | undefined, reach: CompassBounds): boolean {
  const { latitudeDegrees: latitude = null, longitudeDegrees: longitude = null } = sample ?? {}
  return latitude !== null && longitude !== null && !isWithin({ latitude, longitude }, reach)
}

/** Whether two cards would look the same. */
export function sameFacts(one: CardFacts, other: CardFacts): boolean {
  return (
    (Object.keys(one) as (keyof CardFacts)[]).every(key => key === 'alerts' || one[key] === other[key]) &&
    JSON.stringify(one.alerts) === JSON.stringify(other.alerts)
  )
}
