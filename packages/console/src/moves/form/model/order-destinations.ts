import { distanceMeters, polygonCenter } from '@tractrix/domain/platform'
import { isQueued, type Yard, type ZoneRow } from '../../../site-data/index.ts'
import { byZoneName } from './by-zone-name.ts'

/** A zone that a move can end in, with what its option says. */
export interface Destination {
  zone: ZoneRow
  /** `claimed`: a queued move ends there; `occupied`: a trailer stands there. */
  state: 'free' | 'claimed' | 'occupied' | 'disabled'
  /** From the start of the move as the crow flies; null while the start is not known. */
  distanceMeters: number | null
}

const STATES = ['free', 'claimed', 'occupied', 'disabled'] as const

/** Free zones first, of those the nearest to the start; by name while there is no start. */
export function orderDestinations(
  zones: readonly ZoneRow[],
  start: ZoneRow | null,
  yard: Pick<Yard, 'parked' | 'openMoves'>,
): Destination[] {
  const claimed = new Set(yard.openMoves.filter(isQueued).map(move => move.toZone?.id))
  const from = start === null ? null : polygonCenter(start.coordinates)
  const stateOf = (zone: ZoneRow) => {
    if (!zone.enabled) return 'disabled'
    if (yard.parked.has(zone.id)) return 'occupied'
    return claimed.has(zone.id) ? 'claimed' : 'free'
  }
  const distanceOf = (zone: ZoneRow) => {
    const to = from === null ? null : polygonCenter(zone.coordinates)
    return from === null || to === null ? null : distanceMeters(from, to)
  }
  return zones
    .map(zone => ({ zone, state: stateOf(zone), distanceMeters: distanceOf(zone) }) satisfies Destination)
    .sort(
      (one, other) =>
        STATES.indexOf(one.state) - STATES.indexOf(other.state) ||
        (one.distanceMeters ?? 0) - (other.distanceMeters ?? 0) ||
        byZoneName(one.zone, other.zone),
    )
}
