/**
 * The number of the newest event of each site that this server node has learned of. Numbers only lag behind the
 * database, never run ahead of it: whatever is read after the number was taken shows at least that event.
 */
export class SiteSequences {
  #numbers = new Map<string, number>()
  #isShared = false

  /** 0 for a site without an event. */
  of(siteId: string): number {
    return this.#numbers.get(siteId) ?? 0
  }

  /** All numbers as they are now; later events do not show in it. Costs nothing until the next event. */
  snapshot(): ReadonlyMap<string, number> {
    this.#isShared = true
    return this.#numbers
  }

  set(siteId: string, siteSeq: number): void {
    if (this.#isShared) this.#numbers = new Map(this.#numbers)
    this.#isShared = false
    this.#numbers.set(siteId, siteSeq)
  }
}
