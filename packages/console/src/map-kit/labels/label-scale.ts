import type { MapPoint } from '../viewport/map-frame.ts'

/** How a map is shown, as far as the labels on it depend on it: they stay while the map is only moved. */
export interface LabelScale {
  pixelsPerMeter: number
  /** Clockwise turn of the drawing on screen. */
  rotationRadians: number
  /** The whole number below the zoom. */
  step: 18 | 19 | 20
}

/** Pixels from where the zero of the map lies on screen, x to the right and y down. */
export function onScreen({ x, y }: MapPoint, { pixelsPerMeter, rotationRadians }: LabelScale): MapPoint {
  const [cos, sin] = [Math.cos(rotationRadians) * pixelsPerMeter, Math.sin(rotationRadians) * pixelsPerMeter]
  return { x: cos * x + sin * y, y: sin * x - cos * y }
}
