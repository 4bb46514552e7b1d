/** Errors about which yard is meant. */
export const SITE_ERRORS = {
  SITE_NOT_FOUND: {
    sentence: 'This site does not exist.',
    shown: 'banner',
    report: false,
    logLevel: 'info',
    httpStatus: 404,
  },
  /** A switch of the site keeps this function off; the message names it (OP-ENT-14). */
  SITE_FEATURE_OFF: {
    sentence: null,
    shown: 'banner',
    report: false,
    logLevel: 'info',
    httpStatus: 409,
  },
} as const
