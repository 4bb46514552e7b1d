import type { LegClaims } from './leg-claims.ts'

/** A truck as traffic sees it. */
interface Party {
  /** The leg it drives or is to drive; null: it stands. */
  claims: LegClaims | null
  /** Stretches granted so far: it may drive to the end of the last of them. */
  granted: number
  /** Stretches it has left behind. */
  released: number
  /** Ground it stood on before its leg, to be left behind with the first stretch. */
  standing: Int32Array
}

const FREE = -1

/**
 * Who may drive on which ground of a yard. No cell ever belongs to two trucks, so bodies never meet. A truck is granted
 * the next stretch of its leg only if the yard stays safe in the sense of Dijkstra's banker: there is an order in which
 * each truck in turn can drive its leg to the end while all others stand where they are. From a safe yard the first
 * truck of that order can always go on, so trucks may wait for each other but never for ever.
 */
export class Traffic {
  #owners: Int16Array
  #parties: Party[] = []
  /** Marks, per safety check, the ground on which a truck has come to its end. */
  #ends: Int32Array
  #check = 0

  constructor(size: number) {
    this.#owners = new Int16Array(size).fill(FREE)
    this.#ends = new Int32Array(size)
  }

  /** Puts a standing truck into the yard and tells its number; what is another's ground stays so. */
  enter(standing: Int32Array): number {
    const party = this.#parties.length
    this.#parties.push({ claims: null, granted: 0, released: 0, standing: new Int32Array(0) })
    this.stand(party, standing)
    return party
  }

  /** A truck has come to the end of its leg and stands. */
  arrive(party: number): void {
    const { claims, standing } = this.#parties[party]!
    this.stand(party, claims?.terminal ?? standing)
  }

  /** The ground under a truck that stands, also after it took or left a trailer; what is another's stays so. */
  stand(party: number, standing: Int32Array): void {
    this.#release(this.#cellsOf(party))
    const own = standing.filter(cell => this.#owners[cell] === FREE)
    for (const cell of own) this.#owners[cell] = party
    this.#parties[party] = { claims: null, granted: 0, released: 0, standing: own }
  }

  /**
   * Takes on a leg that starts on the ground where the truck stands, with its first stretch granted. A leg that was not
   * driven to its end is given up.
   *
   * @returns false when the yard would not be safe; then nothing has changed
   */
  adopt(party: number, standing: Int32Array, claims: LegClaims): boolean {
    const before = this.#parties[party]!
    const held = this.#cellsOf(party)
    this.#release(held)
    const own = standing.filter(cell => this.#owners[cell] === FREE)
    for (const cell of own) this.#owners[cell] = party
    this.#parties[party] = { claims, granted: 0, released: 0, standing: own }
    if (this.#tryGrant(party)) return true
    this.#release(own)
    for (const cell of held) this.#owners[cell] = party
    this.#parties[party] = before
    return false
  }

  /** How many stretches of its leg a truck was granted, and has left behind. */
  progressOf(party: number): { granted: number; released: number } {
    const { granted, released } = this.#parties[party]!
    return { granted, released }
  }

  /**
   * Puts a truck back into the midst of a leg, on the ground that it held then; what is another's stays so. The yard is
   * as safe as it was when all its trucks are put back like that.
   *
   * @param standing the ground on which it stood before the leg
   */
  resume(
    party: number,
    standing: Int32Array,
    claims: LegClaims,
    { granted, released }: { granted: number; released: number },
  ): void {
    this.#release(this.#cellsOf(party))
    const needed = new Set(claims.release.slice(released).flatMap(cells => [...cells]))
    const acquired = new Set(claims.acquire.slice(0, granted).flatMap(cells => [...cells]))
    const held = [...acquired].filter(cell => needed.has(cell))
    const kept = released === 0 ? standing : standing.filter(cell => needed.has(cell))
    const own = kept.filter(cell => this.#freeFor(cell, party))
    for (const cell of [...held, ...own]) if (this.#owners[cell] === FREE) this.#owners[cell] = party
    this.#parties[party] = { claims, granted, released, standing: own }
  }

  /** Asks for the next stretch; false: not now. True also when the whole leg is granted. */
  grantNext(party: number): boolean {
    const own = this.#parties[party]!
    if (own.claims === null || own.granted >= own.claims.acquire.length) return true
    return this.#tryGrant(party)
  }

  /** How far along its leg a truck may drive, in metres. */
  grantedWay(party: number): number {
    const { claims, granted } = this.#parties[party]!
    return claims === null || granted === 0 ? 0 : claims.ends[granted - 1]!
  }

  /** Frees the ground that lies behind a truck which has come this far, in metres. */
  passed(party: number, way: number): void {
    const own = this.#parties[party]!
    if (own.claims === null) return
    while (own.released < own.granted - 1 && own.claims.ends[own.released]! < way) {
      this.#releaseOwn(party, own.claims.release[own.released]!)
      own.released += 1
      if (own.released === 1) this.#leaveStanding(party, own)
    }
  }

  /** Which truck's ground keeps this one from its next stretch; null: none does, or it would not be safe. */
  blockedBy(party: number): number | null {
    const { claims, granted } = this.#parties[party]!
    if (claims === null || granted >= claims.acquire.length) return null
    const cell = claims.acquire[granted]!.find(each => !this.#freeFor(each, party))
    return cell === undefined ? null : this.#owners[cell]!
  }

  #tryGrant(party: number): boolean {
    const own = this.#parties[party]!
    const wanted = own.claims!.acquire[own.granted]!
    const taken: number[] = []
    for (const cell of wanted) {
      if (!this.#freeFor(cell, party)) {
        this.#release(taken)
        return false
      }
      if (this.#owners[cell] === FREE) {
        this.#owners[cell] = party
        taken.push(cell)
      }
    }
    own.granted += 1
    if (this.#isSafe()) return true
    own.granted -= 1
    this.#release(taken)
    return false
  }

  /** Whether all trucks can come to the end of their legs one after the other. */
  #isSafe(): boolean {
    return this.#finishes(false) || this.#finishes(true)
  }

  /** Lets trucks finish in order of their numbers, or the other way round, until no more can. */
  #finishes(reversed: boolean): boolean {
    this.#check += 1
    const done = this.#parties.map(party => party.claims === null)
    this.#parties.forEach((party, index) => {
      if (done[index]) this.#markEnd(party.standing)
    })
    const order = this.#parties.map((_, index) => index)
    if (reversed) order.reverse()
    let left = done.filter(each => !each).length
    for (let progress = true; progress && left > 0; ) {
      progress = false
      for (const party of order) {
        if (done[party] || !this.#canFinish(party, done)) continue
        done[party] = true
        left -= 1
        progress = true
        this.#markEnd(this.#parties[party]!.claims!.terminal)
      }
    }
    return left === 0
  }

  #canFinish(party: number, done: boolean[]): boolean {
    const { claims, granted } = this.#parties[party]!
    for (let stretch = granted; stretch < claims!.acquire.length; stretch++) {
      for (const cell of claims!.acquire[stretch]!) {
        if (this.#ends[cell] === this.#check) return false
        const owner = this.#owners[cell]!
        if (owner !== FREE && owner !== party && !done[owner]) return false
      }
    }
    return true
  }

  #markEnd(cells: Int32Array): void {
    for (const cell of cells) this.#ends[cell] = this.#check
  }

  #freeFor(cell: number, party: number): boolean {
    const owner = this.#owners[cell]!
    return owner === FREE || owner === party
  }

  /** The ground a truck stood on before it drove off, as far as its leg does not need it still. */
  #leaveStanding(party: number, { claims, standing, released }: Party): void {
    const needed = new Set<number>()
    for (const cells of claims!.release.slice(released)) for (const cell of cells) needed.add(cell)
    this.#releaseOwn(
      party,
      standing.filter(cell => !needed.has(cell)),
    )
  }

  #releaseOwn(party: number, cells: Int32Array): void {
    for (const cell of cells) if (this.#owners[cell] === party) this.#owners[cell] = FREE
  }

  #release(cells: Iterable<number>): void {
    for (const cell of cells) this.#owners[cell] = FREE
  }

  /** Every cell that belongs to a truck. */
  #cellsOf(party: number): number[] {
    const { claims, standing, granted } = this.#parties[party]!
    const cells = new Set<number>(standing)
    for (let stretch = 0; stretch < granted; stretch++) {
      for (const cell of claims?.acquire[stretch] ?? []) cells.add(cell)
    }
    return [...cells].filter(cell => this.#owners[cell] === party)
  }
}
