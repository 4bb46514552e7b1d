import { ACTION_PARAMETERS, type Action, ORDER_ACTION_TYPES } from '@tractrix/fleet-protocol'
import type { Passage } from '../planning/leg.ts'
import { type RouteDirection, routeTracks, type SimYard } from '../yard/index.ts'
import { textOf } from './order-steps.ts'

/** Actions that follow a route, and those of them that follow every aisle of the yard when they name none. */
const ROUTE_ACTIONS: readonly string[] = [
  ORDER_ACTION_TYPES.runRoute,
  ORDER_ACTION_TYPES.yardInventory,
  ORDER_ACTION_TYPES.goMission,
  ORDER_ACTION_TYPES.detectObject,
]
const ALL_AISLES: readonly string[] = [ORDER_ACTION_TYPES.yardInventory, ORDER_ACTION_TYPES.detectObject]

/** What an action asks to drive over; empty: nothing. Or why it cannot be done, in words for people. */
export function tourOfAction(yard: SimYard, action: Action): Passage[] | { failed: string } {
  const { actionType } = action
  if (!ROUTE_ACTIONS.includes(actionType)) return []
  const name = textOf(action, ACTION_PARAMETERS.routeName)
  if (name === null && actionType === ORDER_ACTION_TYPES.runRoute)
    return { failed: 'The order names no route.' }
  if (name === null && !ALL_AISLES.includes(actionType)) return []
  const lanes = name === null ? yard.aisles : yard.routes.get(name)
  if (lanes === undefined) return { failed: `There is no route ${name} in this yard.` }
  const tracks = routeTracks(yard, lanes, directionOf(action))
  if (tracks.length === 0) return { failed: `No lane of the route ${name} can be driven.` }
  return tracks.map(track => ({
    enter: { track, atMeters: 0 },
    leave: { track, atMeters: yard.tracks[track]!.lengthMeters },
  }))
}

function directionOf(action: Action): RouteDirection {
  return textOf(action, ACTION_PARAMETERS.routeDirection) === 'REVERSE' ? 'REVERSE' : 'FORWARD'
}
