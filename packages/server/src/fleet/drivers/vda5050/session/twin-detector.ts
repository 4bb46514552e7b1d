/** Proofs older than this do not count, in milliseconds. */
const WINDOW_MS = 30_000
/** So many proofs within the window mean two clients: a truck that restarts gives one at most. */
const PROOFS = 4
/** Between two messages no truck moves as far as this, in meters, or as fast as this, in meters per second. */
const JUMP_METERS = 30
const JUMP_SPEED = 20
/** A position that comes back is as near as this to where it was, in meters. */
const SAME_PLACE_METERS = 10

/** A message with an earlier time whose counter is so near was overtaken on the way. */
const REORDERED = 3

/**
 * Notices that two clients speak with one serial number: their messages are mixed, each with its own counter, so that one
 * counter goes on where it was after the other has spoken, again and again. A restart, a lost message or a repeated one
 * does not look like that. Where counters say nothing, positions that jump to and fro do.
 */
export class TwinDetector {
  readonly #counters = new Map<string, { active: number; other: number | null; sentAt: number }>()
  #places: { x: number; y: number; at: number }[] = []
  #proofs: number[] = []

  /**
   * Takes a message that was sent just now.
   * @param counter its number and the time in it, milliseconds since 1970; null when it has none
   * @param place site meters, when it tells them
   * @param now milliseconds since 1970
   * @returns whether two clients speak, as far as the last half minute tells
   */
  add(
    topic: string,
    counter: { headerId: number; sentAt: number } | null,
    place: { x: number; y: number } | null,
    now: number,
  ): boolean {
    const counted = counter === null ? 'none' : this.#count(topic, counter)
    const jumpedBack = place !== null && this.#jumpsBack(place, now)
    if (counted === 'other' || (counted === 'none' && jumpedBack)) this.#proofs.push(now)
    this.#proofs = this.#proofs.filter(at => now - at < WINDOW_MS).slice(-PROOFS)
    return this.#proofs.length >= PROOFS
  }

  /** Which counter the message continues: that of the message before, the other one, or none of both. */
  #count(
    topic: string,
    { headerId, sentAt }: { headerId: number; sentAt: number },
  ): 'active' | 'other' | 'none' {
    const counter = this.#counters.get(topic)
    if (counter === undefined) {
      this.#counters.set(topic, { active: headerId, other: null, sentAt })
      return 'active'
    }
    const { active, other } = counter
    const isOvertaken = Math.abs(headerId - active) <= REORDERED && !(sentAt > counter.sentAt)
    if (isOvertaken) return 'active'
    counter.sentAt = sentAt
    counter.active = headerId
    if (headerId > active && headerId !== next(other)) return headerId === next(active) ? 'active' : 'none'
    counter.other = active
    return headerId === next(other) ? 'other' : 'none'
  }

  /** Whether the truck is back where it was the message before last, faster than any truck. */
  #jumpsBack({ x, y }: { x: number; y: number }, at: number): boolean {
    const [first, second] = this.#places
    const third = { x, y, at }
    this.#places = second === undefined ? [...this.#places, third] : [second, third]
    if (first === undefined || second === undefined) return false
    const isFar = distance(first, second) > JUMP_METERS && distance(second, third) > JUMP_METERS
    const seconds = Math.max(0.001, (at - first.at) / 1_000)
    const isFast = (distance(first, second) + distance(second, third)) / seconds > JUMP_SPEED
    return isFar && isFast && distance(first, third) < SAME_PLACE_METERS
  }
}

const next = (headerId: number | null): number | null => (headerId === null ? null : headerId + 1)

const distance = (a: { x: number; y: number }, b: { x: number; y: number }): number =>
  Math.hypot(a.x - b.x, a.y - b.y)
