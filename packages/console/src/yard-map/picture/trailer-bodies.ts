import { towedRear } from '../drawing/trucks/draw-towed-trailer.ts'
import type { MapHit } from '../frame/map-hit.ts'
import type { YardPoint } from '../frame/yard-frame.ts'
import type { DrawnTruck } from '../scene/drawn-truck.ts'
import { type ParkedTrailer, parkedRear } from '../scene/parked-rear.ts'
import { spotPlace } from '../scene/scene-zone.ts'

/** The outline of a trailer, and what a click on it opens. */
export interface TrailerOutline {
  corners: YardPoint[]
  hit: MapHit
}

/** Trailers in spots: a click opens their spot. */
export function parkedBodies(parked: readonly ParkedTrailer[]): TrailerOutline[] {
  return parked.map(trailer => {
    const { spot, lengthMeters, widthMeters } = trailer
    const [rear, half] = [parkedRear(trailer), widthMeters / 2]
    const corner = (ahead: number, left: number) => spotPlace(spot, ahead, left)
    return {
      corners: [
        corner(rear, -half),
        corner(rear + lengthMeters, -half),
        corner(rear + lengthMeters, half),
        corner(rear, half),
      ],
      hit: { kind: 'zone', id: spot.id },
    }
  })
}

/** Trailers behind trucks: a click selects the truck, whose card names them. */
export function towedBodies(trucks: readonly DrawnTruck[]): TrailerOutline[] {
  return trucks.flatMap(({ id, pose, trailer }) => {
    if (!trailer) return []
    const { rear, along } = towedRear(pose, trailer.lengthMeters)
    const half = trailer.widthMeters / 2
    const corner = (ahead: number, left: number) => ({
      x: rear.x + along.x * ahead - along.y * left,
      y: rear.y + along.y * ahead + along.x * left,
    })
    const length = trailer.lengthMeters
    const corners = [corner(0, -half), corner(length, -half), corner(length, half), corner(0, half)]
    return [{ corners, hit: { kind: 'truck', id } }]
  })
}
