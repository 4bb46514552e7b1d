import type { TrailerType } from '@tractrix/domain/trailers'
import { type Pen, pixels, weight, within } from './pen.ts'

/** A trailer as it is drawn, with the kingpin end pointing along +x. */
export interface TrailerBody {
  type: TrailerType
  lengthMeters: number
  widthMeters: number
  loaded: boolean
}

/** Size of a 53 ft van, for trailers whose size is not known. */
export const STANDARD_LENGTH_METERS = 16.15
export const STANDARD_WIDTH_METERS = 2.59

const NOSE_BAR = 0.65
const REAR_DOOR = 0.45
const RIB_EVERY = 1.3
const EDGE = { 18: 0.8, 19: 1, 20: 1.2 }

/** Draws a trailer from `rear` to `rear + length` along x, in the middle of y. `edge` is the outline's colour. */
export function drawTrailerBody(pen: Pen, body: TrailerBody, rear: number, edge?: string): void {
  const { context, colours } = pen
  const { lengthMeters: length, widthMeters: width } = body
  within(pen, () => {
    context.translate(rear, 0)
    context.globalAlpha = body.loaded ? 1 : 0.92
    context.strokeStyle = edge ?? colours['map-trailer-line']
    context.lineWidth = weight(pen, EDGE)
    if (body.type === 'emptyChassis') drawChassis(pen, length, width)
    else drawBox(pen, body, length, width)
  })
}

function drawBox(pen: Pen, body: TrailerBody, length: number, width: number): void {
  const { context, colours } = pen
  const radius = body.type === 'tanker' ? width * 0.45 : 0.15
  const outline = new Path2D()
  outline.roundRect(0, -width / 2, length, width, radius)
  context.fillStyle = colours[body.loaded ? 'map-trailer-top' : 'map-trailer-empty']
  context.fill(outline)
  if (pen.step > 18) drawDetails(pen, body, length, width, outline)
  context.stroke(outline)
}

function drawDetails(pen: Pen, body: TrailerBody, length: number, width: number, outline: Path2D): void {
  const { context, colours } = pen
  within(pen, () => {
    context.clip(outline)
    context.fillStyle = colours['map-trailer-nose']
    context.globalAlpha *= body.loaded ? 1 : 0.55
    context.fillRect(length - NOSE_BAR, -width / 2, NOSE_BAR, width)
    if (body.type === 'tanker') return
    context.globalAlpha *= body.loaded ? 1 : 0.6
    context.strokeStyle = colours['map-trailer-rib']
    context.lineWidth = pixels(pen, 1)
    context.beginPath()
    const ribs = body.type === 'containerChassis' ? length / 13 : RIB_EVERY
    for (let x = REAR_DOOR + ribs; x < length - NOSE_BAR; x += ribs) {
      context.moveTo(x, -width / 2)
      context.lineTo(x, width / 2)
    }
    context.stroke()
  })
  context.lineWidth = pixels(pen, 0.8)
  context.beginPath()
  context.moveTo(REAR_DOOR, -width / 2)
  context.lineTo(REAR_DOOR, width / 2)
  context.stroke()
  if (body.type !== 'reefer') return
  context.fillStyle = colours['map-trailer-line']
  context.fillRect(length, -width * 0.35, 0.6, width * 0.7)
}

/** Two rails with cross members and the wheels. */
function drawChassis(pen: Pen, length: number, width: number): void {
  const { context, colours } = pen
  context.strokeStyle = colours['map-trailer-line']
  context.lineWidth = pixels(pen, 1.4)
  context.beginPath()
  for (const y of [-width * 0.2, width * 0.2]) {
    context.moveTo(0, y)
    context.lineTo(length, y)
  }
  for (const share of [0.05, 0.3, 0.6, 0.95]) {
    context.moveTo(length * share, -width * 0.34)
    context.lineTo(length * share, width * 0.34)
  }
  context.stroke()
  context.fillStyle = colours['map-trailer-line']
  for (const x of [1, 2.3])
    for (const y of [-width / 2, width * 0.28]) context.fillRect(x, y, 1, width * 0.22)
}
