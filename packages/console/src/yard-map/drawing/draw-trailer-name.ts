import {
  inPixels,
  type MapPoint,
  MONO,
  MONO_LETTER,
  readable,
  screenAngle,
  toPixel,
  within,
} from '../../map-kit/index.ts'
import type { TrailerBody } from '../scene/trailer-body.ts'
import type { Pen } from './live-map.ts'
import type { MapToken } from './map-colors.ts'
import { trailerText } from './map-texts.ts'
import { nameToken } from './trailer-name-colors.ts'
import { trailerNameSize } from './trailer-name-size.ts'

const HALO = 2.4
/** A chassis has no top to write on: its name stands on a plate of the ground, with so much room, in pixels. */
const PLATE = { aside: 3, above: 1.5, corner: 2 }

export interface NamedPlace {
  middle: MapPoint
  headingRadians: number
  /** Length of the ground that belongs to the trailer: a long name may reach so far over a short one. */
  roomMeters: number
  /** What lies under a chassis. */
  ground: MapToken
}

/** Writes a trailer's name over its middle, left to right whatever direction it points in. */
export function drawTrailerName(
  pen: Pen,
  trailer: TrailerBody & { scac: string; serial: string },
  { middle, headingRadians, roomMeters, ground }: NamedPlace,
): void {
  const { context, colors, view } = pen
  const text = trailerText(pen.step, trailer)
  const size = trailerNameSize(text.length, trailer, roomMeters, { ...view, step: pen.step })
  if (size === 0) return
  const isChassis = trailer.type === 'emptyChassis'
  within(pen, () => {
    inPixels(pen)
    const at = toPixel(view, middle)
    context.translate(at.x, at.y)
    context.rotate(readable(screenAngle(view, headingRadians)))
    context.font = `520 ${size}px ${MONO}`
    context.textAlign = 'center'
    context.textBaseline = 'middle'
    if (isChassis) drawPlate(pen, text.length * MONO_LETTER * size, size, ground)
    else {
      context.lineJoin = 'round'
      context.lineWidth = HALO
      context.strokeStyle = colors[trailer.loaded ? 'map-trailer-top' : 'map-trailer-empty']
      context.strokeText(text, 0, 0.5)
    }
    context.fillStyle = colors[nameToken(trailer)]
    context.fillText(text, 0, 0.5)
  })
}

function drawPlate({ context, colors }: Pen, width: number, size: number, ground: MapToken): void {
  const { aside, above, corner } = PLATE
  context.beginPath()
  context.roundRect(-width / 2 - aside, -size / 2 - above, width + 2 * aside, size + 2 * above, corner)
  context.fillStyle = colors[ground]
  context.fill()
}
