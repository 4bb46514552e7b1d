import {
  isTelemetryStale,
  parseTruckState,
  type TruckState,
  type TruckStatusColour,
  truckStateLabel,
  truckStatusColour,
} from '@tractrix/domain/trucks'
import type { Telemetry } from './fleet-telemetry.tsx'

/** How a truck is drawn: tone and shape always say the same, and `label` says it in words. */
export interface TruckLook {
  colour: TruckStatusColour
  tone: 'tk-working' | 'tk-attention' | 'tk-error' | 'tk-stale'
  shape: 'disc' | 'triangle' | 'octagon' | 'ring'
  label: string
}

const LOOKS = {
  green: { tone: 'tk-working', shape: 'disc' },
  yellow: { tone: 'tk-attention', shape: 'triangle' },
  red: { tone: 'tk-error', shape: 'octagon' },
  grey: { tone: 'tk-stale', shape: 'ring' },
} as const satisfies Record<TruckStatusColour, Omit<TruckLook, 'label' | 'colour'>>

/**
 * The look of a truck now (MV-TRK-01 to MV-TRK-06). `receivedAt` is when the sample arrived here; both times in
 * milliseconds since the epoch. A truck that never reported looks stale.
 */
export function truckLook(
  sample: Telemetry | undefined,
  receivedAt: number | undefined,
  now: number,
): TruckLook {
  const state: TruckState = parseTruckState(sample?.truckState) ?? 'none'
  const isStale =
    sample === undefined ||
    sample.isDefault ||
    isTelemetryStale(sample.updatedAt, now, receivedAt ?? sample.updatedAt)
  const colour = truckStatusColour({
    isStale,
    truckState: state,
    hasRemoteAssist: sample?.hasRemoteAssist ?? false,
  })
  return { colour, ...LOOKS[colour], label: isStale ? 'Stale' : truckStateLabel(state) }
}
