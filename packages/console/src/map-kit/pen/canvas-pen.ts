import { boxesMeet, boxOfView, type MapBox } from '../viewport/map-box.ts'
import { type Viewport, viewMatrix } from '../viewport/viewport.ts'
import { type ByZoom, zoomStep } from '../viewport/zoom.ts'

/** What a layer paints on a canvas with: the canvas in meters of the map, the view, the colors and the zoom step. */
export interface CanvasPen<Colors = unknown> {
  context: CanvasRenderingContext2D
  view: Viewport
  /** What of the map the canvas shows. */
  box: MapBox
  colors: Colors
  /** Device pixels per CSS pixel. */
  pixelRatio: number
  step: 18 | 19 | 20
  /** A canvas beside the picture, of a size in device pixels, for what is painted once and put down often. */
  newCanvas: (width: number, height: number) => HTMLCanvasElement
}

export const MONO = '"JetBrains Mono Variable", ui-monospace, monospace'
export const SANS = '"Inter Variable", system-ui, sans-serif'

/** A pen for one picture of the view; the canvas is cleared and stands in meters of the map. */
export function takePen<Colors>(
  context: CanvasRenderingContext2D,
  view: Viewport,
  colors: Colors,
  zoom: number,
  pixelRatio: number,
  newCanvas: CanvasPen['newCanvas'] = canvasOfPage,
): CanvasPen<Colors> {
  const pen = { context, view, box: boxOfView(view), colors, pixelRatio, step: zoomStep(zoom), newCanvas }
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.clearRect(0, 0, context.canvas.width, context.canvas.height)
  inMeters(pen)
  return pen
}

function canvasOfPage(width: number, height: number): HTMLCanvasElement {
  return Object.assign(document.createElement('canvas'), { width, height })
}

/** From here on the canvas counts meters, x to the right and y upwards before the map's turn. */
export function inMeters({ context, view, pixelRatio }: CanvasPen): void {
  const [a, b, c, d, e, f] = viewMatrix(view)
  context.setTransform(
    a * pixelRatio,
    b * pixelRatio,
    c * pixelRatio,
    d * pixelRatio,
    e * pixelRatio,
    f * pixelRatio,
  )
}

/** From here on the canvas counts CSS pixels: for marks and words. */
export function inPixels({ context, pixelRatio }: CanvasPen): void {
  context.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0)
}

/** So many meters as CSS pixels are wide: for hairlines. */
export function pixels({ view }: CanvasPen, count: number): number {
  return count / view.pixelsPerMeter
}

/** A line weight in CSS pixels by zoom step, in meters. */
export function weight(pen: CanvasPen, byZoom: ByZoom<number>): number {
  return pixels(pen, byZoom[pen.step])
}

/** Draws within a saved state, so that dashes, alpha and clips end with it. */
export function within(pen: CanvasPen, draw: () => void): void {
  pen.context.save()
  draw()
  pen.context.restore()
}

/** Whether the canvas shows something of a box, with so many meters around it. */
export function sees(pen: CanvasPen, box: MapBox, margin = 0): boolean {
  return boxesMeet(box, pen.box, margin)
}
