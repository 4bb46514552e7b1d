import { type TruckRow, useFleetValue } from '../../trucks/index.ts'
import { needsHelp } from '../trucks/needs-help.ts'

/** Trucks that need a person first, the others as they come; the order changes only when who needs help changes. */
export function useCardOrder(trucks: readonly TruckRow[]): readonly TruckRow[] {
  const needing = useFleetValue(samples =>
    samples
      .filter(sample => !sample.isStale && needsHelp(sample))
      .map(sample => sample.truckId)
      .sort()
      .join(' '),
  )
  const first = new Set(needing.split(' '))
  return [...trucks.filter(truck => first.has(truck.id)), ...trucks.filter(truck => !first.has(truck.id))]
}
