import type { ParkingSpot } from '../yard/index.ts'
import type { SimTrailer } from '../yard/sim-trailer.ts'
import type { YardGround } from './yard-ground.ts'

/** Why a truck does not back under a trailer: what it sees there is not what it was sent for. Null: it may. */
export function pickRefusal(ground: YardGround, spot: ParkingSpot, wanted: SimTrailer | null): string | null {
  const there = ground.trailers.get(spot.id)
  if (there !== undefined) {
    if (wanted === null || there.id === wanted.id) return null
    return `In ${spot.name} stands ${there.name}, not ${wanted.name}.`
  }
  if (wanted === null) return `There is no trailer in ${spot.name}.`
  const elsewhere = ground.spotOf(wanted.id)
  if (elsewhere !== null)
    return `There is no trailer in ${spot.name}; ${wanted.name} stands in ${elsewhere.name}.`
  if (ground.towed.has(wanted.id))
    return `There is no trailer in ${spot.name}; ${wanted.name} hangs on a truck.`
  // A trailer nobody in the yard has seen yet: a road driver brought it to this spot.
  ground.trailers.set(spot.id, wanted)
  return null
}

/** Why a truck does not back into a spot. Null: it may. */
export function towRefusal(ground: YardGround, spot: ParkingSpot): string | null {
  const there = ground.trailers.get(spot.id)
  return there === undefined ? null : `${spot.name} is occupied by ${there.name}.`
}
