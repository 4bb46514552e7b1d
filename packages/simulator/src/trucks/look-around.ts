import type { Berth } from '../yard/index.ts'
import type { SimTrailer } from './sim-trailer.ts'
import type { YardGround } from './yard-ground.ts'

/** What a truck saw in a spot. */
export interface Sighting {
  orderId: string
  berth: Berth
  /** Null: the spot is empty. */
  trailer: SimTrailer | null
}

/** How far from its mouth a truck still sees what stands in a spot: across an aisle, in metres. */
const SIGHT_METERS = 24

const SPOTS: readonly Berth['kind'][] = ['dock', 'stall']

/** Looks at the spots beside the way, at each once. */
export class LookAround {
  readonly #ground: YardGround
  readonly #seen = new Set<Berth>()

  constructor(ground: YardGround) {
    this.#ground = ground
  }

  /** The spots that have come into sight. One in which another truck is at work tells nothing. */
  from({ x, y }: { x: number; y: number }): { berth: Berth; trailer: SimTrailer | null }[] {
    const { yard, trailers, reservations } = this.#ground
    return yard.berths.flatMap(berth => {
      if (this.#seen.has(berth) || !SPOTS.includes(berth.kind)) return []
      if (Math.hypot(berth.mouth.x - x, berth.mouth.y - y) > SIGHT_METERS) return []
      this.#seen.add(berth)
      return reservations.has(berth.id) ? [] : [{ berth, trailer: trailers.get(berth.id) ?? null }]
    })
  }
}
