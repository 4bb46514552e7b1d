/** Errors about files of trailers. */
export const TRAILER_IMPORT_ERRORS = {
  /** The site does not take files of trailers (OP-TRM-32). */
  BULK_UPLOAD_OFF: {
    sentence: 'Bulk upload is off at this site.',
    shown: 'banner',
    report: false,
    logLevel: 'info',
    httpStatus: 403,
  },
  /** The file is none that can be read; the message says why and how to mend it. */
  IMPORT_FILE: { sentence: null, shown: 'banner', report: false, logLevel: 'info', httpStatus: 422 },
  /** The import cannot be taken back; the message says why. */
  IMPORT_STATE: { sentence: null, shown: 'banner', report: false, logLevel: 'info', httpStatus: 409 },
} as const
