import type { LatLon } from '@tractrix/domain/platform'
import type { ZoneType } from '@tractrix/domain/zones'
import { onNetworkBack } from '../../platform/live/network-back.ts'
import type { FleetTelemetryStore, TrailerRow } from '../../site-data/index.ts'
import { YardMapView } from '../canvas/yard-map-view.ts'
import { type MapSite, parkedInSpots, trailerBody, zonesInMove } from '../contents/scene-of-contents.ts'
import type { MapContents } from '../contents/use-map-contents.ts'
import { EdgeArrows } from '../controls/edge-arrows-store.ts'
import { readMapColors } from '../drawing/map-colors.ts'
import { MONO, SANS } from '../drawing/pen.ts'
import type { Box } from '../drawing/trucks/truck-label-places.ts'
import type { MapHit } from '../frame/map-hit.ts'
import { openingCenter } from '../frame/opening-view.ts'
import { siteCenter, siteReach } from '../frame/site-view.ts'
import { worldFrame, type YardPoint, yardFrame } from '../frame/yard-frame.ts'
import { YardPicture } from '../picture/yard-picture.ts'
import { sceneZone } from '../scene/scene-zone.ts'
import { truckMiddle } from '../scene/truck-middle.ts'
import { sceneShapes } from '../scene/yard-scene.ts'
import { PinnedPopup } from '../spots/pinned-popup.ts'
import { mapCenter, mapHeading, mapZoom } from '../state/map-settings.ts'
import { YardTrucks } from '../trucks/yard-trucks.ts'

export interface MapChoices {
  showLabels: boolean
  showStates: boolean
  shownTypes: readonly ZoneType[]
  openZoneId: string | null
  selectedTruckId: string | null
  /** Whether the view stays with the selected truck. */
  isFollowing: boolean
}

export interface MapEvents {
  onHit: (hit: MapHit) => void
  onZoom: (zoom: number) => void
  /** A person moves the map elsewhere. */
  onPan: () => void
}

/** The faces that the map writes with; canvases do not wait for them by themselves. */
const FACES = [`520 11px ${MONO}`, `680 11px ${MONO}`, `520 11px ${SANS}`, `680 11px ${SANS}`]
/** The clock alone makes trucks stale: so often it is looked, in milliseconds. */
const LOOK_AGAIN_MS = 1_000
/** Enter opens what lies so near to the middle of the map, in pixels. */
const MIDDLE_REACH_PIXELS = 60
/** After this time the first picture is shown with what is there, in milliseconds. */
const OPEN_AFTER_MS = 4_000

/** Keeps picture and view of one site's map true to what the page knows; disposed with the page. */
export class YardMapController {
  readonly #element: HTMLElement
  readonly #view: YardMapView
  readonly #picture: YardPicture
  readonly #popup: PinnedPopup
  readonly #toYard: (place: LatLon) => YardPoint
  /** Arrows at the edge to the trucks outside. */
  readonly edges = new EdgeArrows()
  readonly #timer: ReturnType<typeof setInterval>
  readonly #stopListening: () => void
  readonly #opening: ReturnType<typeof setTimeout>
  #isFollowing = false
  #isWhole = false
  #hasTelemetry = false
  #baseMap: MapContents['baseMap'] = null
  #zones: MapContents['zones'] = []
  #trailers: readonly TrailerRow[] = []
  #towed = ''

  constructor(element: HTMLElement, site: MapSite, events: MapEvents) {
    this.#element = element
    this.#toYard = yardFrame(site.origin)
    this.#picture = new YardPicture(new YardTrucks(this.#toYard))
    this.#picture.hasOverlay = site.mapOverlayPath !== null
    this.#popup = new PinnedPopup(this.#picture)
    const heading = site.mapHeadingDegrees || (mapHeading.read()[site.id] ?? 0)
    this.#view = new YardMapView(element, readMapColors(element), {
      origin: site.origin,
      center: mapCenter.read()[site.id] ?? siteCenter(site.bounds),
      zoom: mapZoom.read(),
      rotationRadians: (-heading * Math.PI) / 180,
      bounds: siteReach(site.bounds),
      overlay: overlayOf(site),
      toYard: this.#toYard,
      toWorld: worldFrame(site.origin),
      paintYard: pen => this.#picture.paintYard(pen),
      paintTrucks: (pen, now) => {
        this.edges.place(pen.view, this.#picture.trucks.drawn(now), this.#picture.coveredByControls)
        return this.#picture.paintTrucks(pen, now)
      },
      followed: now => this.#followed(now),
      onFrame: view => this.#popup.place(view),
      onPan: events.onPan,
      onClick: (place, metersPerPixel) => events.onHit(this.#picture.hit(place, metersPerPixel, Date.now())),
      onSettle: (center, zoom, byPerson) => {
        if (!byPerson) return
        mapCenter.write({ ...mapCenter.read(), [site.id]: center })
        mapHeading.write({ ...mapHeading.read(), [site.id]: heading })
        events.onZoom(zoom)
      },
    })
    this.#timer = setInterval(() => this.#lookAgain(), LOOK_AGAIN_MS)
    this.#opening = setTimeout(() => this.#open(), OPEN_AFTER_MS)
    this.#loadFaces()
    this.#stopListening = onNetworkBack(() => this.#loadFaces())
  }

  /** A face that cannot be had now is asked for again when the network is back; the browser's own stands in for it. */
  #loadFaces(): void {
    for (const face of FACES)
      document.fonts.load(face).then(
        () => this.#facesCame(),
        () => undefined,
      )
  }

  /** Takes the telemetry that is there and all that comes; answers how to stop. */
  follow(store: FleetTelemetryStore): () => void {
    const { trucks } = this.#picture
    const take = () => {
      this.#hasTelemetry ||= store.all().length > 0
      for (const sample of store.all()) trucks.take(sample, store.receivedAt(sample.truckId) ?? Date.now())
      if (this.#towed !== trucks.towedIds().join()) this.#park()
      this.#openWhenWhole()
      this.#view.trucksChanged()
    }
    take()
    return store.subscribeToAll(take)
  }

  setContents({ baseMap, zones, trailers, trucks, activeMoves, isWhole }: MapContents): void {
    const picture = this.#picture
    if (baseMap !== this.#baseMap) picture.shapes = baseMap ? sceneShapes(baseMap.features, this.#toYard) : []
    if (zones !== this.#zones) picture.zones = zones.map(zone => sceneZone(zone, this.#toYard))
    this.#baseMap = baseMap
    this.#zones = zones
    this.#trailers = trailers
    picture.marks = { ...picture.marks, inMove: zonesInMove(activeMoves) }
    picture.trucks.names = new Map(trucks.map(truck => [truck.id, truck.name]))
    picture.trucks.trailers = new Map(trailers.map(trailer => [trailer.id, trailerBody(trailer)]))
    picture.trucks.attached = new Map(
      trailers.flatMap(({ id, attachedTruckId }) =>
        attachedTruckId === null ? [] : [[attachedTruckId, id] as const],
      ),
    )
    this.#park()
    this.#isWhole = isWhole
    this.#hasTelemetry ||= isWhole && trucks.length === 0
    this.#openWhenWhole()
  }

  setChoices({
    showLabels,
    showStates,
    shownTypes,
    openZoneId,
    selectedTruckId,
    isFollowing,
  }: MapChoices): void {
    this.#isFollowing = isFollowing
    this.#picture.showLabels = showLabels
    this.#picture.marks = { ...this.#picture.marks, shownTypes: new Set(shownTypes), openZoneId }
    this.#picture.trucks.showStates = showStates
    this.#picture.trucks.selectedId = selectedTruckId
    this.#repaint()
  }

  setRoute(points: readonly { latitude: number; longitude: number; reverse: boolean }[]): void {
    this.#picture.setRoute(points.map(point => ({ ...this.#toYard(point), reverse: point.reverse })))
    this.#view.trucksChanged()
  }

  readColors(): void {
    this.#view.setColors(readMapColors(this.#element))
  }

  zoomBy(steps: 1 | -1): void {
    this.#view.zoomBy(steps)
  }

  /** Brings a place into the middle of what is not covered by so many pixels at the lower edge. */
  centerOn(place: LatLon, coveredBelow = 0): void {
    this.#view.centerOn(place, coveredBelow)
  }

  /** What lies in the middle, or nearest to it: for those who open it by key. */
  hitMiddle(): MapHit {
    const { center, pixelsPerMeter } = this.#view.viewFrame()
    return this.#picture.nearest(center, MIDDLE_REACH_PIXELS / pixelsPerMeter, Date.now())
  }

  /** How much of the lower edge is covered while a truck is followed, in pixels. */
  setCoveredBelow(pixels: number): void {
    this.#view.setCoveredBelow(pixels)
  }

  /** Keeps an element beside a zone while the map moves; null takes the pin away. */
  pin(element: HTMLElement | null, zoneId: string | null): void {
    this.#popup.pin(element, zoneId)
    this.#popup.place(this.#view.viewFrame())
    this.#view.trucksChanged()
  }

  dispose(): void {
    clearInterval(this.#timer)
    this.#stopListening()
    clearTimeout(this.#opening)
    this.edges.dispose()
    this.#view.dispose()
  }

  #openWhenWhole(): void {
    if (this.#isWhole && this.#hasTelemetry) this.#open()
  }

  /** Shows the first picture, with trucks in view; once. */
  #open(): void {
    if (this.#view.isOpen) return
    clearTimeout(this.#opening)
    const now = Date.now()
    const trucks = this.#picture.trucks.drawn(now).map(({ pose }) => truckMiddle(pose))
    this.#picture.coveredByControls = boxesOver(this.#element)
    this.#view.open(openingCenter(this.#view.viewFrame(), trucks))
  }

  #followed(now: number): YardPoint | null {
    const { trucks } = this.#picture
    return this.#isFollowing && trucks.selectedId ? trucks.place(trucks.selectedId, now) : null
  }

  /** Puts trailers into their spots: from the inventory, but for those that trucks tow. */
  #park(): void {
    const towedIds = this.#picture.trucks.towedIds()
    this.#towed = towedIds.join()
    this.#picture.parked = parkedInSpots(this.#trailers, this.#picture.zones, new Set(towedIds))
    this.#repaint()
  }

  #lookAgain(): void {
    this.#picture.coveredByControls = boxesOver(this.#element)
    this.#view.trucksChanged()
  }

  #facesCame(): void {
    this.#picture.labels.fontsChanged()
    this.#repaint()
  }

  #repaint(): void {
    this.#view.yardChanged()
    this.#view.trucksChanged()
  }
}

/** Where the controls beside a map's element lie over it. */
function boxesOver(element: HTMLElement): Box[] {
  const { left, top } = element.getBoundingClientRect()
  const controls = element.parentElement?.querySelectorAll('.map-glass, .map-foot > *') ?? []
  return [...controls].map(control => {
    const { x, y, width, height } = control.getBoundingClientRect()
    return { x: x - left, y: y - top, width, height }
  })
}

/** An image over the site's bounds (OP-MAP-14, OP-MAP-15); null: the yard is drawn. */
function overlayOf({ mapOverlayPath, bounds }: MapSite) {
  if (mapOverlayPath === null) return null
  return {
    url: mapOverlayPath,
    north: bounds.latitudeMax,
    south: bounds.latitudeMin,
    east: bounds.longitudeMax,
    west: bounds.longitudeMin,
  }
}
