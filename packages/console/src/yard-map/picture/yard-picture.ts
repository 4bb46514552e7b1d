import { ZONE_TYPES } from '@tractrix/domain/zones'
import { type DockApron, dockAprons } from '../drawing/ground/dock-aprons.ts'
import { drawBuildings } from '../drawing/ground/draw-buildings.ts'
import { drawFences } from '../drawing/ground/draw-fence.ts'
import { drawGround } from '../drawing/ground/draw-ground.ts'
import { drawStreetNames } from '../drawing/ground/draw-street-names.ts'
import { drawSurroundings } from '../drawing/ground/draw-surroundings.ts'
import { type FixedLabels, fixedLabels, labelsInView, NO_LABELS } from '../drawing/labels/fixed-labels.ts'
import type { Pen } from '../drawing/pen.ts'
import { drawParkedTrailers } from '../drawing/trailers/draw-parked-trailers.ts'
import { drawTrailerNames } from '../drawing/trailers/draw-trailer-names.ts'
import { drawRoute } from '../drawing/trucks/draw-route.ts'
import { TruckLabels } from '../drawing/trucks/draw-truck-labels.ts'
import { drawTrucks } from '../drawing/trucks/draw-trucks.ts'
import type { Box } from '../drawing/trucks/truck-label-places.ts'
import { drawAreaNames, drawAreas, drawNoGo } from '../drawing/zones/draw-areas.ts'
import { drawDoors } from '../drawing/zones/draw-doors.ts'
import { drawSpotNames } from '../drawing/zones/draw-spot-names.ts'
import { drawSpots } from '../drawing/zones/draw-spots.ts'
import type { ZoneMarks } from '../drawing/zones/spot-fills.ts'
import { type MapHit, mapHit, nearestTarget } from '../frame/map-hit.ts'
import type { YardPoint } from '../frame/yard-frame.ts'
import type { ParkedTrailer } from '../scene/parked-rear.ts'
import { isSceneSpot, type SceneZone } from '../scene/scene-zone.ts'
import { truckMiddle } from '../scene/truck-middle.ts'
import type { SceneShape } from '../scene/yard-scene.ts'
import { RouteAhead, type RoutePoint } from '../trucks/route-ahead.ts'
import type { YardTrucks } from '../trucks/yard-trucks.ts'
import { parkedBodies, towedBodies } from './trailer-bodies.ts'

/** Everything that the map shows now, in yard meters, and how it is painted from bottom to top. */
export class YardPicture {
  readonly trucks: YardTrucks
  readonly labels = new TruckLabels()
  shapes: readonly SceneShape[] = []
  parked: readonly ParkedTrailer[] = []
  marks: ZoneMarks = { inMove: new Set(), shownTypes: new Set(ZONE_TYPES), openZoneId: null }
  showLabels = true
  /** Whether an image stands in place of the drawn ground. */
  hasOverlay = false
  /** What lies over the map, in CSS pixels: no room for the labels of trucks. */
  coveredByControls: readonly Box[] = []
  coveredByPopup: Box | null = null
  #zones: readonly SceneZone[] = []
  #aprons: readonly DockApron[] = []
  #route = new RouteAhead([])
  #chosenLabels: FixedLabels = NO_LABELS
  #labelBasis: readonly unknown[] = []

  constructor(trucks: YardTrucks) {
    this.trucks = trucks
  }

  get zones(): readonly SceneZone[] {
    return this.#zones
  }

  set zones(zones: readonly SceneZone[]) {
    this.#zones = zones
    this.#aprons = dockAprons(zones)
  }

  /** The selected truck's planned route. */
  setRoute(points: readonly RoutePoint[]): void {
    this.#route = new RouteAhead(points)
  }

  /** Where the selected truck's route ends; null without one. */
  routeEnd(): YardPoint | null {
    return this.#route.end
  }

  /** Paints all that changes now and then: ground, zones, parked trailers, names. */
  paintYard(pen: Pen): void {
    const { hasOverlay, shapes, marks } = this
    const shown = this.#zones.filter(zone => marks.shownTypes.has(zone.zoneType))
    const spots = shown.filter(isSceneSpot)
    if (!hasOverlay) {
      drawSurroundings(pen, shapes)
      drawGround(pen, shapes, this.#aprons)
    }
    drawAreas(pen, shown)
    drawSpots(pen, spots, marks, new Set(this.parked.map(({ spot }) => spot.id)))
    if (!hasOverlay) {
      drawBuildings(pen, shapes)
      drawDoors(pen, spots)
      drawFences(pen, shapes)
    }
    drawNoGo(pen, shown)
    drawParkedTrailers(pen, this.parked)
    if (this.showLabels) this.#paintNames(pen)
  }

  #paintNames(pen: Pen): void {
    if (!this.hasOverlay) drawStreetNames(pen, this.shapes)
    const labels = this.#fixedLabels(pen)
    drawAreaNames(pen, this.#zones, labels)
    drawSpotNames(pen, this.#zones.filter(isSceneSpot), this.marks, labels)
    drawTrailerNames(pen, this.parked, this.marks, labels)
  }

  /** The names that are written at a scale, chosen once for all parts of the picture. */
  #fixedLabels({ view: { pixelsPerMeter, rotationRadians }, step }: Pick<Pen, 'view' | 'step'>): FixedLabels {
    if (!this.showLabels) return NO_LABELS
    const { marks, parked } = this
    const basis = [this.#zones, parked, marks, pixelsPerMeter, rotationRadians, step]
    if (this.#labelBasis.length === 0 || basis.some((value, index) => value !== this.#labelBasis[index])) {
      const shown = this.#zones.filter(({ zoneType }) => marks.shownTypes.has(zoneType))
      const areas = shown.filter(({ zoneType }) => zoneType === 'autonomous')
      const yard = { spots: shown.filter(isSceneSpot), areas, parked, inMove: marks.inMove }
      this.#chosenLabels = fixedLabels(yard, { pixelsPerMeter, rotationRadians, step })
      this.#labelBasis = basis
    }
    return this.#chosenLabels
  }

  /** Paints what moves. Answers how fast it does, in meters per second; 0 when all stand still. */
  paintTrucks(pen: Pen, now: number): number {
    const selected = this.trucks.selectedId && this.trucks.place(this.trucks.selectedId, now)
    if (selected) drawRoute(pen, this.#route.from(selected))
    const trucks = this.trucks.drawn(now)
    drawTrucks(pen, trucks)
    const popup = this.coveredByPopup ? [this.coveredByPopup] : []
    const numbers = labelsInView(this.#fixedLabels(pen), pen.view)
    this.labels.draw(pen, trucks, [...this.coveredByControls, ...popup], numbers)
    return this.trucks.pace(now)
  }

  /** The spot nearest to a place, within so many meters of its middle; a truck when one is nearer. */
  nearest(place: YardPoint, meters: number, now: number): MapHit {
    const trucks = this.trucks.drawn(now).map(({ id, pose }) => ({ id, middle: truckMiddle(pose) }))
    const targets = { trucks, zones: this.#zones, shownTypes: this.marks.shownTypes }
    return nearestTarget(place, targets, meters)
  }

  /** What lies under a place. */
  hit(place: YardPoint, metersPerPixel: number, now: number): MapHit {
    const trucks = this.trucks.drawn(now).map(({ id, pose }) => ({ id, middle: truckMiddle(pose) }))
    const { shownTypes } = this.marks
    const trailers = [...towedBodies(this.trucks.drawn(now)), ...parkedBodies(this.parked)]
    return mapHit(place, { trucks, zones: this.#zones, shownTypes, trailers }, metersPerPixel)
  }
}
