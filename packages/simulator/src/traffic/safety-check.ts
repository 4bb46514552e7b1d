import { FREE, type Participant } from './participant.ts'

/**
 * Whether a yard is safe in the sense of Dijkstra's banker: there is an order in which each truck in turn can drive its
 * leg to the end while all others stand where they are.
 */
export class SafetyCheck {
  /** The number of the truck that owns each cell. */
  readonly #owners: Int16Array
  /** Marks, per check, the ground on which a truck has come to its end. */
  readonly #ends: Int32Array
  #check = 0

  constructor(owners: Int16Array) {
    this.#owners = owners
    this.#ends = new Int32Array(owners.length)
  }

  /** Looks for such an order from the first truck on, and from the last. */
  isSafe(participants: readonly Participant[]): boolean {
    return this.#allFinish(participants, false) || this.#allFinish(participants, true)
  }

  /** Lets trucks finish in order of their numbers, or the other way round, until no more can. */
  #allFinish(participants: readonly Participant[], reversed: boolean): boolean {
    this.#check += 1
    const done = participants.map(participant => participant.claims === null)
    participants.forEach((participant, index) => {
      if (done[index]) this.#markEnd(participant.standing)
    })
    const order = participants.map((_, index) => index)
    if (reversed) order.reverse()
    let left = done.filter(each => !each).length
    for (let progress = true; progress && left > 0; ) {
      progress = false
      for (const number of order) {
        if (done[number] || !this.#canFinish(number, participants[number]!, done)) continue
        done[number] = true
        left -= 1
        progress = true
        this.#markEnd(participants[number]!.claims!.terminal)
      }
    }
    return left === 0
  }

  #canFinish(number: number, participant: Participant, done: readonly boolean[]): boolean {
    const { claims, granted, obstacle } = participant
    // What stood in the way the last time mostly still does; ground that was granted since counts no more.
    if (obstacle !== null && obstacle.stretch >= granted && this.#isObstacle(obstacle.cell, number, done))
      return false
    for (let stretch = granted; stretch < claims!.acquire.length; stretch++) {
      for (const cell of claims!.acquire[stretch]!) {
        if (!this.#isObstacle(cell, number, done)) continue
        participant.obstacle = { cell, stretch }
        return false
      }
    }
    return true
  }

  /** Whether a truck ends on this cell or, not having come to its end, owns it. */
  #isObstacle(cell: number, number: number, done: readonly boolean[]): boolean {
    if (this.#ends[cell] === this.#check) return true
    const owner = this.#owners[cell]!
    return owner !== FREE && owner !== number && !done[owner]
  }

  #markEnd(cells: Int32Array): void {
    for (const cell of cells) this.#ends[cell] = this.#check
  }
}
