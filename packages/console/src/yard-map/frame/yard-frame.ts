import { type LatLon, type SitePoint, toLatLon, toSiteMeters } from '@tractrix/domain/platform'

/** A place of the drawing: meters east (x) and north (y) of the site's origin. */
export type YardPoint = SitePoint

/** Turns world places into meters of the drawing, which lies flat around the site's origin with y to the north. */
export function yardFrame(origin: LatLon): (place: LatLon) => YardPoint {
  const northUp = { ...origin, rotationRadians: 0 }
  return place => toSiteMeters(northUp, place)
}

/** The inverse of `yardFrame`: from meters of the drawing to places in the world. */
export function worldFrame(origin: LatLon): (point: YardPoint) => LatLon {
  const northUp = { ...origin, rotationRadians: 0 }
  return point => toLatLon(northUp, point)
}

/** What the map view shows now: where its middle is, how large a meter is, and how far it is turned clockwise. */
export interface ViewFrame {
  /** The middle of the view, in yard meters. */
  center: YardPoint
  pixelsPerMeter: number
  /** Clockwise turn of the drawing on screen, in radians. */
  rotationRadians: number
  /** Size in CSS pixels. */
  width: number
  height: number
}

/** From yard meters to CSS pixels of the view. */
export function toPixel(view: ViewFrame, point: YardPoint): YardPoint {
  const [a, b, c, d, e, f] = viewMatrix(view)
  return { x: a * point.x + c * point.y + e, y: b * point.x + d * point.y + f }
}

/** From CSS pixels of the view to yard meters. */
export function fromPixel(view: ViewFrame, pixel: YardPoint): YardPoint {
  const dx = (pixel.x - view.width / 2) / view.pixelsPerMeter
  const dy = (pixel.y - view.height / 2) / view.pixelsPerMeter
  const cos = Math.cos(view.rotationRadians)
  const sin = Math.sin(view.rotationRadians)
  return { x: view.center.x + dx * cos + dy * sin, y: view.center.y + dx * sin - dy * cos }
}

/** The canvas transform [a, b, c, d, e, f] that draws yard meters: x to the right, y upwards, turned clockwise. */
export function viewMatrix(view: ViewFrame): [number, number, number, number, number, number] {
  const cos = view.pixelsPerMeter * Math.cos(view.rotationRadians)
  const sin = view.pixelsPerMeter * Math.sin(view.rotationRadians)
  const e = view.width / 2 - cos * view.center.x - sin * view.center.y
  const f = view.height / 2 - sin * view.center.x + cos * view.center.y
  return [cos, sin, sin, -cos, e, f]
}

/** The direction on screen, clockwise from right, of a heading counter-clockwise from east. */
export function screenAngle(view: ViewFrame, headingRadians: number): number {
  return view.rotationRadians - headingRadians
}

/** The same view moved by less than a pixel, so that yard and screen share whole pixels and nothing blurs. */
export function snapped(view: ViewFrame, pixelRatio: number): ViewFrame {
  const [, , , , left, top] = viewMatrix(view)
  const off = (value: number) => value - Math.round(value * pixelRatio) / pixelRatio
  const middle = { x: view.width / 2 + off(left), y: view.height / 2 + off(top) }
  return { ...view, center: fromPixel(view, middle) }
}
