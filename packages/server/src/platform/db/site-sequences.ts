/**
 * The number of the newest change of each site that this server node has learned of. Numbers only lag behind the
 * database, never run ahead of it: whatever is read after the number was taken shows at least that change.
 */
export class SiteSequences {
  #numbers = new Map<string, number>()
  #isShared = false

  /** 0 for a site without a change. */
  of(siteId: string): number {
    return this.#numbers.get(siteId) ?? 0
  }

  /** All numbers as they are now; later changes do not show in it. Costs nothing until the next change. */
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
