import type { MapPoint } from './map-frame.ts'

/** What a map shows: where its middle is, how large a meter is, and how far it is turned clockwise. Data, made anew for each picture. */
export interface Viewport {
  /** The middle of the view, in meters of the map. */
  center: MapPoint
  pixelsPerMeter: number
  /** Clockwise turn of the drawing on screen, in radians. */
  rotationRadians: number
  /** Size in CSS pixels. */
  width: number
  height: number
}

/** From meters of the map to CSS pixels of the view. */
export function toPixel(view: Viewport, point: MapPoint): MapPoint {
  const [a, b, c, d, e, f] = viewMatrix(view)
  return { x: a * point.x + c * point.y + e, y: b * point.x + d * point.y + f }
}

/** From CSS pixels of the view to meters of the map. */
export function fromPixel(view: Viewport, pixel: MapPoint): MapPoint {
  const dx = (pixel.x - view.width / 2) / view.pixelsPerMeter
  const dy = (pixel.y - view.height / 2) / view.pixelsPerMeter
  const cos = Math.cos(view.rotationRadians)
  const sin = Math.sin(view.rotationRadians)
  return { x: view.center.x + dx * cos + dy * sin, y: view.center.y + dx * sin - dy * cos }
}

/** The canvas transform [a, b, c, d, e, f] that draws meters: x to the right, y upwards, turned clockwise. */
export function viewMatrix(view: Viewport): [number, number, number, number, number, number] {
  const cos = view.pixelsPerMeter * Math.cos(view.rotationRadians)
  const sin = view.pixelsPerMeter * Math.sin(view.rotationRadians)
  const e = view.width / 2 - cos * view.center.x - sin * view.center.y
  const f = view.height / 2 - sin * view.center.x + cos * view.center.y
  return [cos, sin, sin, -cos, e, f]
}

/** The direction on screen, clockwise from right, of a heading counter-clockwise from east. */
export function screenAngle(view: Viewport, headingRadians: number): number {
  return view.rotationRadians - headingRadians
}

/** The same view moved by less than a pixel, so that map and screen share whole pixels and nothing blurs. */
export function snapped(view: Viewport, pixelRatio: number): Viewport {
  const [, , , , left, top] = viewMatrix(view)
  const off = (value: number) => value - Math.round(value * pixelRatio) / pixelRatio
  const middle = { x: view.width / 2 + off(left), y: view.height / 2 + off(top) }
  return { ...view, center: fromPixel(view, middle) }
}
