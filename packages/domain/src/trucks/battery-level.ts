/** From this charge on the battery is full, in percent (OP-CNB-10). */
export const BATTERY_FULL_FROM_PERCENT = 70

/** From this charge on the battery is medium, below it low, in percent (OP-CNB-11, OP-CNB-12). */
export const BATTERY_MEDIUM_FROM_PERCENT = 20

export type BatteryLevel = 'full' | 'medium' | 'low' | 'empty'

/** The battery icon; `empty` means that nobody knows the charge (OP-CNB-13). */
export function batteryLevel(batteryPercentage: number | null, connected = true): BatteryLevel {
  if (!connected || batteryPercentage === null || Number.isNaN(batteryPercentage)) return 'empty'
  if (batteryPercentage >= BATTERY_FULL_FROM_PERCENT) return 'full'
  return batteryPercentage >= BATTERY_MEDIUM_FROM_PERCENT ? 'medium' : 'low'
}
