import { catalogued } from '@tractrix/domain/errors'
import {
  LONGEST_SERIAL,
  scacProblem,
  serialProblem,
  TRAILER_IDENTITY_PROBLEMS,
  type TrailerIdentityProblem,
  trailerDimension,
  usualTrailerType,
  writtenScac,
  writtenSerial,
} from '@tractrix/domain/trailers'
import type { TrailerFields } from '../store/trailer-changes.store.ts'

/** @throws BAD_INPUT in the words of OP-TRM-05 and OP-TRM-06 */
export function readScac(scac: string): string {
  refuse(scacProblem(scac))
  return writtenScac(scac)
}

/** @throws BAD_INPUT in the words of OP-TRM-08 and OP-TRM-09 */
export function readSerial(serial: string): string {
  refuse(serialProblem(serial))
  return writtenSerial(serial)
}

/** Notes without spaces around them; null: none. */
export const readNotes = (notes: string | null): string | null => notes?.trim() || null

/** What a size says of a trailer. Codes of others are kept, without measures (OP-OPEN-132). */
export function fieldsOfSize(
  dimensionCode: string | null,
): Pick<TrailerFields, 'dimensionCode' | 'type' | 'lengthMeters' | 'widthMeters'> {
  const size = trailerDimension(dimensionCode)
  return {
    dimensionCode,
    type: usualTrailerType(dimensionCode),
    lengthMeters: size?.lengthMeters ?? null,
    widthMeters: size?.widthMeters ?? null,
  }
}

function refuse(problem: TrailerIdentityProblem | null): void {
  if (problem === null) return
  const message =
    problem === 'serial_length'
      ? TRAILER_IDENTITY_PROBLEMS.of(problem, { most: LONGEST_SERIAL })
      : TRAILER_IDENTITY_PROBLEMS.of(problem)
  throw catalogued('BAD_INPUT', { message })
}
