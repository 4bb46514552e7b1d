import { type Factsheet, ORDER_ACTION_TYPES, type YardState } from '@tractrix/fleet-protocol'
import type { Dialect } from './dialect.ts'

/** What we know of a vehicle's abilities; null where it has reported nothing. */
export interface VehicleAbilities {
  dialect: Dialect
  factsheet: Factsheet | null
  yardState: YardState | null
}

const { pick, drop, startCharging, stopCharging, detectObject } = ORDER_ACTION_TYPES
const STANDARD_ACTIONS: readonly string[] = [pick, drop, startCharging, stopCharging, detectObject]

/**
 * Whether a vehicle takes an action on a node. A factsheet that lists actions decides; without one the standard's own
 * are taken for granted, and those of profile yard/1 where the vehicle speaks it.
 */
export function canDoAction(
  actionType: string,
  { dialect, factsheet, yardState }: VehicleAbilities,
): boolean {
  const listed = factsheet?.protocolFeatures?.agvActions ?? []
  if (listed.length > 0) return listed.some(action => action.actionType === actionType)
  return STANDARD_ACTIONS.includes(actionType) || dialect.speaksYardProfile || yardState !== null
}
