import { type Exchange, mapExchange } from 'urql'

/** An object that says when it last changed, in ISO time. */
interface Dated extends Record<string, unknown> {
  id: string
  updatedAt: string
}

/** Objects that live events brought lately; older ones are forgotten. */
const REMEMBERED = 1_000

/**
 * Knows what live events brought, so that an answer that was on its way meanwhile does not turn the screen back: the
 * answer to Add to Queue says pending although the truck has already taken the move. Put it behind the cache.
 */
export class NewestFacts {
  readonly #brought = new Map<string, Dated>()

  readonly exchange: Exchange = mapExchange({
    onResult: result => {
      if (result.operation.kind === 'subscription') this.learn(result.data)
      else if (result.data) return { ...result, data: this.corrected(result.data, result.operation.kind) }
      return undefined
    },
  })

  /** Takes in the data of a live event. */
  learn(data: unknown): void {
    if (Array.isArray(data)) for (const item of data) this.learn(item)
    if (!isRecord(data)) return
    for (const value of Object.values(data)) this.learn(value)
    const key = keyOf(data)
    if (key === null) return
    this.#brought.delete(key)
    this.#brought.set(key, data as Dated)
    const [oldest] = this.#brought.keys()
    if (oldest !== undefined && this.#brought.size > REMEMBERED) this.#brought.delete(oldest)
  }

  /**
   * The data of an answer with everything newer that events brought in its place. Of the same time the event wins over
   * the answer to a command, since it was sent after it; a query was asked to learn more.
   */
  corrected<Data>(data: Data, asked: 'query' | 'mutation' | 'teardown'): Data {
    if (Array.isArray(data)) return data.map(item => this.corrected(item, asked)) as Data
    if (!isRecord(data)) return data
    const fields = Object.entries(data).map(([name, value]) => [name, this.corrected(value, asked)])
    const answer: Record<string, unknown> = Object.fromEntries(fields)
    const key = keyOf(answer)
    const brought = key === null ? undefined : this.#brought.get(key)
    const isOlder =
      brought !== undefined &&
      (asked === 'mutation'
        ? (answer.updatedAt as string) <= brought.updatedAt
        : (answer.updatedAt as string) < brought.updatedAt)
    if (isOlder) for (const name of Object.keys(answer)) if (name in brought) answer[name] = brought[name]
    return answer as Data
  }
}

/** Null: not an object that says when it last changed. */
function keyOf(data: Record<string, unknown>): string | null {
  const { __typename, id, updatedAt } = data
  return typeof id === 'string' && typeof updatedAt === 'string' ? `${__typename} ${id}` : null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
