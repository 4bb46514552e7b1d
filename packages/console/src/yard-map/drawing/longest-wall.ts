import { type MapPoint, within } from '../../map-kit/index.ts'
import type { Pen } from './live-map.ts'

/** A frame along the longest wall of an outline, and the bounds of the outline in it, in meters. */
export interface WallFrame {
  origin: MapPoint
  /** Counter-clockwise from east. */
  direction: number
  left: number
  right: number
  low: number
  high: number
}

/** Null for an outline without a wall. */
export function longestWall(outline: readonly MapPoint[]): WallFrame | null {
  const origin = outline[0]
  let direction = 0
  let longest = 0
  for (let index = 1; index < outline.length; index++) {
    const dx = outline[index]!.x - outline[index - 1]!.x
    const dy = outline[index]!.y - outline[index - 1]!.y
    if (Math.hypot(dx, dy) <= longest) continue
    longest = Math.hypot(dx, dy)
    direction = Math.atan2(dy, dx)
  }
  if (!origin || longest === 0) return null
  const [cos, sin] = [Math.cos(direction), Math.sin(direction)]
  const xs = outline.map(p => (p.x - origin.x) * cos + (p.y - origin.y) * sin)
  const ys = outline.map(p => (p.y - origin.y) * cos - (p.x - origin.x) * sin)
  return {
    origin,
    direction,
    left: Math.min(...xs),
    right: Math.max(...xs),
    low: Math.min(...ys),
    high: Math.max(...ys),
  }
}

/** Draws in the frame of a wall: x along it. */
export function alongWall(pen: Pen, { origin, direction }: WallFrame, draw: () => void): void {
  within(pen, () => {
    pen.context.translate(origin.x, origin.y)
    pen.context.rotate(direction)
    draw()
  })
}
