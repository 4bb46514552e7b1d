/** Longest document that is compiled, in tokens: twice the longest of the console. */
const MOST_TOKENS = 500

const MOST_PER_WINDOW = 100
const WINDOW_MS = 60_000

/**
 * Bounds the compilation of operations. The engine keeps the source of every function that is made at run time until
 * some later garbage collection, so a stream of documents must not become a stream of functions; what may not be
 * compiled is interpreted.
 */
export class CompileLimit {
  #since = Number.NEGATIVE_INFINITY
  #count = 0

  /** Whether an operation of so many tokens may be compiled now (milliseconds of a steady clock); counts it if so. */
  take(tokens: number, nowMs = performance.now()): boolean {
    if (tokens > MOST_TOKENS) return false
    if (nowMs - this.#since >= WINDOW_MS) {
      this.#since = nowMs
      this.#count = 0
    }
    return ++this.#count <= MOST_PER_WINDOW
  }
}
