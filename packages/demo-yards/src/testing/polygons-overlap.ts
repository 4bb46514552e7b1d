import type { SitePoint } from '@tractrix/domain/platform'

/** Whether two convex polygons share more than `tolerance` meters in every direction (separating axes). */
export function polygonsOverlap(one: SitePoint[], other: SitePoint[], tolerance: number): boolean {
  return [...normals(one), ...normals(other)].every(axis => {
    const a = project(one, axis)
    const b = project(other, axis)
    return Math.min(a.high, b.high) - Math.max(a.low, b.low) > tolerance
  })
}

function normals(polygon: SitePoint[]): SitePoint[] {
  return polygon.map((corner, index) => {
    const next = polygon[(index + 1) % polygon.length]!
    const length = Math.hypot(next.x - corner.x, next.y - corner.y)
    return { x: (next.y - corner.y) / length, y: (corner.x - next.x) / length }
  })
}

function project(polygon: SitePoint[], axis: SitePoint): { low: number; high: number } {
  const values = polygon.map(({ x, y }) => x * axis.x + y * axis.y)
  return { low: Math.min(...values), high: Math.max(...values) }
}
