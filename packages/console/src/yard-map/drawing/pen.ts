import { boxesMeet, boxOfView, type YardBox } from '../frame/yard-box.ts'
import { type ViewFrame, viewMatrix } from '../frame/yard-frame.ts'
import { type ByZoom, zoomStep } from '../frame/zoom.ts'
import type { MapColors } from './map-colors.ts'

/** What every drawing function gets: the canvas in yard meters, the view, the colors and the zoom step. */
export interface Pen {
  context: CanvasRenderingContext2D
  view: ViewFrame
  /** What of the yard the canvas shows. */
  box: YardBox
  colors: MapColors
  /** Device pixels per CSS pixel. */
  pixelRatio: number
  step: 18 | 19 | 20
}

export const MONO = '"JetBrains Mono Variable", ui-monospace, monospace'
export const SANS = '"Inter Variable", system-ui, sans-serif'

/** A pen for one picture of the view; the canvas is cleared and stands in yard meters. */
export function takePen(
  context: CanvasRenderingContext2D,
  view: ViewFrame,
  colors: MapColors,
  zoom: number,
  pixelRatio: number,
): Pen {
  const pen: Pen = { context, view, box: boxOfView(view), colors, pixelRatio, step: zoomStep(zoom) }
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.clearRect(0, 0, context.canvas.width, context.canvas.height)
  inMeters(pen)
  return pen
}

/** From here on the canvas counts yard meters, x to the right and y upwards before the map's turn. */
export function inMeters({ context, view, pixelRatio }: Pen): void {
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
export function inPixels({ context, pixelRatio }: Pen): void {
  context.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0)
}

/** So many meters as CSS pixels are wide: for hairlines. */
export function pixels({ view }: Pen, count: number): number {
  return count / view.pixelsPerMeter
}

/** A line weight in CSS pixels by zoom step, in meters. */
export function weight(pen: Pen, byZoom: ByZoom<number>): number {
  return pixels(pen, byZoom[pen.step])
}

/** Draws within a saved state, so that dashes, alpha and clips end with it. */
export function within(pen: Pen, draw: () => void): void {
  pen.context.save()
  draw()
  pen.context.restore()
}

/** Whether the canvas shows something of a box, with so many meters around it. */
export function sees(pen: Pen, box: YardBox, margin = 0): boolean {
  return boxesMeet(box, pen.box, margin)
}
