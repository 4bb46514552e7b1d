import type { YardLayer } from '../../drawing/live-map.ts'
import { drawBuildings } from './draw-buildings.ts'
import { drawDoors } from './draw-doors.ts'
import { drawFences } from './draw-fence.ts'

/** Roofs, the doors in their walls, fences and gates. */
export const buildingsLayer: YardLayer = {
  id: 'buildings',
  order: 500,
  surface: 'still',
  isShown: ({ hasOverlay }) => !hasOverlay,
  paint: (pen, { shapes, shownSpots }) => {
    drawBuildings(pen, shapes)
    drawDoors(pen, shownSpots)
    drawFences(pen, shapes)
  },
}
