/** When to say something again: at once when it has changed, but not too often, and never after too long a silence. */
export class Rhythm {
  #atMostEveryMs: number
  #atLeastEveryMs: number
  #lastAt = Number.NEGATIVE_INFINITY
  #lastMark: string | null = null

  constructor(atMostEveryMs: number, atLeastEveryMs: number) {
    this.#atMostEveryMs = atMostEveryMs
    this.#atLeastEveryMs = atLeastEveryMs
  }

  /** Whether a message is due; if so, it counts as sent. `mark` identifies its content, to detect a change. */
  due(nowMs: number, mark: string): boolean {
    const since = nowMs - this.#lastAt
    const changed = mark !== this.#lastMark || mark === ''
    if (since < this.#atMostEveryMs || (!changed && since < this.#atLeastEveryMs)) return false
    this.#lastAt = nowMs
    this.#lastMark = mark
    return true
  }

  /** Makes it due at the next chance. */
  force(): void {
    this.#lastMark = null
  }
}
