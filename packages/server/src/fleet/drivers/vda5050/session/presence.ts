import type { ConnectionState } from '@tractrix/fleet-protocol'

/** A vehicle that never says ONLINE counts as online for this long after each live message, in milliseconds. */
const LIFE_LASTS_MS = 10_000
/** One that said ONLINE but stays silent for this long is gone: its last will was lost with its broker. */
const SILENT_IS_GONE_MS = 60_000

/**
 * Whether one vehicle is connected: by its `connection` message and last will, and where it has none, or talks on
 * after a will of an older connection, by being alive.
 */
export class Presence {
  #connection: ConnectionState | null = null
  #aliveAt: number | null = null

  /** The vehicle, or the broker in its name, says how it is connected. */
  connection(state: ConnectionState, now: number): void {
    this.#connection = state
    this.#aliveAt = state === 'ONLINE' ? now : null
  }

  /** A message that the vehicle has just sent. */
  alive(now: number): void {
    this.#aliveAt = now
  }

  /** Nothing is known any more: the broker cannot be reached. */
  unknown(): void {
    this.#connection = null
    this.#aliveAt = null
  }

  isOnline(now: number): boolean {
    const lasts = this.#connection === 'ONLINE' ? SILENT_IS_GONE_MS : LIFE_LASTS_MS
    return this.#aliveAt !== null && now - this.#aliveAt < lasts
  }

  /** Milliseconds since the last sign of life; null when there was none. */
  silence(now: number): number | null {
    return this.#aliveAt === null ? null : now - this.#aliveAt
  }
}
