import type { TruckState } from './truck-state.ts'

export const TRUCK_STATUS_COLORS = ['grey', 'green', 'yellow', 'red'] as const
export type TruckStatusColor = (typeof TRUCK_STATUS_COLORS)[number]

/** The color of a truck's status: stale wins over error, error over the need of help (MV-TRK-01..04, MV-OPEN-95). */
export function truckStatusColor(truck: {
  isStale: boolean
  truckState: TruckState
  hasRemoteAssist: boolean
}): TruckStatusColor {
  if (truck.isStale) return 'grey'
  if (truck.truckState === 'error') return 'red'
  if (truck.hasRemoteAssist || ATTENTION_STATES.includes(truck.truckState)) return 'yellow'
  return 'green'
}

const ATTENTION_STATES: readonly TruckState[] = ['executing_assist', 'none', 'bring_up_down']
