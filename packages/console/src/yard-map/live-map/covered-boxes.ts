import type { Box } from '../../map-kit/index.ts'

/** Where the controls beside a map's element lie over it, in CSS pixels. */
export function coveredBoxes(element: HTMLElement): Box[] {
  const { left, top } = element.getBoundingClientRect()
  const controls = element.parentElement?.querySelectorAll('[data-over-map], [data-part=foot] > *') ?? []
  return [...controls].map(control => {
    const { x, y, width, height } = control.getBoundingClientRect()
    return { x: x - left, y: y - top, width, height }
  })
}
