import type { GatewayTrouble } from './fleet-gateway.ts'

/** Trouble of one kind with one topic is told at most this often, in milliseconds. */
const AGAIN_AFTER_MS = 60_000
/** So many kinds and topics are told apart at a time; all beyond count as one. */
const MAX_KEYS = 1_000

/** Tells trouble at once the first time, then once a minute with how often it came since: a flood fills no log. */
export class TroubleLog {
  readonly #tell: (trouble: GatewayTrouble) => void
  readonly #told = new Map<string, { at: number; untold: number }>()

  constructor(tell: (trouble: GatewayTrouble) => void) {
    this.#tell = tell
  }

  /** @param now milliseconds since 1970 */
  add(trouble: GatewayTrouble, now: number): void {
    const key = this.#keyOf(trouble, now)
    const before = this.#told.get(key)
    if (before !== undefined && now - before.at < AGAIN_AFTER_MS) {
      before.untold += 1
      return
    }
    this.#told.set(key, { at: now, untold: 0 })
    const more = before?.untold ? ` (and ${before.untold} more like it since the last report)` : ''
    this.#tell({ ...trouble, detail: `${trouble.detail}${more}` })
  }

  #keyOf({ kind, topic, detail }: GatewayTrouble, now: number): string {
    const key = `${kind} ${topic ?? detail}`
    if (this.#told.has(key) || this.#told.size < MAX_KEYS) return key
    for (const [known, { at }] of this.#told) if (now - at >= AGAIN_AFTER_MS) this.#told.delete(known)
    return this.#told.size < MAX_KEYS ? key : 'all others'
  }
}
