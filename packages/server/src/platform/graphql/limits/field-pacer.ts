/** Fields that are made in one turn of the event loop: about 15 ms of work. */
const FIELDS_PER_TURN = 4_000

interface Waiting {
  fields: number
  begin: () => void
}

/**
 * Shares the event loop among all answers that are being made: in each of its turns only so many fields are begun, and
 * what is left over waits for the next, first come first served. So neither one long answer nor many at once keep
 * others waiting.
 */
export class FieldPacer {
  readonly #perTurn: number
  readonly #waiting: Waiting[] = []
  #left: number
  #isTurnAwaited = false

  constructor(perTurn: number = FIELDS_PER_TURN) {
    this.#perTurn = perTurn
    this.#left = perTurn
  }

  /** How many items of so many fields each fit into one turn; one at least. */
  itemsPerTurn(fieldsPerItem: number): number {
    return Math.max(1, Math.floor(this.#perTurn / fieldsPerItem))
  }

  /** Whether so many fields may begin at once; they are counted then. */
  takeNow(fields: number): boolean {
    if (this.#waiting.length > 0 || fields > this.#left) return false
    this.#begin(fields)
    return true
  }

  /** Resolves when so many fields may begin. More than fit into one turn have a turn for themselves. */
  take(fields: number): Promise<void> {
    if (this.takeNow(fields)) return Promise.resolve()
    this.#awaitTurn()
    return new Promise(begin => this.#waiting.push({ fields, begin }))
  }

  #begin(fields: number): void {
    this.#left -= fields
    this.#awaitTurn()
  }

  #awaitTurn(): void {
    if (this.#isTurnAwaited) return
    this.#isTurnAwaited = true
    setImmediate(() => this.#onTurn())
  }

  #onTurn(): void {
    this.#isTurnAwaited = false
    this.#left = this.#perTurn
    for (let next = this.#waiting[0]; next !== undefined; next = this.#waiting[0]) {
      if (next.fields > this.#left && this.#left < this.#perTurn) return
      this.#waiting.shift()
      this.#begin(next.fields)
      next.begin()
    }
  }
}
