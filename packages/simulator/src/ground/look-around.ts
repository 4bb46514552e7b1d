import type { ParkingSpot } from '../yard/index.ts'
import type { SimTrailer } from '../yard/sim-trailer.ts'
import type { YardGround } from './yard-ground.ts'

/** What a truck saw in a spot. */
export interface Sighting {
  orderId: string
  spot: ParkingSpot
  /** Null: the spot is empty. */
  trailer: SimTrailer | null
}

/** How far from its mouth a truck still sees what stands in a spot: across an aisle, in meters. */
const SIGHT_METERS = 24

const SPOTS: readonly ParkingSpot['kind'][] = ['dock', 'stall']

/** Looks at the spots beside the path, at each once. */
export class LookAround {
  readonly #ground: YardGround
  readonly #seen = new Set<ParkingSpot>()

  constructor(ground: YardGround) {
    this.#ground = ground
  }

  /** The spots that have come into sight. One in which another truck is at work tells nothing. */
  from({ x, y }: { x: number; y: number }): { spot: ParkingSpot; trailer: SimTrailer | null }[] {
    const { yard, trailers, reservations } = this.#ground
    return yard.spots.flatMap(spot => {
      if (this.#seen.has(spot) || !SPOTS.includes(spot.kind)) return []
      if (Math.hypot(spot.mouth.x - x, spot.mouth.y - y) > SIGHT_METERS) return []
      this.#seen.add(spot)
      return reservations.has(spot.id) ? [] : [{ spot, trailer: trailers.get(spot.id) ?? null }]
    })
  }
}
