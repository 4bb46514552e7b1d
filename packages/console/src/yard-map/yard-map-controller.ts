import type { LatLon } from '@tractrix/domain/platform'
import type { ZoneType } from '@tractrix/domain/zones'
import type { SiteRow } from '../sites/index.ts'
import { parkedTrailers, type TrailerRow } from '../trailers/index.ts'
import type { FleetTelemetryStore } from '../trucks/index.ts'
import type { ParkedTrailer } from './drawing/draw-parked-trailers.ts'
import { readMapColours } from './drawing/map-colours.ts'
import { STANDARD_LENGTH_METERS, STANDARD_WIDTH_METERS } from './drawing/trailer-shape.ts'
import { type SceneZone, sceneShapes, sceneZone } from './drawing/yard-scene.ts'
import { toPixel, type ViewFrame, type YardPoint, yardFrame } from './frame/yard-frame.ts'
import { mapCentre, mapZoom } from './map-settings.ts'
import { YardTrucks } from './trucks/yard-trucks.ts'
import type { MapContents } from './use-map-contents.ts'
import { YardMapView } from './yard-map-view.ts'
import { type MapHit, YardPicture } from './yard-picture.ts'

/** Sites have this margin around their bounds, in degrees (OP-MAP-13). */
export const SITE_BOUNDS_MARGIN_DEGREES = 0.02

export interface MapChoices {
  showLabels: boolean
  showStates: boolean
  shownTypes: readonly ZoneType[]
  openZoneId: string | null
  selectedTruckId: string | null
}

/** Keeps picture and view of one site's map true to what the page knows; disposed with the page. */
export class YardMapController {
  readonly #element: HTMLElement
  readonly #view: YardMapView
  readonly #picture: YardPicture
  readonly #toYard: (place: LatLon) => YardPoint
  #pinned: { element: HTMLElement; zoneId: string } | null = null

  constructor(
    element: HTMLElement,
    site: SiteRow,
    events: { onHit: (hit: MapHit) => void; onZoom: (zoom: number) => void },
  ) {
    this.#element = element
    this.#toYard = yardFrame(site.origin)
    this.#picture = new YardPicture(new YardTrucks(this.#toYard))
    this.#picture.hasOverlay = site.mapOverlayPath !== null
    this.#view = new YardMapView(element, readMapColours(element), {
      origin: site.origin,
      center: mapCentre.read()[site.id] ?? middleOf(site),
      zoom: mapZoom.read(),
      rotationRadians: (-site.mapHeadingDegrees * Math.PI) / 180,
      bounds: withMargin(site),
      overlay: overlayOf(site),
      toYard: this.#toYard,
      paintYard: pen => this.#picture.paintYard(pen),
      paintTrucks: (pen, now) => this.#picture.paintTrucks(pen, now),
      onFrame: view => this.#placePin(view),
      onClick: (place, metersPerPixel) => events.onHit(this.#picture.hit(place, metersPerPixel, Date.now())),
      onSettle: (center, zoom) => {
        mapCentre.write({ ...mapCentre.read(), [site.id]: center })
        events.onZoom(zoom)
      },
    })
  }

  /** Takes the telemetry that is there and all that comes; answers how to stop. */
  follow(store: FleetTelemetryStore): () => void {
    const take = () => {
      for (const sample of store.all())
        this.#picture.trucks.take(sample, store.receivedAt(sample.truckId) ?? Date.now())
      this.#view.trucksChanged()
    }
    take()
    return store.subscribeToAll(take)
  }

  setContents({ baseMap, zones, trailers, trucks, activeMoves }: MapContents): void {
    const picture = this.#picture
    picture.shapes = baseMap ? sceneShapes(baseMap.features, this.#toYard) : []
    picture.zones = zones.map(zone => sceneZone(zone, this.#toYard))
    const zonesById = new Map(picture.zones.map(zone => [zone.id, zone]))
    picture.parked = [...parkedTrailers(trailers)].flatMap(([zoneId, trailer]) => {
      const spot = zonesById.get(zoneId)
      return spot && spot.headingRadians !== null ? [parked(trailer, spot)] : []
    })
    picture.marks = {
      ...picture.marks,
      inMove: new Set(activeMoves.flatMap(move => [move.fromZone?.id ?? '', move.toZone?.id ?? ''])),
    }
    picture.trucks.names = new Map(trucks.map(truck => [truck.id, truck.name]))
    picture.trucks.towed = new Map(
      trailers.flatMap(trailer =>
        trailer.attachedTruckId === null ? [] : [[trailer.attachedTruckId, body(trailer)] as const],
      ),
    )
    this.#repaint()
  }

  setChoices({ showLabels, showStates, shownTypes, openZoneId, selectedTruckId }: MapChoices): void {
    this.#picture.showLabels = showLabels
    this.#picture.marks = { ...this.#picture.marks, shownTypes: new Set(shownTypes), openZoneId }
    this.#picture.trucks.showStates = showStates
    this.#picture.trucks.selectedId = selectedTruckId
    this.#repaint()
  }

  setRoute(points: readonly { latitude: number; longitude: number; reverse: boolean }[]): void {
    this.#picture.route = points.map(point => ({ ...this.#toYard(point), reverse: point.reverse }))
    this.#view.trucksChanged()
  }

  readColours(): void {
    this.#view.setColours(readMapColours(this.#element))
  }

  zoomBy(steps: number): void {
    this.#view.zoomBy(steps)
  }

  centreOnTruck(truckId: string): void {
    const position = this.#picture.trucks.position(truckId)
    if (position) this.#view.centerOn(position)
  }

  /** Keeps an element at a zone's middle while the map moves; null takes the pin away. */
  pin(element: HTMLElement | null, zoneId: string | null): void {
    this.#pinned = element && zoneId ? { element, zoneId } : null
    this.#placePin(this.#view.viewFrame())
  }

  dispose(): void {
    this.#view.dispose()
  }

  #repaint(): void {
    this.#view.yardChanged()
    this.#view.trucksChanged()
  }

  #placePin(view: ViewFrame): void {
    if (!this.#pinned) return
    const zone = this.#picture.zones.find(candidate => candidate.id === this.#pinned?.zoneId)
    if (!zone) return
    const at = toPixel(view, zone.center)
    const half = (zone.lengthMeters / 2) * view.pixelsPerMeter
    const { element } = this.#pinned
    const roomRight = view.width - (at.x + half)
    const left = roomRight > POPUP_WIDTH + 24 ? at.x + half + 12 : at.x - half - 12 - POPUP_WIDTH
    const highest = view.height - element.offsetHeight - 8
    const top = Math.min(Math.max(at.y - 24, 8), Math.max(highest, 8))
    element.style.transform = `translate(${clamp(left, 8, view.width - POPUP_WIDTH - 8)}px, ${top}px)`
  }
}

const POPUP_WIDTH = 276

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high))

/** The midpoint of the site's bounds (OP-MAP-12). */
function middleOf({ bounds }: SiteRow): LatLon {
  return {
    latitude: (bounds.latitudeMin + bounds.latitudeMax) / 2,
    longitude: (bounds.longitudeMin + bounds.longitudeMax) / 2,
  }
}

function withMargin({ bounds }: SiteRow) {
  return {
    north: bounds.latitudeMax + SITE_BOUNDS_MARGIN_DEGREES,
    south: bounds.latitudeMin - SITE_BOUNDS_MARGIN_DEGREES,
    east: bounds.longitudeMax + SITE_BOUNDS_MARGIN_DEGREES,
    west: bounds.longitudeMin - SITE_BOUNDS_MARGIN_DEGREES,
  }
}

/** An image over the site's bounds (OP-MAP-14, OP-MAP-15); null: the yard is drawn. */
function overlayOf({ mapOverlayPath, bounds }: SiteRow) {
  if (mapOverlayPath === null) return null
  return {
    url: mapOverlayPath,
    north: bounds.latitudeMax,
    south: bounds.latitudeMin,
    east: bounds.longitudeMax,
    west: bounds.longitudeMin,
  }
}

function body(trailer: TrailerRow) {
  return {
    type: trailer.type,
    lengthMeters: trailer.lengthMeters ?? STANDARD_LENGTH_METERS,
    widthMeters: trailer.widthMeters ?? STANDARD_WIDTH_METERS,
    loaded: trailer.loaded ?? true,
    scac: trailer.scac,
    serial: trailer.serial,
  }
}

function parked(trailer: TrailerRow, spot: SceneZone): ParkedTrailer {
  return { ...body(trailer), spot }
}
