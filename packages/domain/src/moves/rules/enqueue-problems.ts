import { UNSUPPORTED_DIMENSION_CODE } from '../../trailers/index.ts'
import type { ZoneFacts } from '../../zones/index.ts'
import type { ActiveMove, MoveDraft, MoveFacts } from '../move/move.ts'
import { MOVE_PROBLEMS, type MoveProblem } from '../problems/move-problems.ts'
import { type MoveTypeRule, moveTypeRule } from './move-type-rules.ts'
import { namedRoute } from './named-route.ts'

/**
 * Everything that stands against queueing this move, in the order of the form; empty: it may be queued.
 * One rule set for the Add to Queue button, the Save to Queue button, the warning list and the server
 * (MV-ATQ, MV-VAL-05..30, MV-OPEN-72).
 */
export function enqueueProblems(move: MoveDraft, facts: MoveFacts): MoveProblem[] {
  const rule = moveTypeRule(move.type)
  const found = new Set<MoveProblem>([
    ...trailerProblems(move, facts, rule),
    ...startProblems(move, facts, rule),
    ...duplicateProblems(move, facts.otherActiveMoves),
    ...destinationProblems(move, facts.toZone, rule),
    ...truckProblems(move, facts, rule),
    ...routeProblems(move, facts, rule),
  ])
  return MOVE_PROBLEMS.filter(problem => found.has(problem))
}

function* trailerProblems(move: MoveDraft, facts: MoveFacts, rule: MoveTypeRule): Iterable<MoveProblem> {
  const { trailer } = facts
  if (trailer === null) {
    yield* missingTrailerProblems(move, facts, rule)
    return
  }
  if (trailer.archived) yield 'trailer_checked_out'
  if (!trailer.canMove) yield 'trailer_cannot_move'
  if (isEmpty(trailer.dimensionCode)) yield 'trailer_dimensions_unknown'
  if (trailer.dimensionCode === UNSUPPORTED_DIMENSION_CODE) yield 'trailer_not_supported'
  if (isFetched(rule)) {
    if (trailer.inTransit) yield 'trailer_in_transit'
    // A trailer on the road has neither: to say that it is in transit is enough.
    if (!trailer.inTransit && !trailer.otrDropOffConfirmed) yield 'trailer_drop_off_unconfirmed'
    if (!trailer.inTransit && trailer.zoneId === null) yield 'trailer_without_zone'
  }
  if (rule.trailer === 'connected') {
    if (!trailer.inTransit) yield 'trailer_not_in_transit'
    if (trailer.attachedTruckId === null) yield 'trailer_not_attached'
    else if (move.requestedTruckId !== null && trailer.attachedTruckId !== move.requestedTruckId) {
      yield 'trailer_on_other_truck'
    }
  }
}

function* missingTrailerProblems(
  move: MoveDraft,
  facts: MoveFacts,
  rule: MoveTypeRule,
): Iterable<MoveProblem> {
  if (rule.trailer === 'fetched_either' && facts.fromZone === null) yield 'location_or_trailer_missing'
  if (rule.trailer === 'fetched') {
    if (move.chosenBy !== 'location') yield 'trailer_missing'
    else if (facts.fromZone === null) yield 'location_missing'
  }
  // Without a truck, or with one that pulls nothing, the truck's own sentence says what to do.
  if (rule.trailer === 'connected' && facts.truck?.trailerIsConnected) yield 'trailer_missing'
}

/** The start is looked at only where a trailer is fetched from it (MV-OPEN-74). */
function* startProblems(move: MoveDraft, facts: MoveFacts, rule: MoveTypeRule): Iterable<MoveProblem> {
  const { fromZone, trailer } = facts
  if (!isFetched(rule)) return
  const byLocation = move.chosenBy === 'location'
  if (fromZone === null) {
    if (trailer !== null && !trailer.inTransit && trailer.zoneId !== null) yield 'location_missing'
    return
  }
  if (fromZone.trailerId === null) yield 'location_empty'
  else if (move.trailerId !== null && fromZone.trailerId !== move.trailerId) yield 'trailer_not_at_start'
  if (!fromZone.enabled) {
    if (byLocation) yield 'location_disabled'
    else if (rule.trailer === 'fetched') yield 'trailer_zone_disabled'
  }
}

/** A move in the way is named once for each end: by its trailer or by its start, as the user chose (MV-ATQ-05..07). */
function* duplicateProblems(move: MoveDraft, others: readonly ActiveMove[]): Iterable<MoveProblem> {
  for (const other of others) {
    const sharesTrailer = move.trailerId !== null && other.trailerId === move.trailerId
    const sharesStart = move.fromZoneId !== null && other.fromZoneId === move.fromZoneId
    const byLocation = move.chosenBy === 'location'
    if (sharesTrailer && !(sharesStart && byLocation)) yield 'trailer_pending'
    if (sharesStart && !(sharesTrailer && !byLocation)) yield 'location_pending'
    if (move.toZoneId !== null && other.toZoneId === move.toZoneId) yield 'destination_pending'
  }
}

function* destinationProblems(
  move: MoveDraft,
  toZone: ZoneFacts | null,
  rule: MoveTypeRule,
): Iterable<MoveProblem> {
  if (isSamePlace(move)) yield 'same_start_and_destination'
  if (rule.destinations.length === 0) return
  if (toZone === null) {
    yield 'destination_missing'
    return
  }
  if (!rule.destinations.includes(toZone.zoneType)) yield 'destination_unfit'
  if (!toZone.enabled) yield 'destination_disabled'
  if (rule.needsFreeDestination && toZone.trailerId !== null && toZone.trailerId !== move.trailerId) {
    yield 'destination_occupied'
  }
}

function* truckProblems(move: MoveDraft, facts: MoveFacts, rule: MoveTypeRule): Iterable<MoveProblem> {
  const { truck } = facts
  if (truck === null) {
    // A truck that was asked for but is gone must be chosen anew, even where none is needed.
    if (rule.needsTruck || move.requestedTruckId !== null) yield 'truck_missing'
    return
  }
  if (rule.trailer === 'connected' && !truck.trailerIsConnected) yield 'truck_not_connected'
  if (truck.availability === 'unavailable') yield 'truck_unavailable'
  if (truck.readOnly) yield 'truck_read_only'
  if (truck.archived) yield 'truck_archived'
}

function* routeProblems(move: MoveDraft, facts: MoveFacts, rule: MoveTypeRule): Iterable<MoveProblem> {
  if (namedRoute(move) !== null && facts.routeExists === false) yield 'route_unknown'
  for (const setting of rule.routeSettings) {
    if (isEmpty(move.metadata[setting])) yield ROUTE_SETTING_PROBLEMS[setting]
  }
}

const ROUTE_SETTING_PROBLEMS = {
  RT_NAME: 'route_name_missing',
  DIR: 'route_direction_missing',
  TC_MODE: 'tc_mode_missing',
} as const satisfies Record<string, MoveProblem>

/** Whether start and destination are one and the same zone (MV-VAL-31, MV-VAL-34). */
export function isSamePlace(move: Pick<MoveDraft, 'fromZoneId' | 'toZoneId'>): boolean {
  return move.fromZoneId !== null && move.fromZoneId === move.toZoneId
}

function isFetched(rule: MoveTypeRule): boolean {
  return rule.trailer === 'fetched' || rule.trailer === 'fetched_either'
}

function isEmpty(text: string | null | undefined): boolean {
  return text === null || text === undefined || text.trim() === ''
}
