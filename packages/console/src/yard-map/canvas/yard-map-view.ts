import type { LatLon } from '@tractrix/domain/platform'
import { defaults as defaultInteractions } from 'ol/interaction/defaults.js'
import OlMap from 'ol/Map.js'
import { fromLonLat, toLonLat } from 'ol/proj.js'
import View from 'ol/View.js'
import ViewHint from 'ol/ViewHint.js'
import type { MapColors } from '../drawing/map-colors.ts'
import { type Pen, takePen } from '../drawing/pen.ts'
import { pauseAfter } from '../frame/pause-after.ts'
import { fromPixel, snapped, type ViewFrame, type YardPoint } from '../frame/yard-frame.ts'
import { MAX_ZOOM, MIN_ZOOM, pixelsPerMeter } from '../frame/zoom.ts'
import { fitCanvas } from './fit-canvas.ts'
import { extentOf, type MapOverlay, overlayLayers } from './overlay-image.ts'
import { PaintedLayer } from './painted-layer.ts'
import { YardTiles } from './yard-tiles.ts'

export interface YardMapViewOptions {
  origin: LatLon
  /** Where the view stands at first. */
  center: LatLon
  zoom: number
  /** Clockwise turn of the drawing, in radians; there is no rotate control (OP-MAP-10). */
  rotationRadians: number
  /** How far the middle of the view may go (OP-MAP-13). */
  bounds: { north: number; south: number; east: number; west: number }
  overlay: MapOverlay | null
  toYard: (place: LatLon) => YardPoint
  toWorld: (point: YardPoint) => LatLon
  /** Draws what changes now and then: ground, zones, parked trailers. */
  paintYard: (pen: Pen) => void
  /** Draws what moves; answers how fast it does, in meters per second; 0: no other picture is wanted. */
  paintTrucks: (pen: Pen, now: number) => number
  /** What the view stays with while it moves, at a time in milliseconds; null: it stays where it is. */
  followed: (now: number) => YardPoint | null
  onClick: (place: YardPoint, metersPerPixel: number) => void
  /** With every picture, so that what hangs on a place can follow it. */
  onFrame: (view: ViewFrame) => void
  /** A person has begun to move the view elsewhere. */
  onPan: () => void
  /** After the view has moved; `byPerson` tells that a person moved it, and not the map itself. */
  onSettle: (center: LatLon, zoom: number, byPerson: boolean) => void
}

/** Times of the map's own movements, in milliseconds; none for who wants less motion. */
const ZOOM_MS = 160
const CENTER_MS = 320
/** A view that follows closes most of the distance in this time, in milliseconds, so that it never jumps. */
const FOLLOW_MS = 180
/** Nearer than this a followed place counts as reached, in meters. */
const REACHED_METERS = 0.05

/**
 * The map itself: OpenLayers carries view, touch, wheel, keys and overlay image; the yard is painted as one layer and
 * the trucks on a canvas of their own above it, which alone is drawn again while they move.
 */
export class YardMapView {
  readonly #map: OlMap
  readonly #options: YardMapViewOptions
  readonly #yardLayer: PaintedLayer
  readonly #tiles: YardTiles
  readonly #truckCanvas = document.createElement('canvas')
  #colors: MapColors
  #frame = 0
  /** Before this no picture of the trucks is worth its work, by the clock of animation frames. */
  #nextPaint = 0
  /** Nothing is painted before everything is there that belongs to the first picture. */
  #isOpen = false
  #isByPerson = false
  #followedAt = 0
  /** What of the lower edge is covered, in pixels: a followed place is kept in the middle of the rest. */
  #coveredBelow = 0
  #disposed = false

  constructor(element: HTMLElement, colors: MapColors, options: YardMapViewOptions) {
    this.#options = options
    this.#colors = colors
    this.#tiles = new YardTiles((context, view, pixelRatio) =>
      options.paintYard(takePen(context, view, this.#colors, this.zoom(), pixelRatio)),
    )
    this.#yardLayer = new PaintedLayer((context, { viewHints, pixelRatio }) => {
      if (!this.#isOpen) return
      const isZooming = Boolean(viewHints[ViewHint.ANIMATING] || viewHints[ViewHint.INTERACTING])
      const isDue = this.#tiles.draw(context, this.viewFrame(), pixelRatio, isZooming)
      if (isDue) requestAnimationFrame(() => this.#disposed || this.#map.render())
    })
    this.#map = new OlMap({
      target: element,
      controls: [],
      interactions: defaultInteractions({ altShiftDragRotate: false, pinchRotate: false }),
      layers: [...overlayLayers(options.overlay), this.#yardLayer],
      view: viewOf(options),
    })
    this.#truckCanvas.className = 'yard-map-trucks'
    this.#map.getViewport().append(this.#truckCanvas)
    this.#listen()
  }

  #listen(): void {
    const { onFrame, onSettle, onClick } = this.#options
    this.#map.on('postrender', () => {
      this.#paintTrucks()
      onFrame(this.viewFrame())
    })
    this.#map.on('moveend', () => {
      if (this.#isOpen) onSettle(this.center(), this.zoom(), this.#isByPerson)
    })
    this.#map.on('pointerdrag', () => this.#panned())
    this.#map.getTargetElement().addEventListener('wheel', () => this.#byPerson(), { passive: true })
    this.#map.getTargetElement().addEventListener('keydown', ({ key }) => {
      if (key.startsWith('Arrow')) this.#panned()
      else if (key === '+' || key === '-') this.#byPerson()
    })
    this.#map.on('click', event => {
      const view = this.viewFrame()
      const [x = 0, y = 0] = event.pixel
      onClick(fromPixel(view, { x, y }), 1 / view.pixelsPerMeter)
    })
  }

  /** Shows the first picture, whole, with a place in the middle. */
  open(center: YardPoint): void {
    this.#isOpen = true
    this.#map.getView().setCenter(this.#projected(center))
    this.#map.getViewport().parentElement?.setAttribute('data-open', '')
    this.#tiles.clear()
    this.yardChanged()
    this.trucksChanged()
  }

  get isOpen(): boolean {
    return this.#isOpen
  }

  #byPerson(): void {
    this.#isByPerson = true
  }

  #panned(): void {
    this.#byPerson()
    this.#options.onPan()
  }

  #projected(point: YardPoint): number[] {
    const { longitude, latitude } = this.#options.toWorld(point)
    return fromLonLat([longitude, latitude])
  }

  /** Paints the yard again, for instance after a zone changed. */
  yardChanged(): void {
    this.#tiles.outdate()
    this.#yardLayer.changed()
  }

  /** Paints the trucks soon, and again as long and as often as their motion can be seen. */
  trucksChanged(): void {
    if (this.#frame !== 0 || this.#disposed) return
    this.#frame = requestAnimationFrame(now => {
      this.#frame = 0
      if (now < this.#nextPaint || this.#paintTrucks()) this.trucksChanged()
    })
  }

  setColors(colors: MapColors): void {
    this.#colors = colors
    this.#tiles.clear()
    this.yardChanged()
    this.trucksChanged()
  }

  zoom(): number {
    return this.#map.getView().getZoom() ?? MIN_ZOOM
  }

  /** To the next whole zoom in a direction. */
  zoomBy(steps: 1 | -1): void {
    this.#byPerson()
    const zoom = steps > 0 ? Math.floor(this.zoom() + 1) : Math.ceil(this.zoom() - 1)
    this.#map.getView().animate({ zoom, duration: duration(ZOOM_MS) })
  }

  center(): LatLon {
    const [longitude = 0, latitude = 0] = toLonLat(this.#map.getView().getCenter() ?? [0, 0])
    return { latitude, longitude }
  }

  centerOn(place: LatLon, coveredBelow: number): void {
    this.#isByPerson = false
    this.#coveredBelow = coveredBelow
    const center = this.#above(fromLonLat([place.longitude, place.latitude]))
    const view = this.#map.getView()
    // A map that still rolls on from a drag would roll away from the place after this animation has ended.
    view.cancelAnimations()
    view.animate({ center, duration: duration(CENTER_MS) })
  }

  /** What is covered of the lower edge while a place is followed, in pixels. */
  setCoveredBelow(pixels: number): void {
    this.#coveredBelow = pixels
  }

  /** The middle of the view that puts a place into the middle of what is not covered. */
  #above([x = 0, y = 0]: readonly number[]): number[] {
    const view = this.#map.getView()
    const down = (this.#coveredBelow / 2) * (view.getResolution() ?? 0)
    return [x + Math.sin(view.getRotation()) * down, y - Math.cos(view.getRotation()) * down]
  }

  /** Moves the view towards what it follows; a picture follows from that, and the next step with it. */
  #follow(now: number): void {
    const since = Math.min(100, now - this.#followedAt)
    this.#followedAt = now
    const view = this.#map.getView()
    const place = this.#options.followed(now)
    if (place === null || view.getAnimating() || view.getInteracting()) return
    const [x = 0, y = 0] = view.getCenter() ?? []
    const [toX = 0, toY = 0] = this.#above(this.#projected(place))
    const share = matchMedia('(prefers-reduced-motion: reduce)').matches
      ? 1
      : 1 - Math.exp(-since / FOLLOW_MS)
    if (Math.hypot(toX - x, toY - y) < REACHED_METERS) return
    this.#isByPerson = false
    view.setCenter([x + (toX - x) * share, y + (toY - y) * share])
  }

  /** What is shown now, in yard meters. */
  viewFrame(): ViewFrame {
    const [width = 0, height = 0] = this.#map.getSize() ?? []
    const view = {
      center: this.#options.toYard(this.center()),
      pixelsPerMeter: pixelsPerMeter(this.zoom(), this.#options.origin.latitude),
      rotationRadians: this.#map.getView().getRotation(),
      width,
      height,
    }
    return snapped(view, window.devicePixelRatio || 1)
  }

  dispose(): void {
    this.#disposed = true
    cancelAnimationFrame(this.#frame)
    this.#truckCanvas.remove()
    this.#map.setTarget(undefined)
    this.#map.dispose()
  }

  /** Answers whether something still moves. */
  #paintTrucks(): boolean {
    if (!this.#isOpen) return false
    const view = this.viewFrame()
    const pixelRatio = window.devicePixelRatio || 1
    fitCanvas(this.#truckCanvas, view, pixelRatio)
    const context = this.#truckCanvas.getContext('2d')
    if (!context || view.width === 0) return false
    const pen = takePen(context, view, this.#colors, this.zoom(), pixelRatio)
    const now = performance.now()
    const pace = this.#options.paintTrucks(pen, performance.timeOrigin + now)
    this.#nextPaint = now + pauseAfter(pace * view.pixelsPerMeter)
    this.#follow(performance.timeOrigin + now)
    return pace > 0
  }
}

function viewOf(options: YardMapViewOptions): View {
  return new View({
    center: fromLonLat([options.center.longitude, options.center.latitude]),
    zoom: options.zoom,
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
    rotation: options.rotationRadians,
    constrainRotation: false,
    extent: extentOf(options.bounds),
    constrainOnlyCenter: true,
    showFullExtent: true,
    smoothResolutionConstraint: false,
  })
}

function duration(milliseconds: number): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : milliseconds
}
