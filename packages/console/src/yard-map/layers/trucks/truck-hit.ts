import { isInside, type MapPoint } from '../../../map-kit/index.ts'
import type { DrawnTruck } from '../../scene/drawn-truck.ts'
import type { MapTarget } from '../../scene/map-target.ts'
import { towedRear } from '../../scene/towed-rear.ts'
import { truckMiddle } from '../../scene/truck-middle.ts'

/** A click this near to a truck's middle meets the truck: meters, or pixels when those are more. */
const REACH = { meters: 3.7, pixels: 14 }

/** The nearest truck within reach of a place, or the truck whose trailer lies under it; null: no truck. */
export function truckHit(
  place: MapPoint,
  trucks: readonly DrawnTruck[],
  metersPerPixel: number,
): MapTarget | null {
  let nearest: { id: string; away: number } | null = null
  for (const { id, pose } of trucks) {
    const middle = truckMiddle(pose)
    const away = Math.hypot(middle.x - place.x, middle.y - place.y)
    if (nearest === null || away < nearest.away) nearest = { id, away }
  }
  const reach = Math.max(REACH.meters, REACH.pixels * metersPerPixel)
  if (nearest && nearest.away <= reach) return { kind: 'truck', id: nearest.id }
  const towing = trucks.find(truck => isInside(place, towedCorners(truck)))
  return towing ? { kind: 'truck', id: towing.id } : null
}

/** The corners of the trailer that a truck tows; none without one. */
function towedCorners({ pose, trailer }: DrawnTruck): MapPoint[] {
  if (!trailer) return []
  const { lengthMeters: length, widthMeters } = trailer
  const { rear, along } = towedRear(pose, length)
  const half = widthMeters / 2
  const corner = (ahead: number, left: number) => ({
    x: rear.x + along.x * ahead - along.y * left,
    y: rear.y + along.y * ahead + along.x * left,
  })
  return [corner(0, -half), corner(length, -half), corner(length, half), corner(0, half)]
}
