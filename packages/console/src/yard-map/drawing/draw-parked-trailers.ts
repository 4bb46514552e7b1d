import { isInView } from '../frame/yard-frame.ts'
import { inSpot } from './draw-zones.ts'
import type { Pen } from './pen.ts'
import { drawTrailerBody, type TrailerBody } from './trailer-shape.ts'
import type { SceneZone } from './yard-scene.ts'

/** A trailer that stands in a spot. */
export interface ParkedTrailer extends TrailerBody {
  scac: string
  serial: string
  spot: SceneZone
}

const NOSE_INSIDE_LINE = 0.5
const SHADOW = { x: 0.28, y: -0.34 }

/** Where a parked trailer's rear stands in its spot, in metres from the middle: at the door, or its nose 0.5 m inside the line. */
export function parkedRear({ spot, lengthMeters }: Pick<ParkedTrailer, 'spot' | 'lengthMeters'>): number {
  if (spot.zoneType === 'trailer_dock_spot') return -spot.lengthMeters / 2
  return spot.lengthMeters / 2 - NOSE_INSIDE_LINE - lengthMeters
}

/** Layer 13: one shadow under all, then the bodies. */
export function drawParkedTrailers(pen: Pen, trailers: readonly ParkedTrailer[]): void {
  const seen = trailers.filter(({ spot }) => isInView(pen.view, spot.center, spot.lengthMeters))
  pen.context.fillStyle = pen.colours['map-shadow']
  for (const trailer of seen) {
    pen.context.save()
    pen.context.translate(SHADOW.x, SHADOW.y)
    inSpot(pen, trailer.spot, () => {
      if (trailer.type === 'emptyChassis') return
      const { lengthMeters, widthMeters } = trailer
      pen.context.fillRect(parkedRear(trailer), -widthMeters / 2, lengthMeters, widthMeters)
    })
    pen.context.restore()
  }
  for (const trailer of seen)
    inSpot(pen, trailer.spot, () => drawTrailerBody(pen, trailer, parkedRear(trailer)))
}
