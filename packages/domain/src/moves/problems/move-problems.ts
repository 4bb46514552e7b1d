/**
 * Why a move cannot be queued or saved, in the order of the form's fields.
 * Each is a statement about the move that is true.
 */
export const MOVE_PROBLEMS = [
  'trailer_missing',
  'location_or_trailer_missing',
  'trailer_in_transit',
  'trailer_not_in_transit',
  'trailer_zone_disabled',
  'trailer_dimensions_unknown',
  'trailer_not_supported',
  'trailer_not_attached',
  'trailer_on_other_truck',
  'trailer_pending',
  'trailer_cannot_move',
  'trailer_drop_off_unconfirmed',
  'trailer_without_zone',
  'trailer_checked_out',
  'trailer_not_at_start',
  'location_missing',
  'location_empty',
  'location_disabled',
  'location_pending',
  'same_start_and_destination',
  'destination_missing',
  'destination_unfit',
  'destination_occupied',
  'destination_disabled',
  'destination_pending',
  'truck_missing',
  'truck_not_connected',
  'truck_unavailable',
  'truck_read_only',
  'truck_archived',
  'route_name_missing',
  'route_unknown',
  'route_direction_missing',
  'tc_mode_missing',
] as const
export type MoveProblem = (typeof MOVE_PROBLEMS)[number]

/** Which part of the form a problem belongs to. */
export const MOVE_PROBLEM_GROUPS = ['trailer', 'location', 'destination', 'truck', 'route'] as const
export type MoveProblemGroup = (typeof MOVE_PROBLEM_GROUPS)[number]

/** The part of the form that repairs a problem. */
export function problemGroup(problem: MoveProblem): MoveProblemGroup {
  if (problem === 'same_start_and_destination') return 'destination'
  if (problem === 'tc_mode_missing') return 'route'
  return MOVE_PROBLEM_GROUPS.find(group => problem.startsWith(group))!
}
