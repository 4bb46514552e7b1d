import type { Telemetry } from '../../trucks/index.ts'

/** Whether a truck wants a person's eyes: an assist, a pressed emergency stop, or an error. */
export function needsHelp(
  sample: Pick<Telemetry, 'hasRemoteAssist' | 'eStopReleased' | 'truckState'>,
): boolean {
  return sample.hasRemoteAssist || !sample.eStopReleased || sample.truckState === 'error'
}
