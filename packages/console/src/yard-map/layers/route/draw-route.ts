import { type MapPoint, pixels, weight, within } from '../../../map-kit/index.ts'
import type { Pen } from '../../drawing/live-map.ts'
import { type RoutePoint, routePieces } from '../../scene/route-ahead.ts'

const LINE = { 18: 3, 19: 3.6, 20: 5 }
const CASING = { 18: 5.8, 19: 6.4, 20: 7.8 }

/**
 * The selected truck's route (OP-OVL-02): yellow with a dark casing and an arrow at its end; where it backs up the line is
 * dashed, with a dot where it turns back.
 */
export function drawRoute(pen: Pen, points: readonly RoutePoint[]): void {
  if (points.length < 2) return
  const { context, colors } = pen
  const pieces = routePieces(points)
  within(pen, () => {
    context.lineCap = 'round'
    context.lineJoin = 'round'
    context.strokeStyle = colors['map-route-casing']
    context.lineWidth = weight(pen, CASING)
    context.globalAlpha = 0.85
    tracePath(context, points)
    context.stroke()
    context.globalAlpha = 1
    context.strokeStyle = colors['map-route']
    context.lineWidth = weight(pen, LINE)
    for (const piece of pieces) {
      context.setLineDash(piece.reverse ? [pixels(pen, 7), pixels(pen, 6)] : [])
      tracePath(context, piece.points)
      context.stroke()
    }
    context.setLineDash([])
    for (const piece of pieces.slice(1)) drawDot(pen, piece.points[0]!)
    drawArrow(pen, points)
  })
}

function tracePath(context: CanvasRenderingContext2D, points: readonly MapPoint[]): void {
  context.beginPath()
  for (const { x, y } of points) context.lineTo(x, y)
}

function drawDot(pen: Pen, at: MapPoint): void {
  const { context, colors } = pen
  context.beginPath()
  context.arc(at.x, at.y, pixels(pen, 4), 0, 2 * Math.PI)
  context.fillStyle = colors['map-route']
  context.fill()
  context.strokeStyle = colors['map-route-casing']
  context.lineWidth = pixels(pen, 1.6)
  context.stroke()
}

const ARROW = new Path2D('M3 0-11-8.5-7.5 0-11 8.5Z')

function drawArrow(pen: Pen, points: readonly RoutePoint[]): void {
  const { context, colors } = pen
  const end = points.at(-1)!
  const before = points.findLast(point => Math.hypot(point.x - end.x, point.y - end.y) > 0.5)
  if (!before) return
  within(pen, () => {
    context.translate(end.x, end.y)
    context.rotate(Math.atan2(end.y - before.y, end.x - before.x))
    context.scale(pixels(pen, 1), pixels(pen, 1))
    context.fillStyle = colors['map-route']
    context.fill(ARROW)
    context.strokeStyle = colors['map-route-casing']
    context.lineWidth = 1.4
    context.stroke(ARROW)
  })
}
