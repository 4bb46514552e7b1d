/** The server did not answer as one that works: it is away, starts, is full, or does not know the key. */
export class ServerAway extends Error {
  override readonly name = 'ServerAway'
}

/** The server refused; the message is its sentence. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/** A request that is not answered within this time is given up, in milliseconds. */
const ANSWER_WITHIN_MS = 20_000
/** Codes by which the server says that it cannot work now. */
const AWAY_CODES: readonly string[] = ['UNAVAILABLE', 'TOO_MANY_REQUESTS', 'INTERNAL', 'UNAUTHENTICATED']

interface Answer {
  data?: unknown
  errors?: { message: string; extensions?: { code?: string } }[]
}

/** The GraphQL API of one site, with a key of that site. */
export class YardClient {
  readonly siteId: string
  readonly #url: string
  readonly #key: string

  constructor({ url, siteId, key }: { url: string; siteId: string; key: string }) {
    this.siteId = siteId
    this.#url = `${url}/graphql`
    this.#key = key
  }

  /**
   * Asks anything; `siteId` is always among the variables.
   *
   * @throws ServerAway; Refused
   */
  async ask<Data>(query: string, variables: Record<string, unknown>, signal: AbortSignal): Promise<Data> {
    const { data, errors } = await this.#post(
      { query, variables: { siteId: this.siteId, ...variables } },
      signal,
    )
    const [error] = errors ?? []
    if (!error) return data as Data
    const code = error.extensions?.code ?? ''
    throw AWAY_CODES.includes(code) ? new ServerAway(error.message) : new Refused(code, error.message)
  }

  async #post(body: object, signal: AbortSignal): Promise<Answer> {
    try {
      const answer = await fetch(this.#url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${this.#key}` },
        body: JSON.stringify(body),
        signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
      })
      return (await answer.json()) as Answer
    } catch (error) {
      throw new ServerAway('The server does not answer.', { cause: error })
    }
  }
}
