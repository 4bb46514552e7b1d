import { phrase } from '@tractrix/domain/platform'
import type { YardLayer } from '../../drawing/live-map.ts'
import { zoneLegend } from '../../drawing/zone-legend.ts'
import { areaLabels } from './area-labels.ts'
import { drawAreaNames, drawAreas } from './draw-areas.ts'

/** Intersections and operating areas. */
export const areasLayer: YardLayer = {
  id: 'areas',
  order: 300,
  surface: 'still',
  paint: (pen, { shownZones }) => drawAreas(pen, shownZones),
  labels: ({ shownZones, showLabels }, scale) => (showLabels ? areaLabels(shownZones, scale) : []),
  paintLabels: (pen, { shownZones, showLabels }, _viewport, labels) => {
    if (showLabels) drawAreaNames(pen, shownZones, labels)
  },
  legend: [
    zoneLegend('autonomous', 5, phrase('Autonomous'), 'autonomous'),
    zoneLegend('intersection', 6, phrase('Intersections'), 'intersection'),
  ],
}
