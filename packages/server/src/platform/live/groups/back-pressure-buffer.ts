import type { GroupMember } from './group-member.ts'
import type { LiveSource } from './live-source.ts'

/**
 * Events held back for members of a group whose connection is congested. Only the newest event of each state key is
 * kept, so a buffer is bounded by the number of things there are, not by how long a client is slow.
 */
export class BackPressureBuffer {
  readonly #source: Pick<LiveSource<unknown, unknown>, 'merge'>
  readonly #held = new Map<GroupMember, Map<string, unknown>>()

  constructor(source: Pick<LiveSource<unknown, unknown>, 'merge'>) {
    this.#source = source
  }

  isBuffering(member: GroupMember): boolean {
    return this.#held.has(member)
  }

  add(member: GroupMember, key: string, event: unknown): void {
    const held = this.#held.get(member) ?? new Map<string, unknown>()
    this.#held.set(member, held)
    putLast(held, key, this.merge(held.get(key), event))
  }

  /** Removes and returns the events held for the member, by state key, oldest first. */
  take(member: GroupMember): Map<string, unknown> {
    const held = this.#held.get(member) ?? new Map<string, unknown>()
    this.#held.delete(member)
    return held
  }

  forget(member: GroupMember): void {
    this.#held.delete(member)
  }

  /** One event that stands for both; the earlier one may be missing. */
  merge(earlier: unknown, later: unknown): unknown {
    return earlier === undefined || !this.#source.merge ? later : this.#source.merge(earlier, later)
  }
}

/** Sets the key and moves it behind all others, so that events are sent in the order in which each last changed. */
export function putLast<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.delete(key)
  map.set(key, value)
}
