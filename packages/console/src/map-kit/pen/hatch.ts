import type { MapPoint } from '../viewport/map-frame.ts'
import { type CanvasPen, within } from './canvas-pen.ts'

/** Diagonal strokes inside a shape; spacing and stroke in meters. */
export function hatch(
  pen: CanvasPen,
  path: Path2D,
  corners: readonly MapPoint[],
  color: string,
  spacing: number,
  strokeWidth: number,
): void {
  const xs = corners.map(corner => corner.x)
  const ys = corners.map(corner => corner.y)
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [low, high] = [Math.min(...ys), Math.max(...ys)]
  const height = high - low
  within(pen, () => {
    const { context } = pen
    context.clip(path)
    context.strokeStyle = color
    context.lineWidth = strokeWidth
    context.setLineDash([])
    context.beginPath()
    for (let x = left - height; x < right; x += spacing * Math.SQRT2) {
      context.moveTo(x, low)
      context.lineTo(x + height, high)
    }
    context.stroke()
  })
}
