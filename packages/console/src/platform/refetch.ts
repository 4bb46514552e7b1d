import { type Client, type Exchange, mapExchange, type Operation } from 'urql'
import { askAgain } from './failed-queries.ts'

/** Knows the queries that are on the screen and can fetch them all again. */
export class ActiveQueries {
  readonly #operations = new Map<number, Operation>()

  /** Put it before the cache, so that it sees every query and every teardown. */
  readonly exchange: Exchange = mapExchange({
    onOperation: operation => {
      if (operation.kind === 'query') this.#operations.set(operation.key, operation)
      if (operation.kind === 'teardown') this.#operations.delete(operation.key)
    },
  })

  /** Asks the server again for everything shown; what is on the screen stays until the answers arrive. */
  refetch(client: Client): void {
    for (const operation of [...this.#operations.values()]) askAgain(client, operation)
  }
}
