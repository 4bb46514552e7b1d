import { isInside, type MapPoint } from '../../../map-kit/index.ts'
import type { MapTarget } from '../../scene/map-target.ts'
import { type ParkedTrailer, parkedRear } from '../../scene/parked-rear.ts'
import { spotPlace } from '../../scene/scene-zone.ts'

/** A click on a parked trailer meets the spot it stands in, whether or not that is shown; null beside all of them. */
export function parkedHit(place: MapPoint, parked: readonly ParkedTrailer[]): MapTarget | null {
  const trailer = parked.find(each => isInside(place, cornersOf(each)))
  return trailer ? { kind: 'zone', id: trailer.spot.id } : null
}

function cornersOf(trailer: ParkedTrailer): MapPoint[] {
  const { spot, lengthMeters, widthMeters } = trailer
  const [rear, half] = [parkedRear(trailer), widthMeters / 2]
  const corner = (ahead: number, left: number) => spotPlace(spot, ahead, left)
  return [
    corner(rear, -half),
    corner(rear + lengthMeters, -half),
    corner(rear + lengthMeters, half),
    corner(rear, half),
  ]
}
