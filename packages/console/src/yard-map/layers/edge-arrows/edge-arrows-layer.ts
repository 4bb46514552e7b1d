import type { MovingYardLayer } from '../../drawing/live-map.ts'
import type { EdgeArrows } from './edge-arrows-store.ts'

/** The arrows to the trucks outside the view; they are buttons over the map, placed with each picture. */
export function edgeArrowsLayer(arrows: EdgeArrows): MovingYardLayer {
  return {
    id: 'edge-arrows',
    order: 1100,
    surface: 'moving',
    paint: (_pen, { moving: { trucks, controls } }, viewport) => arrows.place(viewport, trucks, controls),
  }
}
