import { type Exchange, mapExchange } from 'urql'

/**
 * Keeps what a query answered last while it is shown: a later try that fails then says so beside what stands on the
 * screen, instead of in its place.
 */
export class LastAnswers {
  readonly #answers = new Map<number, unknown>()

  /** Put it before the cache, so that it sees every answer and every teardown. */
  readonly exchange: Exchange = mapExchange({
    onOperation: operation => {
      if (operation.kind === 'teardown') this.#answers.delete(operation.key)
    },
    onResult: result => {
      const { key, kind } = result.operation
      if (kind !== 'query') return result
      if (result.data != null) this.#answers.set(key, result.data)
      else if (result.error && this.#answers.has(key)) return { ...result, data: this.#answers.get(key) }
      return result
    },
  })
}
