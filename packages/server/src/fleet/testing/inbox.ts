/** Collects what comes and lets a test wait for the thing itself. */
export class Inbox<T> {
  readonly all: T[] = []
  readonly #waiting = new Set<() => void>()
  #taken = 0

  readonly put = (item: T): void => {
    this.all.push(item)
    for (const check of this.#waiting) check()
  }

  /** The first item not yet taken that fits; earlier ones are passed over. */
  async next<S extends T>(fits: (item: T) => item is S): Promise<S>
  async next(fits: (item: T) => boolean): Promise<T>
  async next(fits: (item: T) => boolean): Promise<T> {
    return new Promise(resolve => {
      const check = () => {
        const index = this.all.findIndex((item, at) => at >= this.#taken && fits(item))
        if (index < 0) return
        this.#taken = index + 1
        this.#waiting.delete(check)
        resolve(this.all[index]!)
      }
      this.#waiting.add(check)
      check()
    })
  }
}
