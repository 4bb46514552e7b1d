import { pixels, sees, strokeDashes, within } from '../../../map-kit/index.ts'
import type { Pen } from '../../drawing/live-map.ts'
import type { SceneShape } from '../../scene/scene-shapes.ts'

/** Widths of streets by their OpenStreetMap class, in meters; other classes are as wide as a service road. */
const STREET_WIDTHS: Readonly<Record<string, number>> = {
  motorway: 15,
  motorway_link: 7,
  trunk: 15,
  primary: 9,
  secondary: 15,
  secondary_link: 7,
  tertiary: 9,
  residential: 7,
  service: 5.5,
  footway: 2,
  path: 2,
  track: 3,
}
const SERVICE_WIDTH = 5.5
/** The widest street that is drawn, in meters. */
const WIDEST = 15

/** Layers 1 and 2: the world outside the fence, with other buildings, rails and streets. */
export function drawSurroundings(pen: Pen, shapes: readonly SceneShape[]): void {
  const { context, colors, box } = pen
  context.fillStyle = colors['map-outside']
  context.fillRect(box.left, box.low, box.right - box.left, box.high - box.low)
  context.fillStyle = colors['map-context-building']
  for (const shape of shapes) {
    const isBlock = shape.kind === 'water' || shape.kind === 'other_building'
    if (isBlock && sees(pen, shape.box)) context.fill(shape.path)
  }
  for (const rail of shapes) if (rail.kind === 'rail' && sees(pen, rail.box, 2)) drawRail(pen, rail)
  drawStreets(
    pen,
    shapes.filter(shape => shape.kind === 'street' && sees(pen, shape.box, WIDEST)),
  )
}

/** A band of 1.5 m with a tie of 0.35 m every 1.5 m; a disused one is faint. */
function drawRail(pen: Pen, rail: SceneShape): void {
  const { context } = pen
  within(pen, () => {
    context.strokeStyle = pen.colors['map-rail']
    context.globalAlpha = rail.class === 'rail' ? 0.55 : 0.3
    context.lineWidth = 1.5
    context.stroke(rail.path)
    context.globalAlpha = rail.class === 'rail' ? 0.9 : 0.3
    context.lineWidth = 2.6
    for (const line of rail.lines) strokeDashes(pen, line, [0.35, 1.15])
  })
}

function drawStreets(pen: Pen, streets: readonly SceneShape[]): void {
  const { context, colors } = pen
  const width = (street: SceneShape) => STREET_WIDTHS[street.class ?? ''] ?? SERVICE_WIDTH
  within(pen, () => {
    context.lineJoin = 'round'
    context.lineCap = 'round'
    context.strokeStyle = colors['map-street-edge']
    for (const street of streets) {
      context.lineWidth = width(street) + pixels(pen, 2)
      context.stroke(street.path)
    }
    context.strokeStyle = colors['map-street']
    for (const street of streets) {
      context.lineWidth = width(street)
      context.stroke(street.path)
    }
    context.strokeStyle = colors['map-street-mark']
    context.lineWidth = pixels(pen, 1.4)
    for (const street of streets) if (width(street) >= WIDEST) context.stroke(street.path)
  })
}
