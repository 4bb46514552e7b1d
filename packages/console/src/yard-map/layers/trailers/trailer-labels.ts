import {
  type LabelScale,
  MONO_LETTER,
  onScreen,
  readable,
  textBox,
  type WantedLabel,
} from '../../../map-kit/index.ts'
import { LABEL_RANKS } from '../../drawing/label-ranks.ts'
import { trailerText } from '../../drawing/map-texts.ts'
import { trailerNameSize } from '../../drawing/trailer-name-size.ts'
import { type ParkedTrailer, parkedRear } from '../../scene/parked-rear.ts'
import { spotPlace } from '../../scene/scene-zone.ts'

export const trailerLabelId = (trailer: { spot: { id: string } }) => `trailer/${trailer.spot.id}`

/** The names of parked trailers that would be written: those that fit. */
export function trailerLabels(parked: readonly ParkedTrailer[], scale: LabelScale): WantedLabel[] {
  return parked.flatMap(trailer => {
    const { spot } = trailer
    const text = trailerText(scale.step, trailer)
    const size = trailerNameSize(text.length, trailer, spot.spot.lengthMeters, scale)
    if (size === 0) return []
    const middle = spotPlace(spot, parkedRear(trailer) + trailer.lengthMeters / 2)
    const radians = readable(scale.rotationRadians - spot.spot.headingRadians)
    const width = text.length * MONO_LETTER * size
    const box = textBox(onScreen(middle, scale), { width, height: size, radians, align: 'center' })
    return [{ id: trailerLabelId(trailer), rank: LABEL_RANKS.trailer, box }]
  })
}
