import { defineSentences } from '../platform/index.ts'

/** Why the clock of a trailer cannot be held or released. */
export const DETENTION_REFUSALS = defineSentences('detention_refusal', {
  already_held: 'The clock of this trailer is held already.',
  not_held: 'The clock of this trailer is not held.',
  checked_out: 'This trailer is checked out.',
  reason_missing: 'Say why the clock is held.',
})
