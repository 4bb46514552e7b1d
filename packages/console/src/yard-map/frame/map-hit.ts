import { isZoneClickable, type ZoneType } from '@tractrix/domain/zones'
import { isInside } from './is-inside.ts'
import type { YardPoint } from './yard-frame.ts'

/** What a click met. */
export type MapHit = { kind: 'truck'; id: string } | { kind: 'zone'; id: string } | null

/** A click this near to a truck's middle meets the truck: meters, or pixels when those are more. */
const TRUCK_REACH = { meters: 3.7, pixels: 14 }

export interface HitTargets {
  trucks: readonly { id: string; middle: YardPoint }[]
  zones: readonly { id: string; zoneType: ZoneType; corners: readonly YardPoint[]; spot: object | null }[]
  /** A zone that is not shown takes no click. */
  shownTypes: ReadonlySet<ZoneType>
  /** Trailers: a click on one meets the spot it stands in, shown or not, or the truck that tows it. */
  trailers?: readonly { corners: readonly YardPoint[]; hit: MapHit }[]
}

/** What lies under a place: a truck before a trailer before a spot; areas, no-go areas and intersections take no click (OP-OVL-21). */
export function mapHit(
  place: YardPoint,
  { trucks, zones, shownTypes, trailers = [] }: HitTargets,
  metersPerPixel: number,
): MapHit {
  let nearest: { id: string; away: number } | null = null
  for (const { id, middle } of trucks) {
    const away = Math.hypot(middle.x - place.x, middle.y - place.y)
    if (nearest === null || away < nearest.away) nearest = { id, away }
  }
  const reach = Math.max(TRUCK_REACH.meters, TRUCK_REACH.pixels * metersPerPixel)
  if (nearest && nearest.away <= reach) return { kind: 'truck', id: nearest.id }
  const trailer = trailers.find(({ corners }) => isInside(place, corners))
  if (trailer) return trailer.hit
  const zone = zones.find(
    ({ zoneType, spot, corners }) =>
      isZoneClickable(zoneType) && spot !== null && shownTypes.has(zoneType) && isInside(place, corners),
  )
  return zone ? { kind: 'zone', id: zone.id } : null
}

/** The truck or clickable spot whose middle lies nearest to a place, within so many meters. */
export function nearestTarget(
  place: YardPoint,
  { trucks, zones, shownTypes }: HitTargets,
  withinMeters: number,
): MapHit {
  const targets = [
    ...trucks.map(({ id, middle }) => ({ hit: { kind: 'truck', id } as const, middle })),
    ...zones
      .filter(({ zoneType, spot }) => isZoneClickable(zoneType) && spot !== null && shownTypes.has(zoneType))
      .map(({ id, corners }) => ({ hit: { kind: 'zone', id } as const, middle: middleOf(corners) })),
  ]
  let best: { hit: MapHit; away: number } = { hit: null, away: withinMeters }
  for (const { hit, middle } of targets) {
    const away = Math.hypot(middle.x - place.x, middle.y - place.y)
    if (away <= best.away) best = { hit, away }
  }
  return best.hit
}

function middleOf(corners: readonly YardPoint[]): YardPoint {
  return {
    x: corners.reduce((sum, { x }) => sum + x, 0) / corners.length,
    y: corners.reduce((sum, { y }) => sum + y, 0) / corners.length,
  }
}
