import type { TruckTelemetry } from '@tractrix/domain/trucks'

/**
 * The newest telemetry of each truck. It lives beside the GraphQL cache because it changes several times a second: a
 * batch wakes only the listeners of the trucks in it, and listeners of `all` once.
 */
export class TelemetryStore<Sample extends Pick<TruckTelemetry, 'truckId'>> {
  readonly #samples = new Map<string, Sample>()
  readonly #receivedAt = new Map<string, number>()
  readonly #listeners = new Map<string, Set<() => void>>()
  readonly #allListeners = new Set<() => void>()
  #all: readonly Sample[] = []

  /** Takes one batch, as it arrived: the link keeps the order, and clocks of trucks may be set back. */
  apply(batch: readonly Sample[], receivedAt: number): void {
    for (const sample of batch) {
      this.#samples.set(sample.truckId, sample)
      this.#receivedAt.set(sample.truckId, receivedAt)
    }
    if (batch.length === 0) return
    this.#all = [...this.#samples.values()]
    for (const sample of batch) {
      for (const listener of this.#listeners.get(sample.truckId) ?? []) listener()
    }
    for (const listener of this.#allListeners) listener()
  }

  /** The newest sample of a truck; undefined before the first. */
  get(truckId: string): Sample | undefined {
    return this.#samples.get(truckId)
  }

  /** When the newest sample of a truck arrived here, in milliseconds since the epoch. */
  receivedAt(truckId: string): number | undefined {
    return this.#receivedAt.get(truckId)
  }

  /** The newest sample of every truck; the same array until something changes. */
  readonly all = (): readonly Sample[] => this.#all

  subscribe(truckId: string, listener: () => void): () => void {
    const listeners = this.#listeners.get(truckId) ?? new Set()
    this.#listeners.set(truckId, listeners)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) this.#listeners.delete(truckId)
    }
  }

  readonly subscribeToAll = (listener: () => void): (() => void) => {
    this.#allListeners.add(listener)
    return () => this.#allListeners.delete(listener)
  }
}
