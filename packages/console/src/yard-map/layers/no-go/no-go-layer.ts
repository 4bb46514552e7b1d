import { phrase } from '@tractrix/domain/platform'
import type { YardLayer } from '../../drawing/live-map.ts'
import { zoneLegend } from '../../drawing/zone-legend.ts'
import { drawNoGo } from './draw-no-go.ts'

/** What no truck enters: for good, or for now. */
export const noGoLayer: YardLayer = {
  id: 'no-go',
  order: 600,
  surface: 'still',
  paint: (pen, { shownZones }) => drawNoGo(pen, shownZones),
  legend: [
    zoneLegend('no_go', 7, phrase('No-go'), 'no-go'),
    zoneLegend('no_go_dynamic', 8, phrase('Dynamic no-go'), 'no-go-dynamic'),
  ],
}
