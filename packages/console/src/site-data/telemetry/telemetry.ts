import type { TruckAlert, TruckTelemetry } from '@tractrix/domain/trucks'

/** The newest telemetry of a truck as this console keeps it: all but what no screen reads. */
export interface Telemetry extends Omit<TruckTelemetry, 'manifestVersion' | 'truckState' | 'alerts'> {
  alerts: SentAlert[]
  /** As it was sent: a newer server may know states that this console does not. */
  truckState: string
  /**
   * When the server received it, by the clock of this browser, in milliseconds since the epoch. Ages count from here, so that
   * no wrong clock, here or on a truck, changes them.
   */
  serverReceivedAt: number
}

/** An alert as it was sent: what fills its sentence may be of a newer server. */
export interface SentAlert extends Omit<TruckAlert, 'sentence'> {
  sentence?: { code: string; args: unknown } | null
}
