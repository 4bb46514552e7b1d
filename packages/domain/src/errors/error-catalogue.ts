import {
  type CataloguedError,
  type ErrorDetails,
  type ErrorEntry,
  errorFrom,
  type SentenceText,
} from '../platform/index.ts'
import * as lists from './error-lists.generated.ts'

type Lists = typeof lists

/** Every code that the console treats by this table; which of them the server answers today: `docs/errors.md`. */
export type ErrorCode = { [List in keyof Lists]: keyof Lists[List] }[keyof Lists]

/** Every error of Tractrix by its code: banner, log, GraphQL, REST and `docs/errors.md` follow this table. */
export const ERROR_CATALOGUE = Object.fromEntries(
  Object.values(lists).flatMap(list =>
    Object.entries(list).map(([code, entry]) => [code, { code, ...entry }]),
  ),
) as Record<ErrorCode, ErrorEntry & { code: ErrorCode }>

export const ERROR_CODES = Object.keys(ERROR_CATALOGUE) as readonly ErrorCode[]

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(ERROR_CATALOGUE, value)
}

/** How the console treats a code that this version does not know (MV-ERR-11, MV-ERR-12). */
export const UNKNOWN_ERROR: Omit<ErrorEntry, 'code'> = {
  sentence: null,
  shown: 'banner',
  report: true,
  logLevel: 'error',
  httpStatus: 500,
}

/** How an error is treated; its sentence, where it has one, is of this catalogue. */
export interface ErrorTreatment extends Omit<ErrorEntry, 'code'> {
  sentence: SentenceText | null
}

/** The treatment of any code, known or not. */
export function errorEntry(code: string | null | undefined): ErrorTreatment {
  return (isErrorCode(code) ? ERROR_CATALOGUE[code] : UNKNOWN_ERROR) as ErrorTreatment
}

/**
 * The error of a catalogue code. Its message is the given one, else the catalogue's sentence, else the problems
 * joined, else the code itself.
 */
export function catalogued(code: ErrorCode, details: ErrorDetails = {}): CataloguedError<ErrorCode> {
  return errorFrom(ERROR_CATALOGUE, code, details)
}
