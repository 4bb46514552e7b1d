import { listLabel, type SentenceText } from '../../platform/index.ts'

/** One set for `rejectedCode` and `reassignedCode` (MV-REJ-01, MV-REJ-02). */
export const REJECTION_CODES = [
  'unknown',
  'source_missing',
  'destination_missing',
  'source_invalid',
  'destination_invalid',
  'source_disabled',
  'destination_disabled',
  'destination_occupied',
  'trailer_invalid',
  'trailer_not_found',
  'trailer_in_transit',
  'trailer_location_unknown',
  'trailer_missing_information',
  'source_and_destination_match',
  'reference_id_missing',
  'reference_id_duplicate',
  'customer_canceled',
  'claim_failure',
  'move_duplicated',
  'trailer_not_supported',
  'trailer_damaged',
  'requested_av_unavailable',
  'system_exception',
  'weather_interrupt',
  'source_destination_pair_infeasible',
] as const
export type RejectionCode = (typeof REJECTION_CODES)[number]

export function isRejectionCode(value: unknown): value is RejectionCode {
  return REJECTION_CODES.some(code => code === value)
}

/** The code in title case (MV-OPEN-30). */
export function rejectionCodeLabel(code: RejectionCode): SentenceText {
  return listLabel(code)
}
