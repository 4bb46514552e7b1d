/** Errors about who is asking. */
export const USER_ERRORS = {
  /** No valid session: the console stores the path and goes to the sign-in page without a message (OP-OPEN-18). */
  UNAUTHENTICATED: {
    sentence: 'Please sign in.',
    shown: 'silent',
    report: false,
    logLevel: 'info',
    httpStatus: 401,
  },
  /** The role of the user lacks the ability for this call (MV-ERR-10, MV-PER-04). */
  UNAUTHORIZED: {
    sentence: 'You are not authorized to perform this action.',
    shown: 'banner',
    report: false,
    logLevel: 'warn',
    httpStatus: 403,
  },
  SIGN_IN_FAILED: {
    sentence: 'The e-mail or the password is not right.',
    shown: 'banner',
    report: false,
    logLevel: 'info',
    httpStatus: 401,
  },
  TOO_MANY_API_KEYS: {
    sentence: 'This site has as many API keys as it may have. Revoke one first.',
    shown: 'banner',
    report: false,
    logLevel: 'info',
    httpStatus: 409,
  },
  TOO_MANY_SIGN_INS: {
    sentence: 'Too many attempts to sign in.',
    shown: 'banner',
    report: false,
    logLevel: 'warn',
    httpStatus: 429,
  },
} as const
