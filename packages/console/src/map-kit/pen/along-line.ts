import { boxAround, boxesMeet, type MapBox } from '../viewport/map-box.ts'
import type { MapPoint } from '../viewport/map-frame.ts'
import { type CanvasPen, within } from './canvas-pen.ts'

/** Length of a line, in the unit of its points. */
export function lengthOf(line: readonly MapPoint[]): number {
  let length = 0
  for (let index = 1; index < line.length; index++)
    length += Math.hypot(line[index]!.x - line[index - 1]!.x, line[index]!.y - line[index - 1]!.y)
  return length
}

/** The place and direction (counter-clockwise from x) at a distance along a line; null beyond its end. */
export function placeAlong(
  line: readonly MapPoint[],
  distance: number,
): (MapPoint & { direction: number }) | null {
  let left = distance
  for (let index = 1; index < line.length; index++) {
    const from = line[index - 1]!
    const to = line[index]!
    const length = Math.hypot(to.x - from.x, to.y - from.y)
    if (length > 0 && left <= length) {
      const share = left / length
      return {
        x: from.x + (to.x - from.x) * share,
        y: from.y + (to.y - from.y) * share,
        direction: Math.atan2(to.y - from.y, to.x - from.x),
      }
    }
    left -= length
  }
  return null
}

/** The stretches of a line that come near a box, each with its distance from the line's start. */
export function stretchesNear(
  line: readonly MapPoint[],
  box: MapBox,
  margin: number,
): { start: number; points: MapPoint[] }[] {
  const stretches: { start: number; points: MapPoint[] }[] = []
  let open: MapPoint[] | null = null
  let distance = 0
  for (let index = 1; index < line.length; index++) {
    const piece = [line[index - 1]!, line[index]!]
    if (!boxesMeet(boxAround(piece), box, margin)) open = null
    else if (open) open.push(piece[1]!)
    else {
      open = piece
      stretches.push({ start: distance, points: open })
    }
    distance += lengthOf(piece)
  }
  return stretches
}

/** Strokes a line with dashes, in meters; what is out of the picture costs nothing and moves no dash. */
export function strokeDashes(pen: CanvasPen, line: readonly MapPoint[], dashes: number[]): void {
  const { context } = pen
  within(pen, () => {
    context.setLineDash(dashes)
    for (const { start, points } of stretchesNear(line, pen.box, 10)) {
      context.lineDashOffset = start
      context.beginPath()
      for (const { x, y } of points) context.lineTo(x, y)
      context.stroke()
    }
  })
}

/** Draws something at a distance along a line, with x along it; `turn` adds to the direction. */
export function drawAlong(
  pen: CanvasPen,
  line: readonly MapPoint[],
  distance: number,
  turn: number,
  draw: (context: CanvasRenderingContext2D) => void,
): void {
  const place = placeAlong(line, distance)
  if (!place) return
  within(pen, () => {
    pen.context.translate(place.x, place.y)
    pen.context.rotate(place.direction + turn)
    draw(pen.context)
  })
}
