import { type Client, type Exchange, makeOperation, type Operation, type OperationResult } from 'urql'
import { map, onPush, pipe } from 'wonka'
import { retryWaitMs } from '../retry.ts'

/** A query whose answer is awaited with more patience each time. */
interface Failed {
  /** How often it has failed without an answer in between. */
  tries: number
  /** Nothing came with the failure. */
  empty: boolean
  /** Undefined: it is not asked again by itself. */
  timer: ReturnType<typeof setTimeout> | undefined
}

/**
 * Asks again by itself for what failed or was refused, after waits that double up to ten seconds, until it is there or
 * nobody shows it any more. Only for queries whose caller shows the failure: that goes with the answer, and the others
 * would raise a new message with each try. What stands on the screen stays meanwhile.
 */
export class FailedQueries {
  readonly #failed = new Map<number, Failed>()

  /**
   * Put it before the cache: who comes to show a query that failed has it asked again. The cache alone would answer
   * nothing (it does not forward a query that it has just seen fail), and the client would drop all later tries while
   * it waits for that answer.
   */
  readonly freshTries: Exchange =
    ({ forward }) =>
    operations =>
      pipe(
        operations,
        map(operation => {
          if (operation.kind !== 'query' || !this.#failed.get(operation.key)?.empty) return operation
          return makeOperation('query', operation, { ...operation.context, requestPolicy: 'network-only' })
        }),
        forward,
      )

  /** Put it behind the cache: only an answer of the server ends the tries, not what live events make of the cache. */
  readonly exchange: Exchange =
    ({ client, forward }) =>
    operations =>
      pipe(
        operations,
        onPush(({ kind, key }) => void (kind === 'teardown' && this.#forget(key))),
        forward,
        onPush(result => this.#onResult(result, client)),
      )

  #onResult({ operation, data, error }: OperationResult, client: Client): void {
    if (operation.kind !== 'query') return
    const tries = this.#failed.get(operation.key)?.tries ?? 0
    this.#forget(operation.key)
    if (error === undefined || error.response?.status === 401) return
    const wait = retryWaitMs(tries, Math.random())
    const timer = operation.context.ownErrors
      ? setTimeout(() => askAgain(client, operation), wait)
      : undefined
    this.#failed.set(operation.key, { tries: tries + 1, empty: data == null, timer })
  }

  #forget(key: number): void {
    clearTimeout(this.#failed.get(key)?.timer)
    this.#failed.delete(key)
  }
}

/** Sends a query to the server that somebody still shows; all who show it get the answer. */
export function askAgain(client: Client, operation: Operation): void {
  client.reexecuteOperation(
    client.createRequestOperation('query', operation, {
      ...operation.context,
      requestPolicy: 'network-only',
    }),
  )
}
