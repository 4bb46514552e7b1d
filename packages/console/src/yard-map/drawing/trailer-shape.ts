import { pixels, weight, within } from '../../map-kit/index.ts'
import type { TrailerBody } from '../scene/trailer-body.ts'
import type { Pen } from './live-map.ts'

const CORNER = 0.21
const NOSE_BAR = { length: 0.65, reeferLength: 0.9 }
const REAR_DOOR = 0.45
const REEFER_UNIT = { length: 0.6, width: 1.65 }
/** Parts of a length between the ribs. */
const BOX_PARTS = 6
const CONTAINER_PARTS = 14
const EDGE = { 18: 0.8, 19: 1, 20: 1.2 }

/** Draws a trailer from `rear` to `rear + length` along x, in the middle of y. `edge` is the outline's color. */
export function drawTrailerBody(pen: Pen, body: TrailerBody, rear: number, edge?: string): void {
  const { context, colors } = pen
  const { lengthMeters: length, widthMeters: width } = body
  within(pen, () => {
    context.translate(rear, 0)
    if (body.type === 'emptyChassis') drawChassis(pen, length, width, edge)
    else drawBox(pen, body, edge ?? colors['map-trailer-line'])
  })
}

function drawBox(pen: Pen, body: TrailerBody, edge: string): void {
  const { context, colors } = pen
  const { lengthMeters: length, widthMeters: width } = body
  context.beginPath()
  context.roundRect(0, -width / 2, length, width, body.type === 'tanker' ? width * 0.48 : CORNER)
  context.fillStyle = colors[body.loaded ? 'map-trailer-top' : 'map-trailer-empty']
  context.fill()
  context.strokeStyle = edge
  context.lineWidth = weight(pen, EDGE)
  context.stroke()
  if (pen.step > 18) drawDetails(pen, body)
}

function drawDetails(
  pen: Pen,
  { type, lengthMeters: length, widthMeters: width, loaded }: TrailerBody,
): void {
  const { context, colors } = pen
  const inset = pixels(pen, 1)
  const half = width / 2 - inset
  context.strokeStyle = colors['map-trailer-rib']
  context.lineWidth = pixels(pen, 1)
  context.globalAlpha = loaded ? 1 : 0.35
  context.beginPath()
  if (type === 'tanker') {
    context.moveTo(1, 0)
    context.lineTo(length - 1, 0)
  }
  const parts = type === 'tanker' ? 0 : type === 'containerChassis' ? CONTAINER_PARTS : BOX_PARTS
  for (let part = 1; part < parts; part++) {
    context.moveTo((length * part) / parts, -half)
    context.lineTo((length * part) / parts, half)
  }
  context.stroke()
  if (type === 'tanker') return
  const bar = type === 'reefer' ? NOSE_BAR.reeferLength : NOSE_BAR.length
  context.globalAlpha = loaded ? 1 : 0.55
  context.fillStyle = colors['map-trailer-nose']
  context.fillRect(length - bar - inset / 2, -half, bar, 2 * half)
  context.globalAlpha = 1
  context.strokeStyle = colors['map-trailer-line']
  context.lineWidth = pixels(pen, 0.8)
  context.beginPath()
  context.moveTo(REAR_DOOR, -half)
  context.lineTo(REAR_DOOR, half)
  context.stroke()
  if (type !== 'reefer') return
  context.fillStyle = colors['map-trailer-line']
  context.fillRect(length, -REEFER_UNIT.width / 2, REEFER_UNIT.length, REEFER_UNIT.width)
}

/** Two rails with cross members and the wheels. */
function drawChassis(pen: Pen, length: number, width: number, edge: string | undefined): void {
  const { context, colors } = pen
  context.fillStyle = colors['map-trailer-line']
  context.globalAlpha = 0.7
  context.fillRect(0.72, -width / 2, 1.58, width)
  context.globalAlpha = 1
  context.strokeStyle = edge ?? colors['map-trailer-line']
  context.lineWidth = pixels(pen, 1.4)
  context.beginPath()
  for (const y of [-0.49, 0.49]) {
    context.moveTo(0, y)
    context.lineTo(length, y)
  }
  for (const [x, reach] of [
    [0.2, 1.03],
    [length * 0.3, 0.74],
    [length * 0.62, 0.74],
    [length - 0.2, 1.03],
  ] as const) {
    context.moveTo(x, -reach)
    context.lineTo(x, reach)
  }
  context.stroke()
}
