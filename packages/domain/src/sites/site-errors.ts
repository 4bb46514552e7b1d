/** Errors about which yard is meant. */
export const SITE_ERRORS = {
  SITE_NOT_FOUND: {
    sentence: 'This site does not exist.',
    shown: 'banner',
    report: false,
    logLevel: 'info',
    httpStatus: 404,
  },
  /** Records of two sites named in one call (MV-SITE-05). */
  WRONG_SITE: {
    sentence: 'What was chosen belongs to another site.',
    shown: 'banner',
    report: false,
    logLevel: 'warn',
    httpStatus: 400,
  },
} as const
