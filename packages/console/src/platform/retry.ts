const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 10_000

/** Waits longer after each failed try, up to ten seconds; can be told to try at once. */
export class Retry {
  readonly #onWaiting: (nextTryAt: number) => void
  #wake: (() => void) | undefined

  constructor(onWaiting: (nextTryAt: number) => void) {
    this.#onWaiting = onWaiting
  }

  /** Resolves when the try with this number (from 0) is due. */
  wait(tries: number): Promise<void> {
    const wait = retryWaitMs(tries, Math.random())
    this.#onWaiting(Date.now() + wait)
    return new Promise(resolve => {
      const timer = setTimeout(resolve, wait)
      this.#wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  now(): void {
    this.#wake?.()
    this.#wake = undefined
  }
}

/**
 * Milliseconds before a try: doubles from half a second to ten seconds, spread by up to a quarter (`chance` from 0
 * to 1), so that a hundred consoles do not come back in the same moment.
 */
export function retryWaitMs(tries: number, chance: number): number {
  const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** tries)
  return Math.round(wait * (0.75 + chance * 0.25))
}
