import type { SitePoint } from '../platform/index.ts'

/** Distance between the points of a sampled line where none is asked for, in meters. */
export const SAMPLE_METERS = 0.25

/** The line moved to its right by `right` meters, corners mitred. */
export function offsetRight(points: readonly SitePoint[], right: number): SitePoint[] {
  if (right === 0) return [...points]
  return points.map((point, index) => {
    const before = direction(points, Math.max(0, index - 1))
    const after = direction(points, Math.min(points.length - 2, index))
    const nx = before.y + after.y
    const ny = -(before.x + after.x)
    const length = Math.hypot(nx, ny)
    const cosine = (nx * before.y - ny * before.x) / length
    return { x: point.x + (right * nx) / length / cosine, y: point.y + (right * ny) / length / cosine }
  })
}

/** The line without its first and last meters. */
export function trimmed(points: readonly SitePoint[], start: number, end: number): SitePoint[] {
  return cutStart(cutStart(points, start).reverse(), end).reverse()
}

function cutStart(points: readonly SitePoint[], distance: number): SitePoint[] {
  let left = distance
  for (let index = 0; index + 1 < points.length; index++) {
    const from = points[index]!
    const to = points[index + 1]!
    const length = Math.hypot(to.x - from.x, to.y - from.y)
    if (length > left) {
      const share = left / length
      return [
        { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) },
        ...points.slice(index + 1),
      ]
    }
    left -= length
  }
  return [points.at(-1)!]
}

/** The line sampled densely, its corners rounded with curves that begin up to `reach` meters before them. */
export function rounded(
  points: readonly SitePoint[],
  reach: number,
  sampleMeters = SAMPLE_METERS,
): SitePoint[] {
  const out: SitePoint[] = []
  let from = points[0]!
  for (let index = 1; index + 1 < points.length; index++) {
    const corner = points[index]!
    const next = points[index + 1]!
    const before = Math.hypot(corner.x - points[index - 1]!.x, corner.y - points[index - 1]!.y)
    const after = Math.hypot(next.x - corner.x, next.y - corner.y)
    const cut = Math.min(reach, before * 0.48, after * 0.48)
    const incoming = direction(points, index - 1)
    const outgoing = direction(points, index)
    const enter = { x: corner.x - cut * incoming.x, y: corner.y - cut * incoming.y }
    const leave = { x: corner.x + cut * outgoing.x, y: corner.y + cut * outgoing.y }
    append(out, straightLine(from, enter, sampleMeters))
    append(out, bend(enter, incoming, leave, outgoing, sampleMeters))
    from = leave
  }
  append(out, straightLine(from, points.at(-1)!, sampleMeters))
  return out
}

/** A smooth curve from one point and direction to another: a cubic Bézier curve close to an arc. */
export function bend(
  from: SitePoint,
  incoming: SitePoint,
  to: SitePoint,
  outgoing: SitePoint,
  sampleMeters = SAMPLE_METERS,
): SitePoint[] {
  const chord = Math.hypot(to.x - from.x, to.y - from.y)
  const angle = Math.acos(Math.max(-1, Math.min(1, incoming.x * outgoing.x + incoming.y * outgoing.y)))
  const handle =
    angle < 0.05 ? chord / 3 : (chord * (4 / 3) * Math.tan(angle / 4)) / (2 * Math.sin(angle / 2))
  const a = { x: from.x + handle * incoming.x, y: from.y + handle * incoming.y }
  const b = { x: to.x - handle * outgoing.x, y: to.y - handle * outgoing.y }
  const steps = Math.max(2, Math.ceil((chord * 1.2) / sampleMeters))
  return Array.from({ length: steps + 1 }, (_, step) => {
    const t = step / steps
    const u = 1 - t
    const mix = (k: 'x' | 'y') =>
      u ** 3 * from[k] + 3 * u * u * t * a[k] + 3 * u * t * t * b[k] + t ** 3 * to[k]
    return { x: mix('x'), y: mix('y') }
  })
}

export function straightLine(from: SitePoint, to: SitePoint, sampleMeters = SAMPLE_METERS): SitePoint[] {
  const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / sampleMeters))
  return Array.from({ length: steps + 1 }, (_, step) => ({
    x: from.x + ((to.x - from.x) * step) / steps,
    y: from.y + ((to.y - from.y) * step) / steps,
  }))
}

/** Adds points, leaving out one that repeats the last. */
export function append(out: SitePoint[], more: readonly SitePoint[]): void {
  for (const point of more) {
    const last = out.at(-1)
    if (last === undefined || Math.hypot(point.x - last.x, point.y - last.y) > 0.02) out.push(point)
  }
}

/** The unit vector of the piece that begins at this index. */
export function direction(points: readonly SitePoint[], index: number): SitePoint {
  const from = points[index]!
  const to = points[index + 1]!
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
}
