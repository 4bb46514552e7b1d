import type { LatLon } from '@tractrix/domain/platform'
import { defaults as defaultInteractions } from 'ol/interaction/defaults.js'
import OlMap from 'ol/Map.js'
import { fromLonLat, toLonLat } from 'ol/proj.js'
import View from 'ol/View.js'
import ViewHint from 'ol/ViewHint.js'
import type { MapColours } from '../drawing/map-colours.ts'
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
  /** Draws what changes now and then: ground, zones, parked trailers. */
  paintYard: (pen: Pen) => void
  /** Draws what moves; answers how fast it does, in metres per second; 0: no other picture is wanted. */
  paintTrucks: (pen: Pen, now: number) => number
  onClick: (place: YardPoint, metersPerPixel: number) => void
  /** With every picture, so that what hangs on a place can follow it. */
  onFrame: (view: ViewFrame) => void
  /** After the user panned or zoomed. */
  onSettle: (center: LatLon, zoom: number) => void
}

/** Times of the map's own movements, in milliseconds; none for who wants less motion. */
const ZOOM_MS = 160
const CENTER_MS = 320

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
  #colours: MapColours
  #frame = 0
  /** Before this no picture of the trucks is worth its work, by the clock of animation frames. */
  #nextPaint = 0
  #disposed = false

  constructor(element: HTMLElement, colours: MapColours, options: YardMapViewOptions) {
    this.#options = options
    this.#colours = colours
    this.#tiles = new YardTiles((context, view, pixelRatio) =>
      options.paintYard(takePen(context, view, this.#colours, this.zoom(), pixelRatio)),
    )
    this.#yardLayer = new PaintedLayer((context, { viewHints, pixelRatio }) => {
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
    this.#map.on('moveend', () => onSettle(this.center(), this.zoom()))
    this.#map.on('click', event => {
      const view = this.viewFrame()
      const [x = 0, y = 0] = event.pixel
      onClick(fromPixel(view, { x, y }), 1 / view.pixelsPerMeter)
    })
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

  setColours(colours: MapColours): void {
    this.#colours = colours
    this.#tiles.clear()
    this.yardChanged()
    this.trucksChanged()
  }

  zoom(): number {
    return this.#map.getView().getZoom() ?? MIN_ZOOM
  }

  /** To the next whole zoom in a direction. */
  zoomBy(steps: 1 | -1): void {
    const zoom = steps > 0 ? Math.floor(this.zoom() + 1) : Math.ceil(this.zoom() - 1)
    this.#map.getView().animate({ zoom, duration: duration(ZOOM_MS) })
  }

  center(): LatLon {
    const [longitude = 0, latitude = 0] = toLonLat(this.#map.getView().getCenter() ?? [0, 0])
    return { latitude, longitude }
  }

  centerOn(place: LatLon, coveredBelow: number): void {
    const view = this.#map.getView()
    const [x = 0, y = 0] = fromLonLat([place.longitude, place.latitude])
    const down = (coveredBelow / 2) * (view.getResolution() ?? 0)
    const center = [x + Math.sin(view.getRotation()) * down, y - Math.cos(view.getRotation()) * down]
    view.animate({ center, duration: duration(CENTER_MS) })
  }

  /** What is shown now, in yard metres. */
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
    const view = this.viewFrame()
    const pixelRatio = window.devicePixelRatio || 1
    fitCanvas(this.#truckCanvas, view, pixelRatio)
    const context = this.#truckCanvas.getContext('2d')
    if (!context || view.width === 0) return false
    const pen = takePen(context, view, this.#colours, this.zoom(), pixelRatio)
    const now = performance.now()
    const pace = this.#options.paintTrucks(pen, performance.timeOrigin + now)
    this.#nextPaint = now + pauseAfter(pace * view.pixelsPerMeter)
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
