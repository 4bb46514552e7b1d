import type { UpdatesConfig } from '@urql/exchange-graphcache'
import type { Client } from 'urql'
import { liveMoves } from '../moves/index.ts'
import { ErrorReporter } from '../platform/error-report.ts'
import { createGraphqlClient, nameOf } from '../platform/graphql-client.ts'
import { LiveLink } from '../platform/live-link.ts'
import { networkIsBack } from '../platform/network-back.ts'
import { goToLogin } from '../platform/session.ts'
import { liveTrailers } from '../trailers/index.ts'
import { liveTrucks } from '../trucks/index.ts'
import { liveZones } from '../zones/index.ts'
import { joinUpdates } from './join-updates.ts'
import { showError } from './show-error.ts'

const GRAPHQL_PATH = '/graphql'

/** What every room changes in the cache when something happens. */
const updates: UpdatesConfig = joinUpdates([liveZones, liveTrailers, liveTrucks, liveMoves])

/** The two ways to the server: requests, and the live link. */
export interface Connections {
  client: Client
  liveLink: LiveLink
}

export function openConnections(): Connections {
  const liveLink = new LiveLink({ url: webSocketUrl(window.location), onSignedOut: () => goToLogin() })
  liveLink.onConnected(networkIsBack)
  const reporter = new ErrorReporter()
  const client = createGraphqlClient({
    url: GRAPHQL_PATH,
    liveLink,
    updates,
    onSignedOut: () => goToLogin(),
    report: (error, operation) => reporter.report(error, nameOf(operation), window.location.pathname),
    onError: showError,
  })
  return { client, liveLink }
}

function webSocketUrl({ protocol, host }: Location): string {
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}${GRAPHQL_PATH}`
}
