import type { MapColours } from './map-colours.ts'
import { type Pen, within } from './pen.ts'

/** How a tractor is painted: blue when selected, grey when stale, else normal (OP-OVL-08, OP-OVL-09, OP-OVL-10). */
export type TractorPaint = 'normal' | 'selected' | 'stale'

/** Overall length in metres; the origin lies in the middle of the rear axle. */
export const TRACTOR_LENGTH_METERS = 5
/** The fifth wheel lies this far ahead of the rear axle, in metres. */
export const FIFTH_WHEEL_AHEAD_METERS = 0.23
/** From the rear axle to the middle of the tractor, in metres. */
export const TRACTOR_MIDDLE_METERS = 1.55

const shape = (draw: (path: Path2D) => void): Path2D => {
  const path = new Path2D()
  draw(path)
  return path
}

const TYRES = shape(path => {
  for (const side of [-0.94, 0.94]) {
    path.roundRect(-0.62, side - 0.31, 1.24, 0.62, 0.1)
    path.roundRect(2.45, side - 0.2, 1, 0.4, 0.1)
  }
})
const DECK = shape(path => path.roundRect(-0.95, -0.62, 2.9, 1.24, 0.15))
const CAB = shape(path => path.roundRect(1.42, -1.2, 2.63, 2.4, [0.15, 0.55, 0.55, 0.15]))
const CAB_TOP = shape(path => path.roundRect(1.6, -1, 1.25, 2, 0.12))
const GLASS = shape(path => path.roundRect(2.95, -1, 0.6, 2, [0.05, 0.3, 0.3, 0.05]))
const FIFTH_WHEEL = shape(path => path.arc(FIFTH_WHEEL_AHEAD_METERS, 0, 0.42, 0, 2 * Math.PI))

/** Draws a tractor with its rear axle at the origin and its nose along +x, in metres. */
export function drawTractor(pen: Pen, paint: TractorPaint): void {
  const { context, colours } = pen
  const { body, top } = paintOf(paint, colours)
  within(pen, () => {
    context.fillStyle = colours['map-tire']
    context.fill(TYRES)
    context.fillStyle = top
    context.strokeStyle = colours['map-truck-line']
    context.lineWidth = 0.08
    context.fill(DECK)
    context.stroke(DECK)
    context.fillStyle = body
    context.lineWidth = 0.14
    context.fill(CAB)
    context.stroke(CAB)
    context.fillStyle = top
    context.fill(CAB_TOP)
    context.fillStyle = colours['map-truck-glass']
    context.fill(GLASS)
    context.fillStyle = colours['map-tire']
    context.fill(FIFTH_WHEEL)
  })
}

function paintOf(paint: TractorPaint, colours: MapColours): { body: string; top: string } {
  if (paint === 'normal') return { body: colours['map-truck'], top: colours['map-truck-top'] }
  const body = colours[paint === 'selected' ? 'map-truck-selected' : 'map-truck-stale']
  return { body, top: `color-mix(in srgb, ${body} 72%, #fff)` }
}
