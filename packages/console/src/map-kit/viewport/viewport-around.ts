import { boxAround } from './map-box.ts'
import type { MapPoint } from './map-frame.ts'
import type { Viewport } from './viewport.ts'

/** What a view around places must keep to. */
export interface ViewportLimits extends Pick<Viewport, 'width' | 'height' | 'rotationRadians'> {
  /** Free ground around the places, in meters. */
  marginMeters: number
  /** The view never comes closer than this. */
  mostPixelsPerMeter: number
}

/** The closest view that shows all the places, in the middle of them; there must be at least one. */
export function viewportAround(
  places: readonly MapPoint[],
  { width, height, rotationRadians, marginMeters, mostPixelsPerMeter }: ViewportLimits,
): Viewport {
  const [cos, sin] = [Math.cos(rotationRadians), Math.sin(rotationRadians)]
  const { left, right, low, high } = boxAround(
    places.map(({ x, y }) => ({ x: cos * x + sin * y, y: cos * y - sin * x })),
  )
  const [x, y] = [(left + right) / 2, (low + high) / 2]
  return {
    center: { x: cos * x - sin * y, y: sin * x + cos * y },
    pixelsPerMeter: Math.min(
      mostPixelsPerMeter,
      width / (right - left + 2 * marginMeters),
      height / (high - low + 2 * marginMeters),
    ),
    rotationRadians,
    width,
    height,
  }
}
