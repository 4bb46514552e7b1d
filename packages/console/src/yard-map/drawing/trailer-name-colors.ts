import { type ZoneType, zoneLook } from '@tractrix/domain/zones'
import type { SceneSpot } from '../scene/scene-zone.ts'
import type { TrailerBody } from '../scene/trailer-body.ts'
import type { ZoneMarks } from '../scene/zone-marks.ts'
import type { MapToken } from './map-colors.ts'
import { SPOT_FILLS } from './spot-fills.ts'

/** What lies under a chassis in a spot. */
export function groundToken(
  spot: Pick<SceneSpot, 'id' | 'zoneType' | 'enabled'>,
  marks: ZoneMarks,
): MapToken {
  const look = zoneLook({ enabled: spot.enabled, inMove: marks.inMove.has(spot.id), zoneType: spot.zoneType })
  const shown: ZoneType | null = marks.shownTypes.has(spot.zoneType) ? spot.zoneType : null
  if (look === 'in_use' && shown) return 'map-zn-in-use-fill'
  return (shown && SPOT_FILLS[shown]) ?? 'map-asphalt'
}

/** A chassis is read against the ground, where only the strong color stands out. */
export function nameToken({ type, loaded }: Pick<TrailerBody, 'type' | 'loaded'>): MapToken {
  return type === 'emptyChassis' || loaded ? 'map-trailer-text' : 'map-trailer-empty-text'
}
