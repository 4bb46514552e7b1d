import {
  isTelemetryStale,
  type TruckStatus,
  type TruckStatusColor,
  truckStatus,
} from '@tractrix/domain/trucks'
import type { Telemetry } from '../../site-data/index.ts'

/** How a truck is drawn: tone and shape always say the same, and `label` says it in words. */
export interface TruckLook extends TruckStatus {
  tone: 'tk-working' | 'tk-attention' | 'tk-error' | 'tk-stale'
  shape: 'disc' | 'triangle' | 'octagon' | 'ring'
}

const LOOKS = {
  green: { tone: 'tk-working', shape: 'disc' },
  yellow: { tone: 'tk-attention', shape: 'triangle' },
  red: { tone: 'tk-error', shape: 'octagon' },
  grey: { tone: 'tk-stale', shape: 'ring' },
} as const satisfies Record<TruckStatusColor, Pick<TruckLook, 'tone' | 'shape'>>

/** An alert that wants a person's eyes, whatever state the truck reports. */
const isSerious = ({ level, blocksMoves }: Telemetry['alerts'][number]) => level === 'fatal' || blocksMoves

/** What of a truck's telemetry decides how it looks. */
type LookSample = Pick<
  Telemetry,
  'truckState' | 'hasRemoteAssist' | 'eStopReleased' | 'isDefault' | 'serverReceivedAt' | 'alerts'
>

/**
 * The look of a truck now (MV-TRK-01 to MV-TRK-06). `receivedAt` is when the sample arrived here; both times in
 * milliseconds since the epoch. A truck that never reported looks stale.
 */
export function truckLook(
  sample: LookSample | undefined,
  receivedAt: number | undefined,
  now: number,
): TruckLook {
  const reported = sample === undefined || sample.isDefault ? null : sample
  const isStale =
    reported === null ||
    isTelemetryStale(reported.serverReceivedAt, now, receivedAt ?? reported.serverReceivedAt)
  const said = reported && { ...reported, hasSeriousAlert: reported.alerts.some(isSerious) }
  const status = truckStatus(said, isStale)
  return { ...status, ...LOOKS[status.color] }
}
