import { FORM_ERRORS } from '../forms/form-errors.ts'
import { MOVE_ERRORS } from '../moves/problems/move-errors.ts'
import { SITE_ERRORS } from '../sites/site-errors.ts'
import { TRAILER_ERRORS } from '../trailers/trailer-errors.ts'
import { TRUCK_ERRORS } from '../trucks/truck-errors.ts'
import { USER_ERRORS } from '../users/user-errors.ts'
import { ZONE_ERRORS } from '../zones/zone-errors.ts'
import type { ErrorEntry } from './error-entry.ts'
import { PLATFORM_ERRORS } from './platform-errors.ts'

/*
 * The one place below the features that knows them: it reads their lists straight from the files, which import nothing,
 * because an import through their index.ts would be a cycle.
 */
const ENTRIES = {
  ...PLATFORM_ERRORS,
  ...USER_ERRORS,
  ...SITE_ERRORS,
  ...ZONE_ERRORS,
  ...TRUCK_ERRORS,
  ...TRAILER_ERRORS,
  ...MOVE_ERRORS,
  ...FORM_ERRORS,
} as const satisfies Record<string, Omit<ErrorEntry, 'code'>>

/** Every code that the console treats by this table; which of them the server answers today: `docs/errors.md`. */
export type ErrorCode = keyof typeof ENTRIES

/** Every error of Tractrix by its code: banner, log, GraphQL, REST and `docs/errors.md` follow this table. */
export const ERROR_CATALOGUE = Object.fromEntries(
  Object.entries(ENTRIES).map(([code, entry]) => [code, { code, ...entry }]),
) as Record<ErrorCode, ErrorEntry & { code: ErrorCode }>

export const ERROR_CODES = Object.keys(ENTRIES) as readonly ErrorCode[]

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(ENTRIES, value)
}

/** How the console treats a code that this version does not know (MV-ERR-11, MV-ERR-12). */
export const UNKNOWN_ERROR: Omit<ErrorEntry, 'code'> = {
  sentence: null,
  shown: 'banner',
  report: true,
  logLevel: 'error',
  httpStatus: 500,
}

/** The treatment of any code, known or not. */
export function errorEntry(code: string | null | undefined): Omit<ErrorEntry, 'code'> {
  return isErrorCode(code) ? ERROR_CATALOGUE[code] : UNKNOWN_ERROR
}
