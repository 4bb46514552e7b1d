/** Errors about free time and rates, and about clocks that are held. */
export const DETENTION_ERRORS = {
  /** Somebody else saved a table of free time and rates since this one was read. */
  DETENTION_TERMS_CHANGED: {
    sentence: 'Somebody else has changed free time and rates meanwhile. Look at their table and try again.',
    shown: 'banner',
    report: false,
    logLevel: 'info',
    httpStatus: 409,
  },
  /** The clock of the trailer cannot be held or released as it stands; the message says why. */
  DETENTION_STATE: { sentence: null, shown: 'banner', report: false, logLevel: 'info', httpStatus: 409 },
} as const
