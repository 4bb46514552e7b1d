/** Errors that belong to no feature: a bad request, a lost race, a bug of ours. */
export const PLATFORM_ERRORS = {
  /** The input cannot be understood; the message says what and where. */
  BAD_INPUT: { sentence: null, shown: 'banner', report: false, logLevel: 'info', httpStatus: 400 },
  QUERY_TOO_COMPLEX: {
    sentence: 'This query asks for too much at once.',
    shown: 'banner',
    report: true,
    logLevel: 'warn',
    httpStatus: 400,
  },
  PAYLOAD_TOO_LARGE: {
    sentence: 'What was sent is too large.',
    shown: 'banner',
    report: false,
    logLevel: 'info',
    httpStatus: 413,
  },
  /** The list is longer than one answer may hold; pages or fewer fields can be asked for. */
  ANSWER_TOO_LARGE: {
    sentence: 'This asks for more than one answer can hold. Please ask for fewer records at once.',
    shown: 'banner',
    report: true,
    logLevel: 'warn',
    httpStatus: 400,
  },
  /** A name that points here without being ours: DNS rebinding, or a proxy that is not listed. */
  UNKNOWN_HOST: {
    sentence:
      'The server is not known under this name. If a proxy serves it under it, add the name to TRACTRIX_ALLOWED_HOSTS.',
    shown: 'banner',
    report: false,
    logLevel: 'warn',
    httpStatus: 421,
  },
  TOO_MANY_REQUESTS: {
    sentence: 'Too many requests. Please wait a moment.',
    shown: 'banner',
    report: false,
    logLevel: 'warn',
    httpStatus: 429,
  },
  /** Someone saved the same record first (optimistic locking). */
  CONFLICT: {
    sentence: 'Somebody else changed this in the meantime. Please look at it again.',
    shown: 'banner',
    report: false,
    logLevel: 'info',
    httpStatus: 409,
  },
  /** The same idempotency key came with different content. */
  IDEMPOTENCY_KEY_REUSED: {
    sentence: 'This request was already made with other content.',
    shown: 'banner',
    report: false,
    logLevel: 'warn',
    httpStatus: 409,
  },
  /** Not every change since the number that a subscription began from is kept; the list must be read again. */
  CHANGES_EXPIRED: {
    sentence: 'Too much has changed since then. Please load the list again.',
    shown: 'silent',
    report: false,
    logLevel: 'info',
    httpStatus: 409,
  },
  /** Nothing is connected here that could do this; the message says what is missing. */
  NOT_CONFIGURED: { sentence: null, shown: 'banner', report: false, logLevel: 'info', httpStatus: 409 },
  /** Database or broker cannot be reached right now; the same request may be sent again. */
  UNAVAILABLE: {
    sentence: 'The server cannot do this right now. Please try again.',
    shown: 'banner',
    report: true,
    logLevel: 'error',
    httpStatus: 503,
  },
  /** A bug: logged in full, answered without details. */
  INTERNAL: {
    sentence: 'Something went wrong.',
    shown: 'banner',
    report: true,
    logLevel: 'error',
    httpStatus: 500,
  },
} as const
