import type { MovingYardLayer } from '../../drawing/live-map.ts'
import { drawRoute } from './draw-route.ts'

/** What is left of the selected truck's route. */
export const routeLayer: MovingYardLayer = {
  id: 'route',
  order: 800,
  surface: 'moving',
  paint: (pen, { moving }) => drawRoute(pen, moving.route),
}
