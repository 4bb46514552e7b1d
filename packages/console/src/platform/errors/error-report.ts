import { errorEntry } from '@tractrix/domain/errors'
import type { CombinedError } from '@urql/core'

/** What the error-reporting service gets about one error. */
export interface ErrorReport {
  /** Code from the error catalogue; null when the server sent none. */
  code: string | null
  message: string
  /** Name of the operation that failed; null when it has none. */
  operation: string | null
  /** Where the person was: the path of the page, without what was searched for. */
  page: string
}

/** The same error of the same operation is reported once in this time, in milliseconds: lists are asked for again and again. */
export const REPORT_AGAIN_AFTER_MS = 60_000

/** Tells the error-reporting service what the catalogue wants reported (MV-ERR-12, MV-OPEN-99, MV-OPEN-100). */
export class ErrorReporter {
  readonly #send: (report: ErrorReport) => void
  readonly #now: () => number
  readonly #reported = new Map<string, number>()

  constructor(send: (report: ErrorReport) => void = post, now = Date.now) {
    this.#send = send
    this.#now = now
  }

  /** A request that got no answer is not reported: nothing came that could be wrong, and nobody could be reached. */
  report(error: CombinedError, operation: string | null, page: string): void {
    for (const { message, extensions } of error.graphQLErrors) {
      const code = typeof extensions?.code === 'string' ? extensions.code : null
      if (errorEntry(code).report && this.isNew(`${code} ${operation} ${message}`))
        this.#send({ code, message, operation, page })
    }
  }

  isNew(key: string): boolean {
    const now = this.#now()
    for (const [known, at] of this.#reported)
      if (now - at >= REPORT_AGAIN_AFTER_MS) this.#reported.delete(known)
    if (this.#reported.has(key)) return false
    this.#reported.set(key, now)
    return true
  }
}

/** The server hands it on; whether that works must not become an error of its own. */
function post(report: ErrorReport): void {
  void fetch('/_errors', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
    keepalive: true,
  }).catch(() => undefined)
}
