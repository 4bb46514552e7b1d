/** How to undo what was started. */
type Dispose = () => Promise<void> | void

/** Collects what was started, to end it in the opposite order, also when a later start fails. */
export class Disposables {
  readonly #stack: { name: string; dispose: Dispose }[] = []

  add(name: string, dispose: Dispose): void {
    this.#stack.push({ name, dispose })
  }

  /** Ends everything, the youngest first. One that fails is reported and does not keep the others alive. */
  async dispose(onFailure: (name: string, error: unknown) => void): Promise<void> {
    for (let part = this.#stack.pop(); part; part = this.#stack.pop()) {
      try {
        await part.dispose()
      } catch (error) {
        onFailure(part.name, error)
      }
    }
  }
}
