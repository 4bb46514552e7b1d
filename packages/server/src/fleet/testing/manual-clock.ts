/** A clock that stands still until a test moves it; timers run when it does. */
export class ManualClock {
  #now = Date.UTC(2026, 0, 2, 3, 4, 5)
  readonly #timers = new Set<{ period: number; due: number; callback: () => void }>()

  now = (): Date => new Date(this.#now)

  every = (period: number, callback: () => void): (() => void) => {
    const timer = { period, due: this.#now + period, callback }
    this.#timers.add(timer)
    return () => this.#timers.delete(timer)
  }

  advance(milliseconds: number): void {
    const end = this.#now + milliseconds
    for (;;) {
      const [next] = [...this.#timers].filter(timer => timer.due <= end).sort((a, b) => a.due - b.due)
      if (next === undefined) break
      this.#now = next.due
      next.due += next.period
      next.callback()
    }
    this.#now = end
  }
}
