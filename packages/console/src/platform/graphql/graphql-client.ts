import { type CacheExchangeOpts, cacheExchange } from '@urql/exchange-graphcache'
import {
  Client,
  type CombinedError,
  fetchExchange,
  mapExchange,
  type Operation,
  subscriptionExchange,
} from 'urql'
import type { LiveLink } from '../live/live-link.ts'
import { cacheKeys } from './cache-keys.ts'
import { FailedQueries } from './failed-queries.ts'
import { LastAnswers } from './last-answers.ts'
import { NewestFacts } from './newest-facts.ts'
import { ActiveQueries } from './refetch.ts'
import { SiteChanges } from './site-changes.ts'

export interface GraphqlClientOptions {
  url: string
  /** The browser's own unless given. */
  fetch?: typeof fetch
  liveLink: LiveLink
  /** How subscription events and mutation answers change the cache; each feature brings its own. */
  updates: NonNullable<CacheExchangeOpts['updates']>
  /** The answer was 401: nobody is signed in any more. */
  onSignedOut: () => void
  /** Every failure that is not a 401, whoever presents it: for the error-reporting service (MV-ERR-12). */
  report?: (error: CombinedError, operation: Operation) => void
  /** Any other failure of an operation that does not present its errors itself. */
  onError: (error: CombinedError, operation: Operation) => void
}

/**
 * Set in an operation's context when its caller shows the errors itself, for example inside a dialog. Such a query that
 * failed is asked again until it is answered.
 */
export const OWN_ERRORS = { ownErrors: true } as const

/**
 * The GraphQL client: keyed cache, live events into the cache without a gap, catch-up after every lost connection, and
 * new tries for lists that failed.
 */
export function createGraphqlClient(options: GraphqlClientOptions): Client {
  const active = new ActiveQueries()
  const changes = new SiteChanges()
  const failed = new FailedQueries()
  const errors = mapExchange({
    onError(error, operation) {
      if (error.response?.status === 401) return options.onSignedOut()
      options.report?.(error, operation)
      if (!operation.context.ownErrors) options.onError(error, operation)
    },
  })
  const live = subscriptionExchange({
    forwardSubscription: ({ query, variables }, operation) => ({
      subscribe: sink => {
        let unsubscribe = () => {}
        const stopWaiting = changes.whenListed(operation, after => {
          unsubscribe = options.liveLink.client.subscribe(
            { query: query ?? '', variables: beginningAfter(variables as Record<string, unknown>, after) },
            {
              next: result => sink.next(result as Parameters<typeof sink.next>[0]),
              error: error => sink.error(error),
              complete: () => sink.complete(),
            },
          )
        })
        return {
          unsubscribe: () => {
            stopWaiting()
            unsubscribe()
          },
        }
      },
    }),
  })
  const client = new Client({
    url: options.url,
    preferGetMethod: false,
    ...(options.fetch && { fetch: options.fetch }),
    fetchOptions: { credentials: 'same-origin' },
    exchanges: [
      errors,
      active.exchange,
      new LastAnswers().exchange,
      failed.freshTries,
      cacheExchange({ keys: cacheKeys, updates: options.updates }),
      changes.exchange,
      failed.exchange,
      new NewestFacts().exchange,
      fetchExchange,
      live,
    ],
  })
  let isFirst = true
  options.liveLink.onConnected(() => {
    // What was asked for before the first connection is followed from where its answers end.
    if (!isFirst) active.refetch(client, key => !changes.isFollowed(key))
    isFirst = false
  })
  return client
}

/** The variables of a subscription, with the number after which it begins read anew for each connection. */
function beginningAfter(
  variables: Record<string, unknown>,
  after: () => number | null,
): Record<string, unknown> {
  return Object.defineProperty({ ...variables }, 'after', {
    enumerable: true,
    get: () => after() ?? undefined,
  })
}

/** The name of the query, mutation or subscription; null when it has none. */
export function nameOf({ query }: Pick<Operation, 'query'>): string | null {
  for (const definition of query.definitions)
    if (definition.kind === 'OperationDefinition') return definition.name?.value ?? null
  return null
}
