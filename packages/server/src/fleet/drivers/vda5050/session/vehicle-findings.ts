import type { VehicleFinding } from '../../../vehicles/vehicle-port.ts'

/** A finding that did not recur for this long is over, in milliseconds. */
const LASTS_MS = 60_000
/** Findings of one vehicle at a time; more kinds than this do not exist. */
const MAX_FINDINGS = 10

/** What is odd about the messages of one vehicle: each kind once, with its newest words, until it has not recurred. */
export class VehicleFindings {
  readonly #standing = new Map<string, { finding: VehicleFinding; until: number }>()
  readonly #onChange: (findings: readonly VehicleFinding[]) => void

  /** @param onChange called with all present findings whenever one comes, goes or changes its text */
  constructor(onChange: (findings: readonly VehicleFinding[]) => void) {
    this.#onChange = onChange
  }

  get list(): readonly VehicleFinding[] {
    return [...this.#standing.values()].map(({ finding }) => finding)
  }

  /** @param about tells findings of one code apart, such as a topic */
  add({ code, sentence }: VehicleFinding, now: number, about = ''): void {
    const key = `${code} ${about}`
    const before = this.#standing.get(key)
    if (before === undefined && this.#standing.size >= MAX_FINDINGS) return
    this.#standing.set(key, { finding: { code, sentence }, until: now + LASTS_MS })
    if (before?.finding.sentence.message !== sentence.message) this.#onChange(this.list)
  }

  /** Ends what has not recurred. */
  tick(now: number): void {
    const ended = [...this.#standing].filter(([, { until }]) => now >= until)
    for (const [key] of ended) this.#standing.delete(key)
    if (ended.length > 0) this.#onChange(this.list)
  }
}
