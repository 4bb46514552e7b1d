import { labelsInView } from '../../../map-kit/index.ts'
import type { MovingYardLayer } from '../../drawing/live-map.ts'
import { TruckLabels } from './draw-truck-labels.ts'

/** The labels of trucks; each map has its own, which remember where they stood. */
export function truckLabelsLayer(): MovingYardLayer {
  const truckLabels = new TruckLabels()
  return {
    id: 'truck-labels',
    order: 1000,
    surface: 'moving',
    paint: (pen, { moving: { trucks, controls, popup } }, viewport, labels) => {
      const covered = popup ? [...controls, popup] : controls
      truckLabels.draw(pen, trucks, covered, labelsInView(labels, viewport))
    },
    fontsChanged: () => truckLabels.fontsChanged(),
  }
}
