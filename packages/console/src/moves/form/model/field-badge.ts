import { type MoveProblem, type MoveProblemGroup, problemGroup } from '@tractrix/domain/moves'
import type { FormJudgement } from './judge-form.ts'

/** One word for a warning, to stand in the field that it is about; the sentence stands in the list below. */
const BADGES = {
  trailer_in_transit: 'In transit',
  trailer_not_in_transit: 'Not in transit',
  trailer_zone_disabled: 'Zone disabled',
  trailer_dimensions_unknown: 'Size unknown',
  trailer_not_supported: 'Not supported',
  trailer_not_attached: 'Not attached',
  trailer_on_other_truck: 'On another truck',
  trailer_pending: 'Has a move',
  trailer_cannot_move: 'Cannot move',
  trailer_drop_off_unconfirmed: 'Not confirmed',
  trailer_without_zone: 'No location',
  trailer_checked_out: 'Checked out',
  trailer_not_at_start: 'Not at start',
  location_empty: 'Empty',
  location_disabled: 'Disabled',
  location_pending: 'Has a move',
  same_start_and_destination: 'Same as start',
  destination_unfit: 'Unfit',
  destination_occupied: 'Occupied',
  destination_disabled: 'Disabled',
  destination_pending: 'Has a move',
  truck_not_connected: 'No trailer',
  truck_unavailable: 'Unavailable',
  truck_read_only: 'Read-only',
  truck_archived: 'Out of service',
} as const satisfies Partial<Record<MoveProblem, string>>

/** One of them. */
export type FieldBadge = (typeof BADGES)[keyof typeof BADGES]

/** The badge of the first warning that belongs to these parts of the form; null: nothing to warn of. */
export function fieldBadge(judgement: FormJudgement, groups: readonly MoveProblemGroup[]): FieldBadge | null {
  const warning = judgement.warnings.find(
    (problem): problem is keyof typeof BADGES => groups.includes(problemGroup(problem)) && problem in BADGES,
  )
  return warning === undefined ? null : BADGES[warning]
}
