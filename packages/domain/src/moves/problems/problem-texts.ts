import type { MoveProblem } from './move-problems.ts'

/** The sentence of every problem. Those without an ID are ours: the requirements have no sentence for them. */
export const PROBLEM_TEXTS = {
  // MV-VAL-06
  trailer_missing: 'Please select a trailer.',
  // MV-VAL-28
  location_or_trailer_missing: 'Please select a location/trailer.',
  // MV-VAL-07
  trailer_in_transit: 'The selected trailer is already in transit.',
  // MV-VAL-08
  trailer_not_in_transit: 'The selected trailer is not in transit.',
  // MV-VAL-09
  trailer_zone_disabled: 'The selected trailer is in a disabled zone.',
  // MV-VAL-10
  trailer_dimensions_unknown: 'The dimensions for the selected trailer are unknown.',
  // MV-VAL-11
  trailer_not_supported: 'The selected trailer type is not currently supported.',
  // MV-VAL-12
  trailer_not_attached: 'The selected trailer is not attached to a truck.',
  trailer_on_other_truck: 'The selected trailer is attached to another truck.',
  // MV-VAL-13
  trailer_pending: 'The selected trailer already has a pending move.',
  trailer_cannot_move: 'The selected trailer cannot be moved.',
  trailer_drop_off_unconfirmed: 'The drop-off of the selected trailer is not confirmed.',
  trailer_without_zone: 'The selected trailer has no location.',
  trailer_checked_out: 'The selected trailer is checked out.',
  trailer_not_at_start: 'The selected trailer is not at the start of the move.',
  // MV-VAL-14
  location_missing: 'Please select a location.',
  // MV-VAL-15
  location_empty: 'The selected location does not contain a trailer.',
  // MV-VAL-16
  location_disabled: 'The selected location is disabled.',
  // MV-VAL-17
  location_pending: 'The selected location already has a pending move.',
  // MV-VAL-34
  same_start_and_destination: 'A move cannot share the same start and end location.',
  // MV-VAL-18
  destination_missing: 'Please select a destination.',
  destination_unfit: 'The selected destination cannot be used for this kind of move.',
  // MV-VAL-19
  destination_occupied: 'The selected destination is occupied by another trailer.',
  // MV-VAL-20
  destination_disabled: 'The selected destination is disabled.',
  // MV-VAL-21
  destination_pending: 'The selected destination already has a pending move.',
  // MV-VAL-22
  truck_missing: 'Please select a truck.',
  // MV-VAL-23
  truck_not_connected: 'The associated truck is not connected to a trailer.',
  // MV-VAL-24
  truck_unavailable: 'The selected truck is currently unavailable. This move can only be saved as a draft.',
  truck_read_only: 'The selected truck is read-only and cannot be assigned.',
  truck_archived: 'The selected truck is no longer in service.',
  // MV-VAL-25
  route_name_missing: 'Please provide a Route Name.',
  route_unknown: 'The selected route does not exist.',
  // MV-VAL-26
  route_direction_missing: 'Please provide a Route Direction.',
  // MV-VAL-27
  tc_mode_missing: 'Please select a TC Mode.',
} as const satisfies Record<MoveProblem, string>

/** The sentences of a list of problems, in its order. */
export function problemTexts(problems: readonly MoveProblem[]): (typeof PROBLEM_TEXTS)[MoveProblem][] {
  return problems.map(problem => PROBLEM_TEXTS[problem])
}
