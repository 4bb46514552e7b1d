import type { SitePoint } from '../platform/index.ts'

/** A left-out point lies at most this far from the line that stays, in meters. */
const TOLERANCE_METERS = 0.15

/** The line with as few points as keep its shape (Douglas and Peucker); the ends stay. */
export function simplified(points: readonly SitePoint[]): SitePoint[] {
  if (points.length < 3) return [...points]
  const keep = new Set([0, points.length - 1])
  const open: [number, number][] = [[0, points.length - 1]]
  for (let range = open.pop(); range !== undefined; range = open.pop()) {
    const [first, last] = range
    const farthest = farthestBetween(points, first, last)
    if (farthest === null) continue
    keep.add(farthest)
    open.push([first, farthest], [farthest, last])
  }
  return points.filter((_, index) => keep.has(index))
}

/** The point between two that lies farthest from their line; null: all lie within the tolerance. */
function farthestBetween(points: readonly SitePoint[], first: number, last: number): number | null {
  const [from, to] = [points[first]!, points[last]!]
  let best: { index: number; away: number } | null = null
  for (let index = first + 1; index < last; index++) {
    const away = awayFrom(from, to, points[index]!)
    if (away > (best?.away ?? TOLERANCE_METERS)) best = { index, away }
  }
  return best?.index ?? null
}

function awayFrom(from: SitePoint, to: SitePoint, { x, y }: SitePoint): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const squared = dx * dx + dy * dy
  const share =
    squared === 0 ? 0 : Math.min(1, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) / squared))
  return Math.hypot(x - from.x - share * dx, y - from.y - share * dy)
}
