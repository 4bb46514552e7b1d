import type { SitePoint } from '@tractrix/domain/platform'

/** The corners of an upright rectangle, counter-clockwise. */
export function rectangle(left: number, bottom: number, right: number, top: number): SitePoint[] {
  return [
    { x: left, y: bottom },
    { x: right, y: bottom },
    { x: right, y: top },
    { x: left, y: top },
  ]
}

/** The corners of a rectangle around a center, its length along `theta`, counter-clockwise from rear right. */
export function turnedRectangle(
  center: SitePoint,
  theta: number,
  length: number,
  width: number,
): SitePoint[] {
  const along = { x: (Math.cos(theta) * length) / 2, y: (Math.sin(theta) * length) / 2 }
  const across = { x: (-Math.sin(theta) * width) / 2, y: (Math.cos(theta) * width) / 2 }
  const corner = (a: number, b: number) => ({
    x: center.x + a * along.x + b * across.x,
    y: center.y + a * along.y + b * across.y,
  })
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]
}
