/** Runs one task after the other; a task that fails is reported and the rest go on. */
export class MessageQueue {
  readonly #capacity: number
  readonly #maxBytes: number
  readonly #onError: (error: unknown) => void
  #tasks: { run: () => Promise<void>; bytes: number }[] = []
  #bytes = 0
  #isBusy = false

  constructor(capacity: number, maxBytes: number, onError: (error: unknown) => void) {
    this.#capacity = capacity
    this.#maxBytes = maxBytes
    this.#onError = onError
  }

  /** Adds a task that keeps so many bytes; false when as many wait already as may. */
  add(run: () => Promise<void>, bytes: number): boolean {
    if (this.#tasks.length >= this.#capacity || this.#bytes + bytes > this.#maxBytes) return false
    this.#tasks.push({ run, bytes })
    this.#bytes += bytes
    if (!this.#isBusy) void this.#work()
    return true
  }

  /** Forgets the tasks that have not begun. */
  clear(): void {
    this.#tasks = []
    this.#bytes = 0
  }

  async #work(): Promise<void> {
    this.#isBusy = true
    for (let task = this.#tasks.shift(); task; task = this.#tasks.shift()) {
      this.#bytes -= task.bytes
      await task.run().catch(this.#onError)
    }
    this.#isBusy = false
  }
}
