import { within } from '../../../map-kit/index.ts'
import type { Pen } from '../../drawing/live-map.ts'
import type { MapToken } from '../../drawing/map-colors.ts'
import { FIFTH_WHEEL_AHEAD_METERS } from '../../scene/towed-rear.ts'
import type { TractorPaint } from './truck-looks.ts'

/** In meters, nose along +x; symmetrical, so that it does not matter which way y counts. */
const SHADOW = new Path2D('M-.95-1.1H1.5V-1.25H3.5Q4.05-1.25 4.05-.7V.7Q4.05 1.25 3.5 1.25H1.5V1.1H-.95Z')
const CAB = new Path2D(
  'M1.42-1.1Q1.42-1.2 1.55-1.2H3.3Q4.05-1.05 4.05-.55V.55Q4.05 1.05 3.3 1.2H1.55Q1.42 1.2 1.42 1.1Z',
)
const GLASS = new Path2D('M2.95-.98Q3.5-.9 3.55-.5V.5Q3.5.9 2.95.98Q3.12 0 2.95-.98Z')
const DECK = path(each => each.roundRect(-0.95, -0.62, 2.9, 1.24, 0.16))
const CAB_TOP = path(each => each.roundRect(1.72, -0.86, 0.95, 1.72, 0.18))
const FIFTH_WHEEL = path(each => each.arc(FIFTH_WHEEL_AHEAD_METERS, 0, 0.42, 0, 2 * Math.PI))
const TYRES = path(each => {
  for (const top of [-1.25, 0.63]) each.roundRect(-0.62, top, 1.24, 0.62, 0.12)
  for (const top of [-1.32, 0.92]) each.roundRect(2.55, top, 0.85, 0.4, 0.1)
})

const PAINTS: Record<TractorPaint, { cab: MapToken; top: MapToken; deck: MapToken; glass: MapToken }> = {
  normal: { cab: 'map-truck', top: 'map-truck-top', deck: 'map-truck-top', glass: 'map-truck-glass' },
  selected: {
    cab: 'map-truck-selected',
    top: 'map-truck-selected-top',
    deck: 'map-truck-selected-deck',
    glass: 'map-truck-selected-glass',
  },
  stale: {
    cab: 'map-truck-stale',
    top: 'map-truck-stale-top',
    deck: 'map-truck-stale-deck',
    glass: 'map-truck-stale-glass',
  },
}

/** Draws a tractor with its rear axle at the origin and its nose along +x, in meters. */
export function drawTractor(pen: Pen, paint: TractorPaint): void {
  const { context, colors } = pen
  const { cab, top, deck, glass } = PAINTS[paint]
  context.fillStyle = colors['map-tire']
  context.fill(TYRES)
  context.strokeStyle = colors['map-truck-line']
  context.lineWidth = 0.08
  context.fillStyle = colors[deck]
  context.fill(DECK)
  context.stroke(DECK)
  context.lineWidth = 0.14
  context.fillStyle = colors[cab]
  context.fill(CAB)
  context.stroke(CAB)
  context.fillStyle = colors[glass]
  context.fill(GLASS)
  context.fillStyle = colors[top]
  context.fill(CAB_TOP)
  context.fillStyle = colors['map-tire']
  context.fill(FIFTH_WHEEL)
}

/** The shadow of a tractor, drawn where it falls. */
export function drawTractorShadow(pen: Pen): void {
  within(pen, () => {
    pen.context.fillStyle = pen.colors['map-shadow']
    pen.context.fill(SHADOW)
  })
}

function path(draw: (path: Path2D) => void): Path2D {
  const made = new Path2D()
  draw(made)
  return made
}
