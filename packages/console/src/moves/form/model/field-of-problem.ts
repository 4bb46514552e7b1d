import type { KindInput, MoveProblem } from '@tractrix/domain/moves'

/** The name of a field of the form, as `Field` takes it. */
export type MoveFieldName =
  | Exclude<KindInput, 'trailerOrLocation' | 'repark' | 'yardInventory'>
  | 'trailer'
  | 'location'

/** Where what is missing can be filled in; of several fields the one that is shown. */
export const FIELDS_OF_MISSING: Partial<Record<MoveProblem, readonly MoveFieldName[]>> = {
  trailer_missing: ['trailer'],
  location_or_trailer_missing: ['trailer', 'location'],
  location_missing: ['location'],
  destination_missing: ['destination'],
  truck_missing: ['truck'],
  route_name_missing: ['routeName'],
  route_direction_missing: ['routeDirection'],
  tc_mode_missing: ['tcMode'],
}
