import type { ZoneType } from '@tractrix/domain/zones'
import { type ByZoom, type LabelScale, type MapPoint, readable } from '../../../map-kit/index.ts'
import type { SpotAxis } from '../../scene/scene-zone.ts'

/** Where a name is written, how large, and at which angle clockwise from right. */
export interface NamePlace {
  /** In yard meters. */
  at: MapPoint
  /** In pixels. */
  size: number
  radians: number
  align: 'left' | 'center' | 'right'
}

const STALL_SIZE: ByZoom<number> = { 18: 0, 19: 8, 20: 10 }
const DOOR_SIZE: ByZoom<number> = { 18: 0, 19: 8.8, 20: 11 }
/** From the line or the wall to the number: pixels before the nose, meters on the roof. */
const BEFORE_NOSE_PIXELS = 5
const ON_ROOF_METERS = 1.5

/** Stalls have their number on the asphalt before the nose, doors on the roof edge, so that no trailer hides them. */
export function spotNamePlace(
  { zoneType, center, spot }: { zoneType: ZoneType; center: MapPoint; spot: SpotAxis },
  { pixelsPerMeter, rotationRadians, step }: LabelScale,
): NamePlace {
  const isDoor = zoneType === 'trailer_dock_spot'
  const half = spot.lengthMeters / 2
  const ahead = isDoor ? -half - ON_ROOF_METERS : half + BEFORE_NOSE_PIXELS / pixelsPerMeter
  const outwards = rotationRadians - spot.headingRadians + (isDoor ? Math.PI : 0)
  const radians = readable(outwards)
  // Where the text reads against the axis, it ends at the line instead of starting there.
  const isTurned = Math.cos(outwards - radians) < 0
  return {
    at: {
      x: center.x + Math.cos(spot.headingRadians) * ahead,
      y: center.y + Math.sin(spot.headingRadians) * ahead,
    },
    size: (isDoor ? DOOR_SIZE : STALL_SIZE)[step],
    radians,
    align: isTurned ? 'right' : 'left',
  }
}
