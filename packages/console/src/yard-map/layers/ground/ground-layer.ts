import type { YardLayer } from '../../drawing/live-map.ts'
import { drawGround } from './draw-ground.ts'

/** Asphalt, concrete and lanes inside the fence. */
export const groundLayer: YardLayer = {
  id: 'ground',
  order: 200,
  surface: 'still',
  isShown: ({ hasOverlay }) => !hasOverlay,
  paint: (pen, { shapes, aprons }) => drawGround(pen, shapes, aprons),
}
