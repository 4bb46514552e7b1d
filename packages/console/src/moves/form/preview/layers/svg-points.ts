import { type MapPoint, toPixel, type Viewport } from '../../../../map-kit/index.ts'

/** Places as the `points` of an SVG polygon. */
export function pointList(points: readonly MapPoint[], viewport: Viewport): string {
  return points
    .map(point => toPixel(viewport, point))
    .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(' ')
}

/** Places as the `d` of an SVG path. */
export function linePath(points: readonly MapPoint[], viewport: Viewport): string {
  return points
    .map(point => toPixel(viewport, point))
    .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('')
}
