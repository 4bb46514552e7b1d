import type { LengthUnit } from '@tractrix/domain/platform'
import { t } from '../../../platform/words.ts'
import { distanceText } from '../../../sites/index.ts'
import type { MoveRoute } from './use-move-route.ts'

/** `1,180 ft, about 4 min`, rounded: it is an estimate. */
export function routeText({ distanceMeters, drivingSeconds }: MoveRoute, unit: LengthUnit): string {
  return t('{distance}, about {minutes} min', {
    distance: distanceText(distanceMeters, unit),
    minutes: Math.max(1, Math.round(drivingSeconds / 60)),
  })
}
