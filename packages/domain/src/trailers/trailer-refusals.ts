import { defineSentences } from '../platform/index.ts'

/** Why something cannot be done with a trailer now. */
export const TRAILER_REFUSALS = defineSentences('trailer_refusal', {
  /** A pending or in-progress move names it (OP-TRS-09, OP-OPEN-102). */
  in_use: 'Trailer Is In Use',
  /** It hangs on a truck or is on the road (OP-TRS-10, OP-OPEN-103). */
  in_transit: 'Trailer Is In Transit',
  /** Another one of its carrier and number is on site (OP-TRS-05). */
  already_checked_in: 'Trailer is already checked in',
  checked_out: 'This trailer is checked out.',
  not_checked_out: 'This trailer is on site.',
  drop_off_unconfirmed: 'The drop-off of this trailer is not confirmed.',
  no_spot: '{zone} is no spot for trailers.',
  undo_window_over: 'This checkout can no longer be undone. Check the trailer in again.',
})

/** Why a trailer stays as it is; the place where one cannot be put has a name in its sentence and is none of these. */
export type TrailerRefusal = Exclude<keyof typeof TRAILER_REFUSALS.texts, 'no_spot'>
