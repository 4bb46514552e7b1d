import { isZoneClickable } from '@tractrix/domain/zones'
import { isInside, type MapPoint, type PlacedTarget } from '../../../map-kit/index.ts'
import type { MapTarget } from '../../scene/map-target.ts'
import type { SceneSpot } from '../../scene/scene-zone.ts'

/** The spot under a place; null beside all of them. No-go areas and intersections take no click (OP-OVL-21). */
export function spotHit(place: MapPoint, spots: readonly SceneSpot[]): MapTarget | null {
  const spot = spots.find(({ zoneType, corners }) => isZoneClickable(zoneType) && isInside(place, corners))
  return spot ? targetOf(spot) : null
}

/** All spots that can be met. */
export function spotTargets(spots: readonly SceneSpot[]): PlacedTarget<MapTarget>[] {
  return spots
    .filter(({ zoneType }) => isZoneClickable(zoneType))
    .map(spot => ({ target: targetOf(spot), middle: middleOf(spot.corners) }))
}

const targetOf = ({ id }: SceneSpot): MapTarget => ({ kind: 'zone', id })

function middleOf(corners: readonly MapPoint[]): MapPoint {
  return {
    x: corners.reduce((sum, { x }) => sum + x, 0) / corners.length,
    y: corners.reduce((sum, { y }) => sum + y, 0) / corners.length,
  }
}
