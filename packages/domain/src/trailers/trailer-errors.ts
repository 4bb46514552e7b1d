/** Errors about trailers. */
export const TRAILER_ERRORS = {
  TRAILER_NOT_FOUND: {
    sentence: 'This trailer does not exist.',
    shown: 'banner',
    report: false,
    logLevel: 'info',
    httpStatus: 404,
  },
  /** A trailer of this carrier and number is on site (OP-TRM-11). */
  TRAILER_ALREADY_ON_SITE: {
    sentence: 'This trailer is already on site',
    shown: 'banner',
    report: false,
    logLevel: 'info',
    httpStatus: 409,
  },
  /** What was asked cannot be done with the trailer as it stands; the message says why (OP-TRS-05, OP-TRS-09, OP-TRS-10). */
  TRAILER_STATE: { sentence: null, shown: 'banner', report: false, logLevel: 'info', httpStatus: 409 },
  /** Another trailer stands in the spot (MV-ERR-06, MV-OPEN-99). */
  'TRAILER_SERVICE_UPDATE:TRAILER_UPDATE_VALIDATION:DUPLICATE_ZONE': {
    sentence: null,
    shown: 'info-toast',
    report: false,
    logLevel: 'info',
    httpStatus: 409,
  },
} as const
