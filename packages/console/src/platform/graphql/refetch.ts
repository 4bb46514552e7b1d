import type { Client, Exchange, Operation } from 'urql'
import { onPush, pipe } from 'wonka'
import { askAgain } from './failed-queries.ts'

/** Knows the queries that are on the screen and can fetch them all again. */
export class ActiveQueries {
  readonly #operations = new Map<number, Operation>()

  /** Put it before the cache, so that it sees every query and every teardown. */
  readonly exchange: Exchange =
    ({ forward }) =>
    operations =>
      pipe(
        operations,
        onPush(operation => {
          if (operation.kind === 'query') this.#operations.set(operation.key, operation)
          if (operation.kind === 'teardown') this.#operations.delete(operation.key)
        }),
        forward,
      )

  /** Asks the server again for what is shown and wanted; what is on the screen stays until the answers arrive. */
  refetch(client: Client, isWanted: (queryKey: number) => boolean): void {
    for (const operation of [...this.#operations.values()])
      if (isWanted(operation.key)) askAgain(client, operation)
  }
}
