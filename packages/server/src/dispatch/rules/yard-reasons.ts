import { type Move, moveTypeRule, type WaitReason, waitReason } from '@tractrix/domain/moves'
import { pointInPolygon, polygonCenter } from '@tractrix/domain/platform'
import { type Trailer, trailerName, UNSUPPORTED_DIMENSION_CODE } from '@tractrix/domain/trailers'
import type { DispatchYard } from '../yard/dispatch-yard.ts'

/** Why the yard, whatever the trucks, does not let this move start now; empty: it could. */
export function yardReasons(move: Move, yard: DispatchYard): WaitReason[] {
  return [...startReasons(move, yard), ...destinationReasons(move, yard), ...noGoReasons(move, yard)]
}

/** Moves that fetch a trailer need it where they fetch it (MV-OPEN-74). */
function* startReasons(move: Move, yard: DispatchYard): Iterable<WaitReason> {
  const comesFrom = moveTypeRule(move.type).trailer
  if (comesFrom !== 'fetched' && comesFrom !== 'fetched_either') return
  const trailer = (move.trailer && yard.trailers.get(move.trailer.id)) ?? null
  const zone = (move.fromZone && yard.zones.get(move.fromZone.id)) ?? null
  if (zone && !zone.enabled) yield waitReason('start_disabled', { zone })
  if (trailer?.inTransit) {
    yield waitReason('trailer_in_transit', { trailer: named(trailer) })
    return
  }
  if (trailer && !trailer.canMove) yield waitReason('trailer_not_movable', { trailer: named(trailer) })
  if (trailer?.dimensionCode === UNSUPPORTED_DIMENSION_CODE)
    yield waitReason('trailer_not_supported', { trailer: named(trailer) })
  if (!zone) return
  const standing = yard.trailerInZone.get(zone.id)
  if (!standing) yield waitReason('start_empty', { zone })
  else if (trailer && standing.id !== trailer.id)
    yield waitReason('trailer_not_at_start', { zone, trailer: named(trailer) })
}

function* destinationReasons(move: Move, yard: DispatchYard): Iterable<WaitReason> {
  if (moveTypeRule(move.type).destinations.length === 0) return
  const zone = (move.toZone && yard.zones.get(move.toZone.id)) ?? null
  if (!zone) {
    yield waitReason('no_destination')
    return
  }
  if (!zone.enabled) yield waitReason('destination_disabled', { zone })
  const standing = yard.trailerInZone.get(zone.id)
  if (standing && standing.id !== move.trailer?.id && needsFreeDestination(move))
    yield waitReason('destination_occupied', { zone, trailer: named(standing) })
}

/**
 * Which ends of a move in progress its truck must not drive to any more. The start lies behind a hitched trailer, but
 * not when it is reparked: then it goes back there.
 */
export function noGoAhead(move: Move, yard: DispatchYard): WaitReason[] {
  const isHitched = move.trailer !== null && yard.trailers.get(move.trailer.id)?.inTransit === true
  const isLeft = isHitched && move.type !== 'repark'
  return [...noGoReasons(move, yard, isLeft ? ['destination'] : ['start', 'destination'])]
}

/** Trucks do not drive to a place within a dynamic no-go region (MV-STA-17). */
function* noGoReasons(
  move: Move,
  yard: DispatchYard,
  ends: readonly ('start' | 'destination')[] = ['start', 'destination'],
): Iterable<WaitReason> {
  for (const end of ends) {
    const named = end === 'start' ? move.fromZone : move.toZone
    const zone = named && yard.zones.get(named.id)
    const center = zone && polygonCenter(zone.coordinates)
    const region = center && yard.noGoRegions.find(({ coordinates }) => pointInPolygon(center, coordinates))
    if (zone && region) yield waitReason(`${end}_in_no_go`, { zone, detail: region.name })
  }
}

/**
 * Whether the destination must be free when the truck sets out. An attached trailer may be queued for an occupied spot
 * (MV-VAL-37), but it can only be backed into a free one.
 */
const needsFreeDestination = (move: Move): boolean =>
  moveTypeRule(move.type).needsFreeDestination || move.type === 'trailer_attached'

const named = (trailer: Trailer) => ({ id: trailer.id, name: trailerName(trailer) })
