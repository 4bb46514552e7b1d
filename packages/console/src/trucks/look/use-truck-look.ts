import { useNow } from '../../platform/clock.ts'
import { useTelemetryStore, useTruckTelemetry } from '../../site-data/index.ts'
import { type TruckLook, truckLook } from './truck-look.ts'

/** The look of a truck as it is now; follows its telemetry and the clock. */
export function useTruckLook(truckId: string): TruckLook {
  const store = useTelemetryStore()
  const sample = useTruckTelemetry(truckId)
  return truckLook(sample, store.receivedAt(truckId), useNow())
}
