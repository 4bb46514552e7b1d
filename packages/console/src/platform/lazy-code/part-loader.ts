import { onNetworkBack } from '../live/network-back.ts'
import { retryWaitMs } from '../retry.ts'
import { PartError, type PartTrouble } from './part-files.ts'

export type PartState<Part> =
  | { is: 'loaded'; part: Part }
  /** `trouble` is why the last try failed, null before the first failure. */
  | { is: 'missing'; trouble: PartTrouble | null; trying: boolean }

/** How often it is tried again by the clock alone while somebody waits: for about half a minute. */
const MOST_TRIES = 6

/**
 * Loads code that the first screen does without. A failure is kept as a state and never thrown: what was fetched
 * ahead in vain is tried again when the network is back or when it is needed; what somebody waits for is also
 * tried again after a while, some times.
 */
export class PartLoader<Part> {
  readonly #load: () => Promise<Part>
  readonly #listeners = new Set<() => void>()
  #state: PartState<Part> = { is: 'missing', trouble: null, trying: false }
  #waiting = 0
  #tries = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #stopListening: (() => void) | undefined

  constructor(load: () => Promise<Part>) {
    this.#load = load
  }

  readonly state = (): PartState<Part> => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Fetches it ahead. */
  readonly preload = (): void => void this.#try()

  /** Says that somebody waits for it, until the answer is called. */
  readonly need = (): (() => void) => {
    this.#waiting += 1
    this.retry()
    return () => {
      this.#waiting -= 1
      if (this.#waiting === 0) clearTimeout(this.#timer)
    }
  }

  /** Tries at once. */
  readonly retry = (): void => {
    this.#tries = 0
    void this.#try()
  }

  async #try(): Promise<void> {
    const { state } = this
    const now = state()
    if (now.is === 'loaded' || now.trying) return
    clearTimeout(this.#timer)
    this.#change({ ...now, trying: true })
    try {
      const part = await this.#load()
      this.#stopListening?.()
      this.#change({ is: 'loaded', part })
    } catch (error) {
      this.#failed(error instanceof PartError ? error.trouble : 'outdated')
    }
  }

  #failed(trouble: PartTrouble): void {
    this.#change({ is: 'missing', trouble, trying: false })
    this.#stopListening ??= onNetworkBack(this.retry)
    if (trouble === 'unreachable' && this.#waiting > 0 && this.#tries < MOST_TRIES) {
      this.#timer = setTimeout(() => void this.#try(), retryWaitMs(this.#tries, Math.random()))
      this.#tries += 1
    }
  }

  #change(state: PartState<Part>): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}
