import type { TruckTelemetry } from '@tractrix/domain/trucks'
import type { ServerContext } from '../../platform/context/index.ts'
import { saveTelemetry } from '../store/trucks.store.ts'

/** Telemetry reaches the database at most this often, in milliseconds, as one statement for all trucks. */
export const TELEMETRY_WRITE_MS = 1_000

/** Collects the newest telemetry of each truck and writes it once a second; a failed write is tried again. */
export class TelemetryWriter {
  readonly #app: Pick<ServerContext, 'db' | 'log'>
  readonly #waiting = new Map<string, TruckTelemetry>()
  #timer: NodeJS.Timeout | undefined
  #writing: Promise<void> | null = null

  constructor(app: Pick<ServerContext, 'db' | 'log'>) {
    this.#app = app
  }

  start(): void {
    this.#timer = setInterval(() => void this.write(), TELEMETRY_WRITE_MS)
  }

  add(telemetry: TruckTelemetry): void {
    this.#waiting.set(telemetry.truckId, telemetry)
  }

  /** Writes what waits; resolves when it is in the database or put back for the next time. */
  write(): Promise<void> {
    this.#writing ??= this.#writeNow().finally(() => {
      this.#writing = null
    })
    return this.#writing
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.#writing
    await this.write()
  }

  async #writeNow(): Promise<void> {
    if (this.#waiting.size === 0) return
    const batch = [...this.#waiting.values()]
    this.#waiting.clear()
    try {
      await saveTelemetry(this.#app.db.kysely, batch)
    } catch (error) {
      this.#app.log.warn(
        { err: error, truckIds: batch.slice(0, 20).map(one => one.truckId), trucks: batch.length },
        'telemetry could not be written, trying again',
      )
      for (const one of batch) if (!this.#waiting.has(one.truckId)) this.#waiting.set(one.truckId, one)
    }
  }
}
