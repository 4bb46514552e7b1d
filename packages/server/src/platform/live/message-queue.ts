/** Works off one task after the other; a task that fails is told and the rest go on. */
export class MessageQueue {
  readonly #capacity: number
  readonly #onError: (error: unknown) => void
  #tasks: (() => Promise<void>)[] = []
  #isBusy = false

  constructor(capacity: number, onError: (error: unknown) => void) {
    this.#capacity = capacity
    this.#onError = onError
  }

  /** Adds a task; false when as many wait already as may. */
  add(task: () => Promise<void>): boolean {
    if (this.#tasks.length >= this.#capacity) return false
    this.#tasks.push(task)
    if (!this.#isBusy) void this.#work()
    return true
  }

  /** Forgets the tasks that have not begun. */
  clear(): void {
    this.#tasks = []
  }

  async #work(): Promise<void> {
    this.#isBusy = true
    for (let task = this.#tasks.shift(); task; task = this.#tasks.shift()) await task().catch(this.#onError)
    this.#isBusy = false
  }
}
