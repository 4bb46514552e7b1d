import { expect, it } from 'vitest'
import { isRejectionCode, REJECTION_CODES, rejectionCodeLabel } from './rejection-codes.ts'

it('MV-REJ-01 MV-REJ-02 one set of 25 codes', () => {
  expect(REJECTION_CODES.join(', ')).toBe(
    'unknown, source_missing, destination_missing, source_invalid, destination_invalid, source_disabled, ' +
      'destination_disabled, destination_occupied, trailer_invalid, trailer_not_found, trailer_in_transit, ' +
      'trailer_location_unknown, trailer_missing_information, source_and_destination_match, ' +
      'reference_id_missing, reference_id_duplicate, customer_canceled, claim_failure, move_duplicated, ' +
      'trailer_not_supported, trailer_damaged, requested_av_unavailable, system_exception, weather_interrupt, ' +
      'source_destination_pair_infeasible',
  )
  expect(new Set(REJECTION_CODES).size).toBe(25)
})

it('MV-REJ-01 knows its codes and no others', () => {
  for (const code of REJECTION_CODES) expect(isRejectionCode(code)).toBe(true)
  for (const value of ['UNKNOWN', '', null, 7, 'toString']) expect(isRejectionCode(value)).toBe(false)
})

it('MV-OPEN-30 shows a code in title case', () => {
  expect(rejectionCodeLabel('trailer_location_unknown')).toBe('Trailer Location Unknown')
})
