/** Errors about forms. */
export const FORM_ERRORS = {
  /** A required question without an answer, or an answer that is not offered; `problems` carries the sentences (MV-CNF-03). */
  'FORM_VALIDATION:INVALID': {
    sentence: null,
    shown: 'banner',
    report: false,
    logLevel: 'info',
    httpStatus: 422,
  },
} as const
