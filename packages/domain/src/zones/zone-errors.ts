/** Errors about zones. */
export const ZONE_ERRORS = {
  ZONE_NOT_FOUND: {
    sentence: 'This zone does not exist.',
    shown: 'banner',
    report: false,
    logLevel: 'info',
    httpStatus: 404,
  },
} as const
