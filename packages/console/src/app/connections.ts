import type { UpdatesConfig } from '@urql/exchange-graphcache'
import type { Client } from 'urql'
import { ErrorReporter } from '../platform/errors/error-report.ts'
import type { Feature } from '../platform/feature/define-feature.ts'
import { createGraphqlClient, nameOf } from '../platform/graphql/graphql-client.ts'
import { joinUpdates } from '../platform/graphql/join-updates.ts'
import { LiveLink } from '../platform/live/live-link.ts'
import { networkIsBack } from '../platform/live/network-back.ts'
import { goToLogin } from '../platform/session.ts'
import { showError } from './show-error.ts'

const GRAPHQL_PATH = '/graphql'

/** The two ways to the server: requests, and the live link. */
export interface Connections {
  client: Client
  liveLink: LiveLink
}

export function openConnections(features: readonly Feature[]): Connections {
  const liveLink = new LiveLink({ url: webSocketUrl(window.location), onSignedOut: () => goToLogin() })
  liveLink.onConnected(networkIsBack)
  const reporter = new ErrorReporter()
  const client = createGraphqlClient({
    url: GRAPHQL_PATH,
    liveLink,
    updates: cacheUpdatesOf(features),
    onSignedOut: () => goToLogin(),
    report: (error, operation) => reporter.report(error, nameOf(operation), window.location.pathname),
    onError: showError,
  })
  return { client, liveLink }
}

/** How all features change the cache when something happens. */
export function cacheUpdatesOf(features: readonly Feature[]): UpdatesConfig {
  return joinUpdates(features.map(({ cacheUpdates = {} }) => cacheUpdates))
}

function webSocketUrl({ protocol, host }: Location): string {
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}${GRAPHQL_PATH}`
}
