import { isZoneClickable, type ZoneType } from '@tractrix/domain/zones'
import { isInside } from './is-inside.ts'
import type { YardPoint } from './yard-frame.ts'

/** What a click met. */
export type MapHit = { kind: 'truck'; id: string } | { kind: 'zone'; id: string } | null

/** A click this near to a truck's middle meets the truck: metres, or pixels when those are more. */
const TRUCK_REACH = { meters: 3.7, pixels: 14 }

export interface HitTargets {
  trucks: readonly { id: string; middle: YardPoint }[]
  zones: readonly { id: string; zoneType: ZoneType; corners: readonly YardPoint[]; spot: object | null }[]
  /** A zone that is not shown takes no click. */
  shownTypes: ReadonlySet<ZoneType>
}

/** What lies under a place: a truck before a spot; areas, no-go areas and intersections take no click (OP-OVL-21). */
export function mapHit(
  place: YardPoint,
  { trucks, zones, shownTypes }: HitTargets,
  metersPerPixel: number,
): MapHit {
  let nearest: { id: string; away: number } | null = null
  for (const { id, middle } of trucks) {
    const away = Math.hypot(middle.x - place.x, middle.y - place.y)
    if (nearest === null || away < nearest.away) nearest = { id, away }
  }
  const reach = Math.max(TRUCK_REACH.meters, TRUCK_REACH.pixels * metersPerPixel)
  if (nearest && nearest.away <= reach) return { kind: 'truck', id: nearest.id }
  const zone = zones.find(
    ({ zoneType, spot, corners }) =>
      isZoneClickable(zoneType) && spot !== null && shownTypes.has(zoneType) && isInside(place, corners),
  )
  return zone ? { kind: 'zone', id: zone.id } : null
}
