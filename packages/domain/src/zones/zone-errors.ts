/** Errors about zones. */
export const ZONE_ERRORS = {
  ZONE_NOT_FOUND: {
    sentence: 'This zone does not exist.',
    shown: 'banner',
    report: false,
    logLevel: 'info',
    httpStatus: 404,
  },
  /** Names of zones are unique within a site (MV-OPEN-97). */
  ZONE_NAME_TAKEN: {
    sentence: 'Another zone of this site has this name.',
    shown: 'banner',
    report: false,
    logLevel: 'info',
    httpStatus: 409,
  },
  /** A trailer stands there, or a move that is not over needs it; the message says which. */
  ZONE_IN_USE: { sentence: null, shown: 'banner', report: false, logLevel: 'info', httpStatus: 409 },
} as const
