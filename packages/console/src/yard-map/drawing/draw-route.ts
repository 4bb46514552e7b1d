import type { YardPoint } from '../frame/yard-frame.ts'
import { type Pen, pixels, weight, within } from './pen.ts'

/** A point of a truck's way; `reverse` tells that the truck backs up on the piece that ends here. */
export interface RoutePoint extends YardPoint {
  reverse: boolean
}

const LINE = { 18: 3, 19: 3.6, 20: 5 }
const CASING = { 18: 5.8, 19: 6.4, 20: 7.8 }

/**
 * The selected truck's way (OP-OVL-02): yellow with a dark casing and an arrow at its end; where it backs up the line is
 * dashed, with a dot where it turns back.
 */
export function drawRoute(pen: Pen, points: readonly RoutePoint[]): void {
  if (points.length < 2) return
  const { context, colours } = pen
  const pieces = routePieces(points)
  within(pen, () => {
    context.lineCap = 'round'
    context.lineJoin = 'round'
    context.strokeStyle = colours['map-route-casing']
    context.lineWidth = weight(pen, CASING)
    for (const piece of pieces) context.stroke(pathThrough(piece.points))
    context.strokeStyle = colours['map-route']
    context.lineWidth = weight(pen, LINE)
    for (const piece of pieces) {
      context.setLineDash(piece.reverse ? [pixels(pen, 7), pixels(pen, 6)] : [])
      context.stroke(pathThrough(piece.points))
    }
    context.setLineDash([])
    for (const piece of pieces.slice(1)) drawDot(pen, piece.points[0]!)
    drawArrow(pen, points)
  })
}

/** The way cut where the truck changes between forward and reverse; neighbours share their point. */
export function routePieces(points: readonly RoutePoint[]): { reverse: boolean; points: RoutePoint[] }[] {
  const pieces: { reverse: boolean; points: RoutePoint[] }[] = []
  for (let index = 1; index < points.length; index++) {
    const point = points[index]!
    const last = pieces.at(-1)
    if (last && last.reverse === point.reverse) last.points.push(point)
    else pieces.push({ reverse: point.reverse, points: [points[index - 1]!, point] })
  }
  return pieces
}

function pathThrough(points: readonly YardPoint[]): Path2D {
  const path = new Path2D()
  points.forEach((point, index) => {
    if (index === 0) path.moveTo(point.x, point.y)
    else path.lineTo(point.x, point.y)
  })
  return path
}

function drawDot(pen: Pen, at: YardPoint): void {
  const { context, colours } = pen
  context.beginPath()
  context.arc(at.x, at.y, pixels(pen, 4), 0, 2 * Math.PI)
  context.fillStyle = colours['map-route']
  context.fill()
  context.strokeStyle = colours['map-route-casing']
  context.lineWidth = pixels(pen, 1.6)
  context.stroke()
}

function drawArrow(pen: Pen, points: readonly RoutePoint[]): void {
  const { context, colours } = pen
  const end = points.at(-1)!
  const before = points.findLast(point => Math.hypot(point.x - end.x, point.y - end.y) > 0.5)
  if (!before) return
  within(pen, () => {
    const size = pixels(pen, 7)
    context.translate(end.x, end.y)
    context.rotate(Math.atan2(end.y - before.y, end.x - before.x))
    context.beginPath()
    context.moveTo(size, 0)
    context.lineTo(-size, size * 0.75)
    context.lineTo(-size * 0.5, 0)
    context.lineTo(-size, -size * 0.75)
    context.closePath()
    context.fillStyle = colours['map-route']
    context.fill()
    context.strokeStyle = colours['map-route-casing']
    context.lineWidth = pixels(pen, 1.4)
    context.stroke()
  })
}
