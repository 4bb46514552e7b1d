import { defineSentences } from '../platform/index.ts'

/** What is wrong with the carrier or the number of a trailer, in the words of OP-TRM-05..09. */
export const TRAILER_IDENTITY_PROBLEMS = defineSentences('trailer_identity', {
  carrier_missing: 'Carrier is required',
  carrier_length: 'Input must be between 2 and 4 characters',
  carrier_characters: 'Carrier must contain only letters',
  serial_missing: 'Trailer # is required',
  serial_characters: 'Trailer # must contain only letters, numbers or spaces',
  serial_length: 'Trailer # must have at most {most} characters',
})
export type TrailerIdentityProblem = keyof typeof TRAILER_IDENTITY_PROBLEMS.texts

/** The most characters of a trailer's number. */
export const LONGEST_SERIAL = 30

/** A carrier code as it is kept: without spaces around it, in capital letters (OP-TRM-07). */
export const writtenScac = (scac: string): string => scac.trim().toUpperCase()

/** The number of a trailer as it is kept: without spaces around it, in capital letters (OP-OPEN-108). */
export const writtenSerial = (serial: string): string => serial.trim().toUpperCase()

/** What is wrong with a carrier code (OP-TRM-05, OP-TRM-06, OP-OPEN-108); null: nothing. */
export function scacProblem(scac: string): TrailerIdentityProblem | null {
  const written = writtenScac(scac)
  if (written === '') return 'carrier_missing'
  if (written.length < 2 || written.length > 4) return 'carrier_length'
  return /^[A-Z]+$/.test(written) ? null : 'carrier_characters'
}

/** What is wrong with the number of a trailer (OP-TRM-08, OP-TRM-09); null: nothing. */
export function serialProblem(serial: string): TrailerIdentityProblem | null {
  const written = writtenSerial(serial)
  if (written === '') return 'serial_missing'
  if (!/^[A-Z0-9 ]+$/.test(written)) return 'serial_characters'
  return written.length > LONGEST_SERIAL ? 'serial_length' : null
}
