/** The states of a move (MV-STA-01). */
export const MOVE_STATUSES = ['draft', 'pending', 'in_progress', 'complete', 'canceled', 'error'] as const
export type MoveStatus = (typeof MOVE_STATUSES)[number]

/** Statuses in which a move holds its start, destination and trailer (MV-OPEN-73). */
export const ACTIVE_MOVE_STATUSES = ['pending', 'in_progress'] as const satisfies MoveStatus[]

/** Who made the move (MV-ENT-03, MV-OPEN-114). */
export const MOVE_SOURCES = ['api', 'mission_planning', 'ui'] as const
export type MoveSource = (typeof MOVE_SOURCES)[number]

/** The types of move; which of them a person can make: `MOVE_KINDS` (MV-ENT-04). */
export const MOVE_TYPES = [
  'go_to_zone',
  'repark',
  'stage',
  'trailer',
  'trailer_attached',
  'yard_inventory',
  'go_mission',
  'truck_controlled_move',
  'run_route',
  'hitch_unhitch_torture',
  'back_trailer_torture_no_drop',
  'go_to_charger',
  'find_trailer',
] as const
export type MoveType = (typeof MOVE_TYPES)[number]

/** What a move counts as in reports: production or other work (MV-ENT-08). */
export const MOVE_CATEGORIES = ['production', 'nonProduction', 'devTest', 'preRelease'] as const
export type MoveCategory = (typeof MOVE_CATEGORIES)[number]

/** What a move counts as in reports beside its category, where the environment uses classes (MV-ENT-11). */
export const MOVE_CLASSES = ['devTest', 'preRelease', 'release', 'courtesy'] as const
export type MoveClass = (typeof MOVE_CLASSES)[number]

/** What an integration with a partner can do, and so be asked for (MV-ENT-37). */
export const INTEGRATION_CALLS = ['getMoves', 'claimMove', 'getTrailers', 'webhook'] as const
export type IntegrationCall = (typeof INTEGRATION_CALLS)[number]
