import { phrase, type SentenceText } from '../../platform/index.ts'
import { FORM_FIELD_NAMES, moveField } from '../move/field-names.ts'
import type { FieldNameOf } from '../move/move-field-values.ts'
import type { MoveFieldName } from '../move/move-fields.ts'
import type { MoveStatus, MoveType } from '../move/move-lists.ts'

/** Fields of the form that only a draft can change. */
type DraftFieldName = FieldNameOf<{ editable: 'draft'; form: object }>
const DRAFT_FIELD_NAMES = FORM_FIELD_NAMES.filter(
  (name): name is DraftFieldName => moveField(name).editable === 'draft',
)

/** Arguments of `updateDraftMove` that the lock of each other input closes, by the names of the requirement (MV-LCK-01). */
const ARGUMENTS_BEHIND = {
  truck: ['requestedTruckId'],
  repark: ['type'],
  fromZone: ['fromZoneId'],
  trailer: ['trailerId'],
  toZone: ['toZoneId'],
  yardInventory: [],
  staticRoute: [],
} as const satisfies Record<string, readonly MoveFieldName[]>

/** Inputs of the edit form that can be locked (MV-LCK-01). */
export type LockableInput = keyof typeof ARGUMENTS_BEHIND | DraftFieldName
export const LOCKABLE_INPUTS: readonly LockableInput[] = [
  'truck',
  'repark',
  'fromZone',
  'trailer',
  'toZone',
  'yardInventory',
  ...DRAFT_FIELD_NAMES,
  'staticRoute',
]

/** Which inputs of the edit form are locked for this move (MV-LCK-01..03). */
export function lockedInputs(move: { status: MoveStatus; type: MoveType }): readonly LockableInput[] {
  if (move.status !== 'draft') return LOCKABLE_INPUTS
  return move.type === 'trailer_attached' ? ['truck', 'repark', 'fromZone', 'trailer'] : []
}

/** Why an input is locked, to stand beside the lock. */
export function lockReason(move: { status: MoveStatus }): SentenceText {
  return move.status === 'draft' ? phrase('The trailer is already attached to the truck.') : QUEUED_LOCK_TEXT
}

const OPEN_NOUNS = FORM_FIELD_NAMES.map(moveField).flatMap(({ editable, form }) =>
  editable === 'always' && form?.noun ? [form.noun] : [],
)

/** One sentence as long as the table of fields stays: as good as a literal. */
const QUEUED_LOCK_TEXT =
  `Only ${OPEN_NOUNS.slice(0, -1).join(', ')} and ${OPEN_NOUNS.at(-1)} of a queued move can be changed.` as SentenceText

/** Which of these changed arguments the move's locks forbid; empty: none (the server's side of MV-LCK). */
export function lockedChanges(
  move: { status: MoveStatus; type: MoveType },
  changedArguments: readonly string[],
): string[] {
  const locked = lockedInputs(move).flatMap((input): readonly string[] =>
    Object.hasOwn(ARGUMENTS_BEHIND, input)
      ? ARGUMENTS_BEHIND[input as keyof typeof ARGUMENTS_BEHIND]
      : [input],
  )
  return changedArguments.filter(name => locked.includes(name))
}

/** Whether anything of the form differs from what it opened with; save buttons stay off until then (MV-LCK-04). */
export function hasChanges<Values extends Record<string, unknown>>(opened: Values, now: Values): boolean {
  const names = new Set([...Object.keys(opened), ...Object.keys(now)])
  return [...names].some(name => JSON.stringify(opened[name] ?? null) !== JSON.stringify(now[name] ?? null))
}
