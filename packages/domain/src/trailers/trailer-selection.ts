import type { TrailerFacts } from './trailer.ts'

/** Why a trailer cannot be picked for a move that fetches it (OP-TRS-11..13, MV-OPEN-123). */
export const TRAILER_SELECTION_REASONS = [
  'drop_off_unconfirmed',
  'in_transit',
  'no_zone',
  'checked_out',
] as const
export type TrailerSelectionReason = (typeof TRAILER_SELECTION_REASONS)[number]

export const TRAILER_SELECTION_TEXTS = {
  drop_off_unconfirmed: 'The drop-off of this trailer is not confirmed.',
  in_transit: 'This trailer is in transit.',
  no_zone: 'This trailer has no location.',
  checked_out: 'This trailer is checked out.',
} as const satisfies Record<TrailerSelectionReason, string>

/** Every reason against picking this trailer for a trailer, re-park or hitch/unhitch move; empty: it can be picked. */
export function trailerSelectionReasons(
  trailer: Pick<TrailerFacts, 'otrDropOffConfirmed' | 'inTransit' | 'zoneId' | 'archived'>,
): TrailerSelectionReason[] {
  const reasons: TrailerSelectionReason[] = []
  if (!trailer.otrDropOffConfirmed) reasons.push('drop_off_unconfirmed')
  if (trailer.inTransit) reasons.push('in_transit')
  if (trailer.zoneId === null) reasons.push('no_zone')
  if (trailer.archived) reasons.push('checked_out')
  return reasons
}
