import { type PlacedLabels, sees } from '../../../map-kit/index.ts'
import { drawTrailerName } from '../../drawing/draw-trailer-name.ts'
import type { Pen } from '../../drawing/live-map.ts'
import { groundToken } from '../../drawing/trailer-name-colors.ts'
import { type ParkedTrailer, parkedRear } from '../../scene/parked-rear.ts'
import { spotPlace } from '../../scene/scene-zone.ts'
import type { ZoneMarks } from '../../scene/zone-marks.ts'
import { trailerLabelId } from './trailer-labels.ts'

/** The names of parked trailers, those of them that are to be written. */
export function drawTrailerNames(
  pen: Pen,
  trailers: readonly ParkedTrailer[],
  marks: ZoneMarks,
  { ids }: Pick<PlacedLabels, 'ids'>,
): void {
  for (const trailer of trailers) {
    if (!ids.has(trailerLabelId(trailer)) || !sees(pen, trailer.spot.box, 2)) continue
    const { spot } = trailer
    const middle = spotPlace(spot, parkedRear(trailer) + trailer.lengthMeters / 2)
    drawTrailerName(pen, trailer, {
      middle,
      headingRadians: spot.spot.headingRadians,
      roomMeters: spot.spot.lengthMeters,
      ground: groundToken(spot, marks),
    })
  }
}
