import type { MovingYardLayer } from '../../drawing/live-map.ts'
import { truckMiddle } from '../../scene/truck-middle.ts'
import { drawTrucks } from './draw-trucks.ts'
import { truckHit } from './truck-hit.ts'

/** Trucks with what they tow. */
export const trucksLayer: MovingYardLayer = {
  id: 'trucks',
  order: 900,
  surface: 'moving',
  paint: (pen, { moving }) => drawTrucks(pen, moving.trucks),
  hit: (place, { moving }, metersPerPixel) => truckHit(place, moving.trucks, metersPerPixel),
  targets: ({ moving }) =>
    moving.trucks.map(({ id, pose }) => ({ target: { kind: 'truck', id }, middle: truckMiddle(pose) })),
}
