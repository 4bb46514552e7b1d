import type { TruckAlert } from '@tractrix/domain/trucks'
import type { Logger } from '../../platform/logging.ts'

/** An alert that comes and goes is logged at most this often, in milliseconds. */
const AGAIN_AFTER_MS = 60_000

/**
 * Logs what the server finds wrong with its trucks, when it comes up. What trucks report about themselves is shown to
 * people and not logged.
 */
export class AlertLog {
  readonly #log: Pick<Logger, 'warn'>
  /** When each alert was logged last, by truck and code: as many as there are trucks and codes. */
  readonly #loggedAt = new Map<string, number>()
  readonly #standing = new Map<string, ReadonlySet<string>>()

  constructor(log: Pick<Logger, 'warn'>) {
    this.#log = log
  }

  /** @param now milliseconds since 1970 */
  note(truck: { id: string; internalId: string }, alerts: readonly TruckAlert[], now: number): void {
    const before = this.#standing.get(truck.id)
    const found = alerts.filter(({ source }) => source === 'server')
    if (before === undefined && found.length === 0) return
    this.#standing.set(truck.id, new Set(found.map(({ code }) => code)))
    for (const { code, text } of found) {
      const key = `${truck.id} ${code}`
      const isNew =
        !before?.has(code) && now - (this.#loggedAt.get(key) ?? Number.NEGATIVE_INFINITY) >= AGAIN_AFTER_MS
      if (!isNew) continue
      this.#loggedAt.set(key, now)
      this.#log.warn({ truckId: truck.id, code }, `truck ${truck.internalId}: ${text}`)
    }
  }
}
