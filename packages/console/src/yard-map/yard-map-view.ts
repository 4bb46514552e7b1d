import type { LatLon } from '@tractrix/domain/platform'
import { defaults as defaultInteractions } from 'ol/interaction/defaults.js'
import ImageLayer from 'ol/layer/Image.js'
import OlMap from 'ol/Map.js'
import { fromLonLat, toLonLat, transformExtent } from 'ol/proj.js'
import ImageStatic from 'ol/source/ImageStatic.js'
import View from 'ol/View.js'
import type { MapColours } from './drawing/map-colours.ts'
import { type Pen, takePen } from './drawing/pen.ts'
import { fromPixel, type ViewFrame, type YardPoint } from './frame/yard-frame.ts'
import { MAX_ZOOM, MIN_ZOOM, pixelsPerMeter } from './frame/zoom.ts'
import { PaintedLayer } from './painted-layer.ts'

/** A picture laid under the zones in place of the drawn ground (OP-MAP-14). */
export interface MapOverlay {
  url: string
  north: number
  south: number
  east: number
  west: number
}

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
  /** Draws what moves; answers whether another picture is wanted at once. */
  paintTrucks: (pen: Pen, now: number) => boolean
  onClick: (place: YardPoint, metersPerPixel: number) => void
  /** With every picture, so that what hangs on a place can follow it. */
  onFrame: (view: ViewFrame) => void
  /** After the user panned or zoomed. */
  onSettle: (center: LatLon, zoom: number) => void
}

/**
 * The map itself: OpenLayers carries view, touch, wheel and overlay image; the yard is painted as one layer and the
 * trucks on a canvas of their own above it, which alone is drawn again while they move.
 */
export class YardMapView {
  readonly #map: OlMap
  readonly #options: YardMapViewOptions
  readonly #yardLayer: PaintedLayer
  readonly #truckCanvas: HTMLCanvasElement
  #colours: MapColours
  #frame = 0
  #disposed = false

  constructor(element: HTMLElement, colours: MapColours, options: YardMapViewOptions) {
    this.#options = options
    this.#colours = colours
    this.#yardLayer = new PaintedLayer((context, pixelRatio) => this.#paintYard(context, pixelRatio))
    this.#map = new OlMap({
      target: element,
      controls: [],
      interactions: defaultInteractions({ altShiftDragRotate: false, pinchRotate: false }),
      layers: [...overlayLayers(options.overlay), this.#yardLayer],
      view: new View({
        center: fromLonLat([options.center.longitude, options.center.latitude]),
        zoom: options.zoom,
        minZoom: MIN_ZOOM,
        maxZoom: MAX_ZOOM,
        rotation: options.rotationRadians,
        extent: extentOf(options.bounds),
        constrainOnlyCenter: true,
        showFullExtent: true,
        smoothResolutionConstraint: false,
      }),
    })
    this.#truckCanvas = document.createElement('canvas')
    this.#truckCanvas.className = 'yard-map-trucks'
    this.#map.getViewport().append(this.#truckCanvas)
    this.#map.on('postrender', () => {
      this.#paintTrucks()
      options.onFrame(this.viewFrame())
    })
    this.#map.on('moveend', () => options.onSettle(this.center(), this.zoom()))
    this.#map.on('singleclick', event => {
      const view = this.viewFrame()
      const [x = 0, y = 0] = event.pixel
      options.onClick(fromPixel(view, { x, y }), 1 / view.pixelsPerMeter)
    })
  }

  /** Paints the yard again, for instance after a zone changed. */
  yardChanged(): void {
    this.#yardLayer.changed()
  }

  /** Paints the trucks in the next frame and as long as they move. */
  trucksChanged(): void {
    if (this.#frame !== 0 || this.#disposed) return
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0
      if (this.#paintTrucks()) this.trucksChanged()
    })
  }

  setColours(colours: MapColours): void {
    this.#colours = colours
    this.yardChanged()
    this.trucksChanged()
  }

  zoom(): number {
    return this.#map.getView().getZoom() ?? MIN_ZOOM
  }

  zoomBy(steps: number): void {
    this.#map.getView().animate({ zoom: this.zoom() + steps, duration: 160 })
  }

  center(): LatLon {
    const [longitude = 0, latitude = 0] = toLonLat(this.#map.getView().getCenter() ?? [0, 0])
    return { latitude, longitude }
  }

  centerOn(place: LatLon): void {
    this.#map.getView().animate({ center: fromLonLat([place.longitude, place.latitude]), duration: 320 })
  }

  /** What is shown now, in yard metres. */
  viewFrame(): ViewFrame {
    const [width = 0, height = 0] = this.#map.getSize() ?? []
    return {
      center: this.#options.toYard(this.center()),
      pixelsPerMeter: pixelsPerMeter(this.zoom(), this.#options.origin.latitude),
      rotationRadians: this.#map.getView().getRotation(),
      width,
      height,
    }
  }

  dispose(): void {
    this.#disposed = true
    cancelAnimationFrame(this.#frame)
    this.#truckCanvas.remove()
    this.#map.setTarget(undefined)
    this.#map.dispose()
  }

  #paintYard(context: CanvasRenderingContext2D, pixelRatio: number): void {
    this.#options.paintYard(takePen(context, this.viewFrame(), this.#colours, this.zoom(), pixelRatio))
  }

  #paintTrucks(): boolean {
    const view = this.viewFrame()
    const pixelRatio = window.devicePixelRatio || 1
    fitCanvas(this.#truckCanvas, view, pixelRatio)
    const context = this.#truckCanvas.getContext('2d')
    if (!context || view.width === 0) return false
    const pen = takePen(context, view, this.#colours, this.zoom(), pixelRatio)
    return this.#options.paintTrucks(pen, performance.timeOrigin + performance.now())
  }
}

/** Gives a canvas the view's size in device pixels; does nothing when it has it. */
export function fitCanvas(
  canvas: HTMLCanvasElement,
  size: { width: number; height: number },
  pixelRatio: number,
): void {
  const width = Math.round(size.width * pixelRatio)
  const height = Math.round(size.height * pixelRatio)
  if (canvas.width === width && canvas.height === height) return
  canvas.width = width
  canvas.height = height
  canvas.style.width = `${size.width}px`
  canvas.style.height = `${size.height}px`
}

function overlayLayers(overlay: MapOverlay | null): ImageLayer<ImageStatic>[] {
  if (!overlay) return []
  const source = new ImageStatic({
    url: overlay.url,
    imageExtent: extentOf(overlay),
    projection: 'EPSG:3857',
  })
  return [new ImageLayer({ source })]
}

function extentOf(bounds: { north: number; south: number; east: number; west: number }): number[] {
  return transformExtent([bounds.west, bounds.south, bounds.east, bounds.north], 'EPSG:4326', 'EPSG:3857')
}
