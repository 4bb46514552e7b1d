/** Errors about trailers. */
export const TRAILER_ERRORS = {
  TRAILER_NOT_FOUND: {
    sentence: 'This trailer does not exist.',
    shown: 'banner',
    report: false,
    logLevel: 'info',
    httpStatus: 404,
  },
  /** Another trailer stands in the spot (MV-ERR-06, MV-OPEN-99). */
  'TRAILER_SERVICE_UPDATE:TRAILER_UPDATE_VALIDATION:DUPLICATE_ZONE': {
    sentence: null,
    shown: 'info-toast',
    report: false,
    logLevel: 'info',
    httpStatus: 409,
  },
} as const
