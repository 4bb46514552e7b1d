import type { LegClaims } from './leg-claims.ts'
import { FREE, newParticipant, type Participant } from './participant.ts'
import { SafetyCheck } from './safety-check.ts'

/**
 * Who may drive on which ground of a yard. No cell ever belongs to two trucks, so bodies never meet. A truck is granted
 * the next stretch of its leg only if the yard stays safe in the sense of Dijkstra's banker: there is an order in which
 * each truck in turn can drive its leg to the end while all others stand where they are. From a safe yard the first
 * truck of that order can always go on, so trucks may wait for each other but never for ever.
 */
export class Traffic {
  #owners: Int16Array
  #participants: Participant[] = []
  #safety: SafetyCheck

  constructor(size: number) {
    this.#owners = new Int16Array(size).fill(FREE)
    this.#safety = new SafetyCheck(this.#owners)
  }

  /** Adds a standing truck to the yard and returns its number; cells of another truck stay with it. */
  enter(standing: Int32Array): number {
    const participant = this.#participants.length
    this.#participants.push(newParticipant(new Int32Array(0)))
    this.stand(participant, standing)
    return participant
  }

  /** To be called when a truck has reached the end of its leg and stands. */
  arrive(participant: number): void {
    const { claims, standing } = this.#participants[participant]!
    this.stand(participant, claims?.terminal ?? standing)
  }

  /** Sets the cells under a standing truck, also after it hitched or dropped a trailer; those of another stay with it. */
  stand(participant: number, standing: Int32Array): void {
    this.#release(this.#cellsOf(participant))
    const own = standing.filter(cell => this.#owners[cell] === FREE)
    for (const cell of own) this.#owners[cell] = participant
    this.#participants[participant] = newParticipant(own)
  }

  /**
   * Takes on a leg that starts on the ground where the truck stands, with its first stretch granted. A leg that was not
   * driven to its end is given up.
   *
   * @returns false when the yard would not be safe; then nothing has changed
   */
  adopt(participant: number, standing: Int32Array, claims: LegClaims): boolean {
    const before = this.#participants[participant]!
    const held = this.#cellsOf(participant)
    this.#release(held)
    const own = standing.filter(cell => this.#owners[cell] === FREE)
    for (const cell of own) this.#owners[cell] = participant
    this.#participants[participant] = newParticipant(own, claims)
    if (this.#tryGrant(participant)) return true
    this.#release(own)
    for (const cell of held) this.#owners[cell] = participant
    this.#participants[participant] = before
    return false
  }

  /** How many stretches of its leg a truck was granted, and has left behind. */
  progressOf(participant: number): { granted: number; released: number } {
    const { granted, released } = this.#participants[participant]!
    return { granted, released }
  }

  /**
   * Puts a truck back into the midst of a leg, on the ground that it held then; what is another's stays so. The yard is
   * as safe as it was when all its trucks are put back like that.
   *
   * @param standing the ground on which it stood before the leg
   */
  resume(
    participant: number,
    standing: Int32Array,
    claims: LegClaims,
    { granted, released }: { granted: number; released: number },
  ): void {
    this.#release(this.#cellsOf(participant))
    const needed = new Set(claims.release.slice(released).flatMap(cells => [...cells]))
    const acquired = new Set(claims.acquire.slice(0, granted).flatMap(cells => [...cells]))
    const held = [...acquired].filter(cell => needed.has(cell))
    const kept = released === 0 ? standing : standing.filter(cell => needed.has(cell))
    const own = kept.filter(cell => this.#freeFor(cell, participant))
    for (const cell of [...held, ...own]) if (this.#owners[cell] === FREE) this.#owners[cell] = participant
    this.#participants[participant] = newParticipant(own, claims, { granted, released })
  }

  /** Asks for the next stretch; false: not now. True also when the whole leg is granted. */
  grantNext(participant: number): boolean {
    const own = this.#participants[participant]!
    if (own.claims === null || own.granted >= own.claims.acquire.length) return true
    return this.#tryGrant(participant)
  }

  /** How far along its leg a truck may drive, in meters. */
  grantedMeters(participant: number): number {
    const { claims, granted } = this.#participants[participant]!
    return claims === null || granted === 0 ? 0 : claims.ends[granted - 1]!
  }

  /** Frees the cells behind a truck that has driven this far along its leg, in meters. */
  passed(participant: number, drivenMeters: number): void {
    const own = this.#participants[participant]!
    if (own.claims === null) return
    while (own.released < own.granted - 1 && own.claims.ends[own.released]! < drivenMeters) {
      this.#releaseOwn(participant, own.claims.release[own.released]!)
      own.released += 1
      if (own.released === 1) this.#leaveStanding(participant, own)
    }
  }

  /** Which truck's ground keeps this one from its next stretch; null: none does, or it would not be safe. */
  blockedBy(participant: number): number | null {
    const { claims, granted } = this.#participants[participant]!
    if (claims === null || granted >= claims.acquire.length) return null
    const cell = this.#firstOfOthers(claims.acquire[granted]!, participant)
    return cell === null ? null : this.#owners[cell]!
  }

  #tryGrant(participant: number): boolean {
    const own = this.#participants[participant]!
    // A truck that waits asks at every step; the cell that refused it the last time mostly refuses it again.
    if (own.refusedBy !== null && !this.#freeFor(own.refusedBy, participant)) return false
    const wanted = own.claims!.acquire[own.granted]!
    own.refusedBy = this.#firstOfOthers(wanted, participant)
    if (own.refusedBy !== null) return false
    const taken = wanted.filter(cell => this.#owners[cell] === FREE)
    for (const cell of taken) this.#owners[cell] = participant
    own.granted += 1
    if (this.#safety.isSafe(this.#participants)) return true
    own.granted -= 1
    this.#release(taken)
    return false
  }

  /** The first of these cells that belongs to another truck; null: none does. */
  #firstOfOthers(cells: Int32Array, participant: number): number | null {
    for (const cell of cells) if (!this.#freeFor(cell, participant)) return cell
    return null
  }

  #freeFor(cell: number, participant: number): boolean {
    const owner = this.#owners[cell]!
    return owner === FREE || owner === participant
  }

  /** The ground a truck stood on before it drove off, as far as its leg does not need it still. */
  #leaveStanding(participant: number, { claims, standing, released }: Participant): void {
    const needed = new Set<number>()
    for (const cells of claims!.release.slice(released)) for (const cell of cells) needed.add(cell)
    this.#releaseOwn(
      participant,
      standing.filter(cell => !needed.has(cell)),
    )
  }

  #releaseOwn(participant: number, cells: Int32Array): void {
    for (const cell of cells) if (this.#owners[cell] === participant) this.#owners[cell] = FREE
  }

  #release(cells: Iterable<number>): void {
    for (const cell of cells) this.#owners[cell] = FREE
  }

  /** Every cell that belongs to a truck. */
  #cellsOf(participant: number): number[] {
    const { claims, standing, granted } = this.#participants[participant]!
    const cells = new Set<number>(standing)
    for (let stretch = 0; stretch < granted; stretch++) {
      for (const cell of claims?.acquire[stretch] ?? []) cells.add(cell)
    }
    return [...cells].filter(cell => this.#owners[cell] === participant)
  }
}
