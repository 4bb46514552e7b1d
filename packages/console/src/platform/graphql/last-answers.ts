import type { Exchange, OperationResult } from 'urql'
import { map, onPush, pipe } from 'wonka'

/**
 * Keeps what a query answered last while it is shown: a later try that fails then says so beside what stands on the
 * screen, instead of in its place.
 */
export class LastAnswers {
  readonly #answers = new Map<number, unknown>()

  /** Put it before the cache, so that it sees every answer and every teardown. */
  readonly exchange: Exchange =
    ({ forward }) =>
    operations =>
      pipe(
        operations,
        onPush(({ kind, key }) => void (kind === 'teardown' && this.#answers.delete(key))),
        forward,
        map(result => this.#withLastAnswer(result)),
      )

  #withLastAnswer(result: OperationResult): OperationResult {
    const { key, kind } = result.operation
    if (kind !== 'query') return result
    if (result.data != null) this.#answers.set(key, result.data)
    else if (result.error && this.#answers.has(key)) return { ...result, data: this.#answers.get(key) }
    return result
  }
}
