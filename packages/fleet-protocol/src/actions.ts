/**
 * Actions on the nodes of an order.
 * `pick` and `drop` couple and uncouple a trailer, `detectObject` looks for one; these and the charging actions are
 * the standard's own. The rest belong to profile yard/1: a vehicle takes them only if it publishes `yardState`.
 */
export const ORDER_ACTION_TYPES = {
  pick: 'pick',
  drop: 'drop',
  startCharging: 'startCharging',
  stopCharging: 'stopCharging',
  detectObject: 'detectObject',
  /** Come to rest in a staging zone with the trailer hitched. */
  stage: 'stage',
  /** Drive a route and report every trailer seen (`yard_inventory`). */
  yardInventory: 'yardInventory',
  /** Carry out a mission that the truck itself knows by name (`go_mission`). */
  goMission: 'goMission',
  /** Move under the truck's own control (`truck_controlled_move`). */
  truckControlledMove: 'truckControlledMove',
  /** Drive a recorded route (`run_route`). */
  runRoute: 'runRoute',
  /** Couple and uncouple at one spot as an endurance test (`hitch_unhitch_torture`). */
  hitchUnhitch: 'hitchUnhitch',
  /** Back a hitched trailer in without leaving it, as an endurance test (`back_trailer_torture_no_drop`). */
  backTrailerNoDrop: 'backTrailerNoDrop',
} as const
export type OrderActionType = (typeof ORDER_ACTION_TYPES)[keyof typeof ORDER_ACTION_TYPES]

/** Actions that are done at once, all of the standard. */
export const INSTANT_ACTION_TYPES = {
  cancelOrder: 'cancelOrder',
  startPause: 'startPause',
  stopPause: 'stopPause',
  stateRequest: 'stateRequest',
  factsheetRequest: 'factsheetRequest',
} as const
export type InstantActionType = (typeof INSTANT_ACTION_TYPES)[keyof typeof INSTANT_ACTION_TYPES]

/** Keys of action parameters. The first four are the standard's, the rest profile yard/1. */
export const ACTION_PARAMETERS = {
  /** Type of the zone, e.g. `trailer_dock_spot`. */
  stationType: 'stationType',
  /** Name of the zone as people read it, e.g. `D12`. */
  stationName: 'stationName',
  /** Always `trailer`. */
  loadType: 'loadType',
  /** Id of the trailer. */
  loadId: 'loadId',
  /** Id of the zone. */
  zoneId: 'zoneId',
  trailerScac: 'trailerScac',
  trailerSerial: 'trailerSerial',
  /** Meters; left out when not known. */
  trailerLengthMeters: 'trailerLengthMeters',
  trailerDimensionCode: 'trailerDimensionCode',
  /** Move metadata `RT_NAME` or `staticRoute`. */
  routeName: 'routeName',
  /** Move metadata `DIR`: `FORWARD` or `REVERSE`. */
  routeDirection: 'routeDirection',
  /** Move metadata `TC_MODE`: `DEFAULT`, `BYPASS` or `MANUAL`. */
  truckControlMode: 'truckControlMode',
  /** Move metadata `enable_yard_inventory`: true asks the truck to report what it sees on the way. */
  observeYard: 'observeYard',
  /** Id of the zone that a truck-controlled move starts from. */
  fromZoneId: 'fromZoneId',
} as const

/** `errorType` of a truck that cannot go on by itself. */
export const AV_BLOCKED_ERROR_TYPE = 'YARD_AV_BLOCKED'
/** `referenceKey` under which that error names the reason, e.g. `1001`. */
export const AV_BLOCKED_REASON_KEY = 'avBlockedReason'
/** `referenceKey` under which an error names the order that it is about. */
export const ORDER_ID_REFERENCE_KEY = 'orderId'
