import { type Client, type Exchange, mapExchange, type Operation, type OperationResult } from 'urql'
import { retryWaitMs } from './retry.ts'

/** A query whose answer is awaited with more patience each time. */
interface Failed {
  /** How often it has failed without an answer in between. */
  tries: number
  timer: ReturnType<typeof setTimeout>
}

/**
 * Asks again by itself for what failed or was refused, after waits that double up to ten seconds, until it is there or
 * nobody shows it any more. Only for queries whose caller shows the failure: that goes with the answer, and the others
 * would raise a new message with each try. What stands on the screen stays meanwhile.
 */
export class FailedQueries {
  readonly #failed = new Map<number, Failed>()

  /** Put it behind the cache: only an answer of the server ends the tries, not what live events make of the cache. */
  readonly exchange: Exchange = input =>
    mapExchange({
      onOperation: operation => {
        if (operation.kind === 'teardown') this.#forget(operation.key)
      },
      onResult: result => this.#onResult(result, input.client),
    })(input)

  #onResult({ operation, error }: OperationResult, client: Client): void {
    if (operation.kind !== 'query' || !operation.context.ownErrors) return
    const tries = this.#failed.get(operation.key)?.tries ?? 0
    this.#forget(operation.key)
    if (error === undefined || error.response?.status === 401) return
    const timer = setTimeout(() => askAgain(client, operation), retryWaitMs(tries, Math.random()))
    this.#failed.set(operation.key, { tries: tries + 1, timer })
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
