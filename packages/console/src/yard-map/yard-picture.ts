import { isZoneClickable, ZONE_TYPES } from '@tractrix/domain/zones'
import { drawBuildings } from './drawing/draw-buildings.ts'
import { drawGround } from './drawing/draw-ground.ts'
import { drawParkedTrailers, type ParkedTrailer } from './drawing/draw-parked-trailers.ts'
import { drawRoute, type RoutePoint } from './drawing/draw-route.ts'
import { drawTruckLabels } from './drawing/draw-truck-labels.ts'
import { drawTrucks, truckMiddle } from './drawing/draw-trucks.ts'
import { drawPlaceNames, drawSpotNames, drawTrailerNames } from './drawing/draw-words.ts'
import { drawZones, type ZoneMarks } from './drawing/draw-zones.ts'
import type { Pen } from './drawing/pen.ts'
import type { SceneShape, SceneZone } from './drawing/yard-scene.ts'
import { isInside } from './frame/is-inside.ts'
import type { YardPoint } from './frame/yard-frame.ts'
import type { YardTrucks } from './trucks/yard-trucks.ts'

/** What a click met. */
export type MapHit = { kind: 'truck'; id: string } | { kind: 'zone'; id: string } | null

/** A click this near to a truck's middle meets the truck: metres, or pixels when those are more. */
const TRUCK_REACH = { meters: 3.7, pixels: 14 }

/** Everything that the map shows now, in yard metres, and how it is painted from bottom to top. */
export class YardPicture {
  shapes: readonly SceneShape[] = []
  zones: readonly SceneZone[] = []
  parked: readonly ParkedTrailer[] = []
  marks: ZoneMarks = { inMove: new Set(), shownTypes: new Set(ZONE_TYPES), openZoneId: null }
  showLabels = true
  /** Whether an image stands in place of the drawn ground. */
  hasOverlay = false
  route: readonly RoutePoint[] = []
  readonly trucks: YardTrucks

  constructor(trucks: YardTrucks) {
    this.trucks = trucks
  }

  paintYard(pen: Pen): void {
    if (!this.hasOverlay) drawGround(pen, this.shapes)
    drawZones(pen, this.zones, this.marks)
    if (!this.hasOverlay) drawBuildings(pen, this.shapes, this.zones)
    drawParkedTrailers(pen, this.parked)
    if (!this.showLabels) return
    drawPlaceNames(pen, this.hasOverlay ? [] : this.shapes, this.zones, this.marks.shownTypes)
    drawSpotNames(pen, this.zones, this.marks)
    drawTrailerNames(pen, this.parked)
  }

  /** Answers whether something still moves. */
  paintTrucks(pen: Pen, now: number): boolean {
    drawRoute(pen, this.route)
    const trucks = this.trucks.drawn(now)
    drawTrucks(pen, trucks)
    drawTruckLabels(pen, trucks)
    return this.trucks.isMoving(now)
  }

  /** What lies under a place: a truck before a zone; no-go areas and intersections take no click (OP-OVL-21). */
  hit(place: YardPoint, metersPerPixel: number, now: number): MapHit {
    const reach = Math.max(TRUCK_REACH.meters, TRUCK_REACH.pixels * metersPerPixel)
    const distance = (truck: { pose: Parameters<typeof truckMiddle>[0] }) => {
      const middle = truckMiddle(truck.pose)
      return Math.hypot(middle.x - place.x, middle.y - place.y)
    }
    const nearest = this.trucks.drawn(now).sort((a, b) => distance(a) - distance(b))[0]
    if (nearest && distance(nearest) <= reach) return { kind: 'truck', id: nearest.id }
    const zone = this.zones.find(
      candidate =>
        isZoneClickable(candidate.zoneType) &&
        candidate.headingRadians !== null &&
        this.marks.shownTypes.has(candidate.zoneType) &&
        isInside(place, candidate.corners),
    )
    return zone ? { kind: 'zone', id: zone.id } : null
  }
}
