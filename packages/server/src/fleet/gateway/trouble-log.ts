import type { GatewayTrouble } from './gateway-trouble.ts'

/** Trouble of one kind with one topic is reported at most this often, in milliseconds. */
const AGAIN_AFTER_MS = 60_000
/** So many kinds and topics are told apart at a time; all beyond count as one. */
const MAX_KEYS = 1_000

/** Reports trouble at once the first time, then once a minute with the number of repetitions, so a flood does not fill the log. */
export class TroubleLog {
  readonly #report: (trouble: GatewayTrouble) => void
  readonly #reported = new Map<string, { at: number; suppressed: number }>()

  constructor(report: (trouble: GatewayTrouble) => void) {
    this.#report = report
  }

  /** @param now milliseconds since 1970 */
  add(trouble: GatewayTrouble, now: number): void {
    const key = this.#keyOf(trouble, now)
    const before = this.#reported.get(key)
    if (before !== undefined && now - before.at < AGAIN_AFTER_MS) {
      before.suppressed += 1
      return
    }
    this.#reported.set(key, { at: now, suppressed: 0 })
    const more = before?.suppressed ? ` (and ${before.suppressed} more like it since the last report)` : ''
    this.#report({ ...trouble, detail: `${trouble.detail}${more}` })
  }

  #keyOf({ kind, topic, detail }: GatewayTrouble, now: number): string {
    const key = `${kind} ${topic ?? detail}`
    if (this.#reported.has(key) || this.#reported.size < MAX_KEYS) return key
    for (const [known, { at }] of this.#reported) if (now - at >= AGAIN_AFTER_MS) this.#reported.delete(known)
    return this.#reported.size < MAX_KEYS ? key : 'all others'
  }
}
