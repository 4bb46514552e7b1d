/** How long to wait between tries that come to nothing: twice as long each time. */
export class BackOff {
  readonly #shortest: number
  readonly #longest: number
  #next: number

  /** @param bounds the first wait and the longest, in simulated seconds */
  constructor({ shortest, longest }: { shortest: number; longest: number }) {
    this.#shortest = shortest
    this.#longest = longest
    this.#next = shortest
  }

  /** Seconds to wait after a try that came to nothing. */
  failed(): number {
    const wait = this.#next
    this.#next = Math.min(this.#longest, 2 * wait)
    return wait
  }

  /** The next failure is a first one again. */
  reset(): void {
    this.#next = this.#shortest
  }
}
