import type { MoveProblem } from '@tractrix/domain/moves'
import { phrase, type SentenceText } from '@tractrix/domain/platform'
import type { Yard } from '../../../site-data/index.ts'
import { freeSpotsNear } from './free-spots.ts'
import type { MoveForm } from './move-form.ts'

/** A link beside a warning that makes it go away. `label` is a sentence for `t` with the values to fill in. */
export interface Repair {
  label: SentenceText
  values: Record<string, string>
  changes: Partial<MoveForm>
}

/** What would repair this problem of this form with one click; null: only the person can. */
export function repairOf(problem: MoveProblem, form: MoveForm, yard: Yard): Repair | null {
  return REPAIRS[problem]?.(form, yard) ?? null
}

type RepairRule = (form: MoveForm, yard: Yard) => Repair | null

const useNearestFreeSpot: RepairRule = (form, yard) => {
  const wanted = form.toZoneId === null ? undefined : yard.zones.get(form.toZoneId)
  const spot = wanted && freeSpotsNear(wanted, yard)[0]
  return spot
    ? { label: phrase('Use {spot}'), values: { spot: spot.name }, changes: { toZoneId: spot.id } }
    : null
}

/** Only a plain trailer move or a re-park goes without a chosen truck (MV-OPEN-75). */
const takeAnyTruck: RepairRule = form =>
  form.kind === 'trailer_move' && form.truckId !== null
    ? { label: phrase('Any truck'), values: {}, changes: { truckId: null } }
    : null

const REPAIRS: Partial<Record<MoveProblem, RepairRule>> = {
  destination_occupied: useNearestFreeSpot,
  destination_disabled: useNearestFreeSpot,
  destination_pending: useNearestFreeSpot,
  same_start_and_destination: useNearestFreeSpot,
  truck_missing: takeAnyTruck,
  truck_unavailable: takeAnyTruck,
  truck_read_only: takeAnyTruck,
  truck_archived: takeAnyTruck,
}
