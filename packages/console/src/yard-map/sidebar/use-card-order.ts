import { type TruckRow, useFleetValue, useTelemetryStore } from '../../site-data/index.ts'
import { truckLook } from '../../trucks/index.ts'

/** Trucks that need a person first, the others as they come; the order changes only when who needs help changes. */
export function useCardOrder(trucks: readonly TruckRow[]): readonly TruckRow[] {
  const store = useTelemetryStore()
  const needing = useFleetValue(samples =>
    samples
      .filter(sample => truckLook(sample, store.receivedAt(sample.truckId), Date.now()).needsHelp)
      .map(sample => sample.truckId)
      .sort()
      .join(' '),
  )
  const first = new Set(needing.split(' '))
  return [...trucks.filter(truck => first.has(truck.id)), ...trucks.filter(truck => !first.has(truck.id))]
}
