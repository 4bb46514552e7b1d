import type { SitePoint } from '@tractrix/domain/platform'

/** From site meters to the drawing: y points down there. */
export interface DrawingFrame {
  toPixel: (point: SitePoint) => SitePoint
  /** Whether anything of a polygon (in site meters) can be seen. */
  shows: (corners: readonly SitePoint[]) => boolean
  pixelsPerMeter: number
}

/** Never closer than this, so that a spot and its neighbors are seen; in pixels per meter. */
const CLOSEST = 4.2

/** A frame of `width` × `height` pixels around the points, with a margin in meters, turned so that `up` is on top. */
export function frameAround(
  points: readonly SitePoint[],
  {
    width,
    height,
    marginMeters,
    upRadians,
  }: { width: number; height: number; marginMeters: number; upRadians: number },
): DrawingFrame {
  const turn = Math.PI / 2 - upRadians
  const turned = points.map(point => rotate(point, turn))
  const box = boundsOf(turned)
  const pixelsPerMeter = Math.min(
    CLOSEST,
    width / (box.maxX - box.minX + 2 * marginMeters),
    height / (box.maxY - box.minY + 2 * marginMeters),
  )
  const middle = { x: (box.minX + box.maxX) / 2, y: (box.minY + box.maxY) / 2 }
  const toPixel = (point: SitePoint) => {
    const { x, y } = rotate(point, turn)
    return { x: width / 2 + (x - middle.x) * pixelsPerMeter, y: height / 2 - (y - middle.y) * pixelsPerMeter }
  }
  const shows = (corners: readonly SitePoint[]) => {
    const seen = boundsOf(corners.map(toPixel))
    return seen.maxX >= 0 && seen.minX <= width && seen.maxY >= 0 && seen.minY <= height
  }
  return { toPixel, shows, pixelsPerMeter }
}

function rotate({ x, y }: SitePoint, radians: number): SitePoint {
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)]
  return { x: x * cos - y * sin, y: x * sin + y * cos }
}

function boundsOf(points: readonly SitePoint[]) {
  const xs = points.map(point => point.x)
  const ys = points.map(point => point.y)
  return { minX: Math.min(...xs), maxX: Math.max(...xs), minY: Math.min(...ys), maxY: Math.max(...ys) }
}
