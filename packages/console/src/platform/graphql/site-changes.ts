import type { Client, Exchange, Operation, OperationResult } from 'urql'
import { makeSubject, map, merge, pipe } from 'wonka'
import { askAgain } from './failed-queries.ts'

/** Answers whose numbers are remembered; older ones are forgotten. */
const REMEMBERED_ANSWERS = 500
/** Events of one subscription that can be applied to an answer which was under way meanwhile. */
const REMEMBERED_EVENTS = 1_000
/** An answer from before the beginning of a subscription is asked for again after this time, in milliseconds. */
const ASK_AGAIN_AFTER_MS = 250

/** Numbers of changes by site; null: the answer carried none. */
type SiteSeqs = Readonly<Record<string, number>> | null

/** A subscription that keeps lists of a site current. */
interface Followed {
  siteId: string
  listKey: number
  /** Every event with a higher number is in `events` or still to come. */
  coveredFrom: number
  /** The number after which to go on when the connection was lost. */
  position: number
  events: { siteSeq: number; result: OperationResult }[]
}

/**
 * Keeps lists and the events that follow them without a gap, by the numbers that the server gives to the changes of a
 * site (`extensions.siteSeq`): a subscription begins where its list ends, goes on where it was cut off, and what it
 * brought while an answer was under way is applied to that answer again.
 */
export class SiteChanges {
  /** What each query's last answer carried, by the query's key. */
  readonly #answers = new Map<number, SiteSeqs>()
  readonly #waiting = new Map<number, Set<() => void>>()
  readonly #followed = new Map<number, Followed>()
  readonly #activeQueries = new Set<number>()

  /** Put it right behind the cache: it sees what the server sends, and what it sends once more changes the cache. */
  readonly exchange: Exchange =
    ({ client, forward }) =>
    operations => {
      const again = makeSubject<OperationResult>()
      const results = pipe(
        operations,
        map(operation => this.#onOperation(operation)),
        forward,
        map(result => {
          const missing = this.#onResult(result, client)
          // Once the answer is in the cache.
          if (missing.length > 0) queueMicrotask(() => missing.forEach(again.next))
          return result
        }),
      )
      return merge([results, again.source])
    }

  /**
   * Calls back once the list that the subscription keeps current (`listKey` of its context) has been answered. The
   * callback gets a function that tells after which number to begin, now and after each lost connection; null: with
   * the next change. Returns how to stop waiting.
   */
  whenListed(subscription: Operation, begin: (after: () => number | null) => void): () => void {
    const listKey = subscription.context.listKey as number | undefined
    const { siteId } = (subscription.variables ?? {}) as { siteId?: string }
    const after = () => this.#followed.get(subscription.key)?.position ?? null
    const start = () => {
      stopWaiting()
      const siteSeq = this.#answers.get(listKey ?? 0)?.[siteId ?? '']
      if (listKey !== undefined && siteId !== undefined && siteSeq !== undefined)
        this.#follow(subscription.key, {
          siteId,
          listKey,
          coveredFrom: siteSeq,
          position: siteSeq,
          events: [],
        })
      begin(after)
    }
    const stopWaiting = () => void this.#waiting.get(listKey ?? 0)?.delete(start)
    if (listKey === undefined || this.#answers.has(listKey)) start()
    else this.#waiting.set(listKey, (this.#waiting.get(listKey) ?? new Set()).add(start))
    return stopWaiting
  }

  /** Whether a subscription that goes on where it was cut off keeps this query current. */
  isFollowed(queryKey: number): boolean {
    return [...this.#followed.values()].some(({ listKey }) => listKey === queryKey)
  }

  /** A subscription that was stopped for a while goes on where it ended: its lists in the cache are of that time. */
  #follow(key: number, followed: Followed): void {
    if (!this.#followed.has(key)) this.#followed.set(key, followed)
  }

  #onOperation(operation: Operation): Operation {
    if (operation.kind === 'query') this.#activeQueries.add(operation.key)
    if (operation.kind === 'teardown') this.#activeQueries.delete(operation.key)
    return operation
  }

  /** Answers what must follow the result: events that it does not contain yet. */
  #onResult(result: OperationResult, client: Client): OperationResult[] {
    const { kind } = result.operation
    if (kind === 'subscription') this.#onEvent(result)
    if (kind !== 'query' || result.error?.networkError || result.data == null) return []
    const siteSeqs = (result.extensions?.siteSeq as SiteSeqs | undefined) ?? null
    this.#remember(result.operation.key, siteSeqs)
    const missing = [...this.#followed.values()].map(followed => {
      const siteSeq = siteSeqs?.[followed.siteId]
      if (siteSeq === undefined) return []
      if (siteSeq < followed.coveredFrom) this.#askAgainSoon(result.operation, client)
      return followed.events.filter(event => event.siteSeq > siteSeq)
    })
    return missing
      .flat()
      .sort((a, b) => a.siteSeq - b.siteSeq)
      .map(event => event.result)
  }

  #onEvent(result: OperationResult): void {
    const { key } = result.operation
    const followed = this.#followed.get(key)
    if (followed === undefined) return
    if (hasExpired(result)) {
      this.#followed.delete(key)
      this.#answers.delete(followed.listKey)
      return
    }
    const siteSeq = (result.extensions?.siteSeq as SiteSeqs | undefined)?.[followed.siteId]
    if (siteSeq === undefined) return
    followed.position = Math.max(followed.position, siteSeq)
    followed.events.push({ siteSeq, result })
    if (followed.events.length > REMEMBERED_EVENTS)
      followed.coveredFrom = followed.events.shift()?.siteSeq ?? followed.coveredFrom
  }

  #remember(key: number, siteSeqs: SiteSeqs): void {
    this.#answers.delete(key)
    this.#answers.set(key, siteSeqs)
    const [oldest] = this.#answers.keys()
    if (oldest !== undefined && this.#answers.size > REMEMBERED_ANSWERS) this.#answers.delete(oldest)
    // After the answer has been passed on: a subscription that begins meanwhile would cut it off.
    for (const start of [...(this.#waiting.get(key) ?? [])]) setTimeout(start)
  }

  #askAgainSoon(query: Operation, client: Client): void {
    setTimeout(() => {
      if (this.#activeQueries.has(query.key)) askAgain(client, query)
    }, ASK_AGAIN_AFTER_MS)
  }
}

/** Whether the server refused to go on from the number: it no longer keeps everything since then. */
export function hasExpired({ error }: Pick<OperationResult, 'error'>): boolean {
  return error?.graphQLErrors.some(({ extensions }) => extensions?.code === 'CHANGES_EXPIRED') ?? false
}
