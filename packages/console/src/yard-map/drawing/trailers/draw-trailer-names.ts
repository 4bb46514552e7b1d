import type { ZoneType } from '@tractrix/domain/zones'
import { screenAngle, toPixel, type YardPoint } from '../../frame/yard-frame.ts'
import { trailerWords } from '../map-words.ts'
import { inPixels, MONO, type Pen, sees, within } from '../pen.ts'
import { readable } from '../readable-angle.ts'
import { SPOT_FILLS } from '../zones/draw-spots.ts'
import { spotPlace } from '../zones/scene-zone.ts'
import { type ParkedTrailer, parkedRear } from './draw-parked-trailers.ts'
import type { TrailerBody } from './trailer-shape.ts'

/** Largest size of a trailer's name by zoom, in pixels. */
const LARGEST = { 18: 0, 19: 9.4, 20: 11.5 }
const SMALLEST = 6.8
/** Width of a letter of the mono face, in sizes. */
const LETTER = 0.6
const HALO = { body: 2.4, chassis: 6 }

/** The names of parked trailers, each where it fits. */
export function drawTrailerNames(
  pen: Pen,
  trailers: readonly ParkedTrailer[],
  shownTypes: ReadonlySet<ZoneType>,
): void {
  for (const trailer of trailers) {
    if (!sees(pen, trailer.spot.box, 2)) continue
    const middle = spotPlace(trailer.spot, parkedRear(trailer) + trailer.lengthMeters / 2)
    const { zoneType, spot } = trailer.spot
    const fill = shownTypes.has(zoneType) ? SPOT_FILLS[zoneType] : undefined
    drawTrailerName(pen, trailer, middle, spot.headingRadians, fill && pen.colours[fill])
  }
}

/** Writes a trailer's name over its middle, left to right whatever way it points. `ground` lies under a chassis. */
export function drawTrailerName(
  pen: Pen,
  trailer: TrailerBody & { scac: string; serial: string },
  middle: YardPoint,
  headingRadians: number,
  ground = pen.colours['map-asphalt'],
): void {
  const { context, colours, view } = pen
  const text = trailerWords(pen.step, trailer)
  const size = nameSize(pen, trailer, text.length)
  if (text === '' || size < SMALLEST) return
  const isChassis = trailer.type === 'emptyChassis'
  within(pen, () => {
    inPixels(pen)
    const at = toPixel(view, middle)
    context.translate(at.x, at.y)
    context.rotate(readable(screenAngle(view, headingRadians)))
    context.font = `520 ${size}px ${MONO}`
    context.textAlign = 'center'
    context.textBaseline = 'middle'
    context.lineJoin = 'round'
    context.lineWidth = isChassis ? HALO.chassis : HALO.body
    context.strokeStyle = isChassis
      ? ground
      : colours[trailer.loaded ? 'map-trailer-top' : 'map-trailer-empty']
    context.strokeText(text, 0, 0.5)
    context.fillStyle = colours[trailer.loaded ? 'map-trailer-text' : 'map-trailer-empty-text']
    context.fillText(text, 0, 0.5)
  })
}

function nameSize({ step, view }: Pen, trailer: TrailerBody, letters: number): number {
  const length = trailer.lengthMeters * view.pixelsPerMeter
  const width = trailer.widthMeters * view.pixelsPerMeter
  return Math.min(LARGEST[step], width * 0.82, (length * 0.86) / (letters * LETTER))
}
