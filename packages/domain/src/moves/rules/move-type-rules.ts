import type { ZoneType } from '../../zones/index.ts'
import { SPOT_ZONE_TYPES } from '../../zones/index.ts'
import type { MoveType } from '../move/move-lists.ts'

/** What a type of move needs before it may be queued (MV-OPEN-68, MV-OPEN-74..78). */
export interface MoveTypeRule {
  /**
   * Where its trailer comes from. `fetched`: from a spot; `fetched_either`: the same, asked for as «location/trailer»;
   * `connected`: it hangs on the requested truck; `none`: it moves no trailer.
   */
  trailer: 'fetched' | 'fetched_either' | 'connected' | 'none'
  /** Zone types it can end in; empty: it has no destination (MV-VAL-35, MV-KIN-09, MV-OPEN-77). */
  destinations: readonly ZoneType[]
  /** Whether another trailer on the destination is in the way (MV-VAL-36..39). */
  needsFreeDestination: boolean
  /** Whether a truck must be named (MV-OPEN-75). */
  needsTruck: boolean
  /** Route settings that must be filled. */
  routeSettings: readonly ('RT_NAME' | 'DIR' | 'TC_MODE')[]
}

/** Every zone in which a truck may come to a halt. */
const HALTS: readonly ZoneType[] = ['autonomous', 'charging_station', 'staging', ...SPOT_ZONE_TYPES]

const NO_NEEDS: MoveTypeRule = {
  trailer: 'none',
  destinations: [],
  needsFreeDestination: false,
  needsTruck: false,
  routeSettings: [],
}

/** The needs of every type of move; every rule about queueing reads them from here. */
export const MOVE_TYPE_RULES = {
  trailer: { ...NO_NEEDS, trailer: 'fetched', destinations: SPOT_ZONE_TYPES, needsFreeDestination: true },
  repark: { ...NO_NEEDS, trailer: 'fetched' },
  trailer_attached: { ...NO_NEEDS, trailer: 'connected', destinations: SPOT_ZONE_TYPES, needsTruck: true },
  stage: { ...NO_NEEDS, trailer: 'connected', destinations: ['staging'], needsTruck: true },
  back_trailer_torture_no_drop: {
    ...NO_NEEDS,
    trailer: 'connected',
    destinations: SPOT_ZONE_TYPES,
    needsFreeDestination: true,
    needsTruck: true,
  },
  hitch_unhitch_torture: { ...NO_NEEDS, trailer: 'fetched_either', needsTruck: true },
  yard_inventory: { ...NO_NEEDS, needsTruck: true },
  go_to_charger: {
    ...NO_NEEDS,
    destinations: ['charging_station'],
    needsFreeDestination: true,
    needsTruck: true,
  },
  truck_controlled_move: {
    ...NO_NEEDS,
    destinations: HALTS,
    needsFreeDestination: true,
    needsTruck: true,
    routeSettings: ['TC_MODE'],
  },
  run_route: { ...NO_NEEDS, needsTruck: true, routeSettings: ['RT_NAME', 'DIR'] },
  go_to_zone: { ...NO_NEEDS, destinations: HALTS, needsFreeDestination: true },
  go_mission: NO_NEEDS,
  find_trailer: NO_NEEDS,
} as const satisfies Record<MoveType, MoveTypeRule>

/** The needs of one type. */
export function moveTypeRule(type: MoveType): MoveTypeRule {
  return MOVE_TYPE_RULES[type]
}

/** Whether moves of this type end somewhere. */
export function hasDestination(type: MoveType): boolean {
  return moveTypeRule(type).destinations.length > 0
}
