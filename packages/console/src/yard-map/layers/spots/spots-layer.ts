import { phrase } from '@tractrix/domain/platform'
import type { YardLayer } from '../../drawing/live-map.ts'
import { zoneLegend } from '../../drawing/zone-legend.ts'
import { drawSpotNames } from './draw-spot-names.ts'
import { drawSpots } from './draw-spots.ts'
import { spotHit, spotTargets } from './spot-hit.ts'
import { spotLabels } from './spot-labels.ts'

/** Places to stand in: doors, stalls, staging and chargers. */
export const spotsLayer: YardLayer = {
  id: 'spots',
  order: 400,
  surface: 'still',
  paint: (pen, { shownSpots, marks, takenSpotIds }) => drawSpots(pen, shownSpots, marks, takenSpotIds),
  hit: (place, { shownSpots }) => spotHit(place, shownSpots),
  targets: ({ shownSpots }) => spotTargets(shownSpots),
  labels: ({ shownSpots, marks, showLabels }, scale) =>
    showLabels ? spotLabels(shownSpots, marks.inMove, scale) : [],
  paintLabels: (pen, { shownSpots, marks, showLabels }, _viewport, labels) => {
    if (showLabels) drawSpotNames(pen, shownSpots, marks, labels)
  },
  legend: [
    zoneLegend('trailer_dock_spot', 1, phrase('Dock spots'), 'dock'),
    zoneLegend('trailer_parking_spot', 2, phrase('Parking spots'), 'parking'),
    zoneLegend('staging', 3, phrase('Staging'), 'staging'),
    zoneLegend('charging_station', 4, phrase('Charging'), 'charging'),
  ],
}
