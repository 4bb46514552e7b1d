import { metersToFeet } from '@tractrix/domain/platform'
import { t } from '../../../platform/words.ts'
import type { MoveRoute } from './use-move-route.ts'

/** `1,180 ft, about 4 min`, rounded: it is an estimate. */
export function routeWords({ distanceMeters, drivingSeconds }: MoveRoute): string {
  const feet = (Math.round(metersToFeet(distanceMeters) / 10) * 10).toLocaleString('en-US')
  return t('{feet} ft, about {minutes} min', { feet, minutes: Math.max(1, Math.round(drivingSeconds / 60)) })
}
