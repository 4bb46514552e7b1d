import type { GroupMember } from './live-group.ts'
import type { LiveSource } from './live-source.ts'

/**
 * What slow members of a group have missed: per piece of state only the newest news, so that the debt is bounded by
 * the number of things there are, not by the time a client sleeps.
 */
export class OwedNews {
  readonly #source: Pick<LiveSource<unknown, unknown>, 'merge'>
  readonly #debts = new Map<GroupMember, Map<string, unknown>>()

  constructor(source: Pick<LiveSource<unknown, unknown>, 'merge'>) {
    this.#source = source
  }

  isOwed(member: GroupMember): boolean {
    return this.#debts.has(member)
  }

  add(member: GroupMember, key: string, event: unknown): void {
    const debt = this.#debts.get(member) ?? new Map<string, unknown>()
    this.#debts.set(member, debt)
    putLast(debt, key, this.newest(debt.get(key), event))
  }

  /** Takes what the member is owed; from then on it is owed nothing. */
  settle(member: GroupMember): Map<string, unknown> {
    const debt = this.#debts.get(member) ?? new Map<string, unknown>()
    this.#debts.delete(member)
    return debt
  }

  forget(member: GroupMember): void {
    this.#debts.delete(member)
  }

  /** The news that stands for both; the earlier one may be missing. */
  newest(earlier: unknown, later: unknown): unknown {
    return earlier === undefined || !this.#source.merge ? later : this.#source.merge(earlier, later)
  }
}

/** Sets the key and moves it behind all others, so that news is told in the order in which it came last. */
export function putLast<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.delete(key)
  map.set(key, value)
}
