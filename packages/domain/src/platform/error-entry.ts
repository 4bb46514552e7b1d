/** Where the console shows an error: closable banner, blue notice (MV-OPEN-99), or nowhere. */
export type ErrorShown = 'banner' | 'info-toast' | 'silent'

/** How the server writes an error down; `silent` writes nothing. */
export type ErrorLogLevel = 'error' | 'warn' | 'info' | 'silent'

/** All about one error code: the banner, the log, GraphQL and REST all follow it. */
export interface ErrorEntry {
  code: string
  /** The sentence people read; null: the message is shown as the server sent it. */
  sentence: string | null
  shown: ErrorShown
  /** Whether the console sends it to the error-reporting service (MV-ERR-12, MV-OPEN-100). */
  report: boolean
  logLevel: ErrorLogLevel
  httpStatus: number
}
