import type { MapPoint } from '../viewport/map-frame.ts'

/** An upright box on screen, in CSS pixels. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Width of a letter of the mono face, in sizes. */
export const MONO_LETTER = 0.6

/** The upright box around a line of text that is written from, around or up to a place, at an angle clockwise from right. */
export function textBox(
  at: MapPoint,
  text: { width: number; height: number; radians: number; align: 'left' | 'center' | 'right' },
): Box {
  const { width, height, radians, align } = text
  const from = align === 'left' ? 0 : align === 'right' ? -width : -width / 2
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)]
  const corners = [from, from + width].flatMap(along =>
    [-height / 2, height / 2].map(down => ({
      x: at.x + along * cos - down * sin,
      y: at.y + along * sin + down * cos,
    })),
  )
  const xs = corners.map(({ x }) => x)
  const ys = corners.map(({ y }) => y)
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

/** Whether two boxes share an area. */
export function boxesOverlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}
