import { catalogued } from '@tractrix/domain/errors'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/**
 * What one person may spend in a minute, over HTTP and WebSocket together. One unit is about a microsecond of the
 * processor: whoever spends all of it takes a quarter to a half of a core. By estimate a console opens for some 150,000 with
 * 300 moves and 1,500 spots, and one change costs 600: twenty a second are a twentieth of this.
 */
const UNITS_PER_MINUTE = 15_000_000

/** What every request costs, whatever it asks: sign-in, rights, and a trip to the database. */
const REQUEST_UNITS = 200
/** Bytes of a request that cost one unit. A document that is not remembered is parsed and validated: a unit per byte. */
const REQUEST_BYTES_PER_UNIT = 16
/** Bytes of an answer that cost one unit: they are read, made into JSON and compressed. */
const ANSWER_BYTES_PER_UNIT = 20
/** What a field of a list item costs: 160,000 of them, the most that one answer may hold, take about 0.4 s. */
const UNITS_PER_LIST_FIELD = 2

/** What an answer has cost. */
export interface Spending {
  queryCost: number
  answerBytes: number
  /** Fields of list items, also of an answer that was refused half-way. */
  listFields: number
}

/** Refused, and when to come back. */
export interface Exhausted {
  error: ReturnType<typeof catalogued>
  retryAfterSeconds: number
}

/**
 * Counts what each person costs this server, in memory: a person is served by any server, and forgetting it in a restart
 * costs nothing.
 */
export class RequestBudget {
  readonly #limiter: RateLimiterMemory

  constructor(unitsPerMinute = UNITS_PER_MINUTE) {
    this.#limiter = new RateLimiterMemory({ points: unitsPerMinute, duration: 60 })
  }

  /**
   * Takes what a request costs before it is looked at; tells when the person has none left (TOO_MANY_REQUESTS).
   *
   * @param isKnown whether its document is remembered, so that it need not be parsed
   */
  async begin(userId: string, requestBytes: number, isKnown: boolean): Promise<Exhausted | null> {
    const units = isKnown ? Math.ceil(requestBytes / REQUEST_BYTES_PER_UNIT) : requestBytes
    try {
      await this.#limiter.consume(userId, REQUEST_UNITS + units)
      return null
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      const retryAfterSeconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000))
      return { error: catalogued('TOO_MANY_REQUESTS'), retryAfterSeconds }
    }
  }

  /** Takes what the answer has cost; it may use up more than is left. */
  async end(userId: string, { queryCost, answerBytes, listFields }: Spending): Promise<void> {
    const units = queryCost + answerBytes / ANSWER_BYTES_PER_UNIT + listFields * UNITS_PER_LIST_FIELD
    await this.#limiter.penalty(userId, Math.ceil(units))
  }

  /** Units that the person has spent in the present minute. */
  async spent(userId: string): Promise<number> {
    return (await this.#limiter.get(userId))?.consumedPoints ?? 0
  }
}
