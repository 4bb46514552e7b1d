import { metersToFeet, type SiteOrigin, type SitePoint, toSiteMeters } from '@tractrix/domain/platform'
import { t } from '../../../platform/words.ts'
import type { MoveRoute } from './use-move-route.ts'

/** A route in site meters; `reverse` tells that the truck backs up from a point to the next. */
export type ShownRoute = readonly (SitePoint & { reverse: boolean })[]

/** The route as it is drawn. */
export function shownRoute(route: MoveRoute, origin: SiteOrigin): ShownRoute {
  return route.points.map(point => ({ ...toSiteMeters(origin, point), reverse: point.reverse }))
}

/** The part that is driven forwards, and the part that is backed; both hold the place where the truck turns back. */
export function splitRoute(route: ShownRoute): { forward: SitePoint[]; backward: SitePoint[] } {
  const turn = route.findIndex(({ reverse }) => reverse)
  if (turn < 0) return { forward: [...route], backward: [] }
  return { forward: route.slice(0, turn + 1), backward: route.slice(turn) }
}

/** `1,180 ft, about 4 min`, rounded: it is an estimate. */
export function routeWords({ distanceMeters, drivingSeconds }: MoveRoute): string {
  const feet = (Math.round(metersToFeet(distanceMeters) / 10) * 10).toLocaleString('en-US')
  return t('{feet} ft, about {minutes} min', { feet, minutes: Math.max(1, Math.round(drivingSeconds / 60)) })
}
