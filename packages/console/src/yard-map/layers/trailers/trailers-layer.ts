import { TRAILER_LEGEND } from '../../drawing/legend-groups.ts'
import type { YardLayer } from '../../drawing/live-map.ts'
import { drawParkedTrailers } from './draw-parked-trailers.ts'
import { drawTrailerNames } from './draw-trailer-names.ts'
import { LEGEND_KINDS, LEGEND_MARKS } from './legend-marks.ts'
import { parkedHit } from './parked-hit.ts'
import { trailerLabels } from './trailer-labels.ts'

/** Trailers in their spots. */
export const trailersLayer: YardLayer = {
  id: 'trailers',
  order: 700,
  surface: 'still',
  paint: (pen, { parked }) => drawParkedTrailers(pen, parked),
  hit: (place, { parked }) => parkedHit(place, parked),
  labels: ({ parked, showLabels }, scale) => (showLabels ? trailerLabels(parked, scale) : []),
  paintLabels: (pen, { parked, marks }, _viewport, labels) => drawTrailerNames(pen, parked, marks, labels),
  legend: LEGEND_KINDS.map((kind, order) => {
    const { label, ...sign } = LEGEND_MARKS[kind]
    return { id: kind, group: TRAILER_LEGEND, order, label, mark: { kind: 'sign', ...sign } }
  }),
}
