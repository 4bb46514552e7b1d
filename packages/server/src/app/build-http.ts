import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { Gauge } from 'prom-client'
import type { Gateway } from '../fleet-gateway/index.ts'
import type { Config } from '../platform/config/index.ts'
import type { LeaderElection } from '../platform/db/index.ts'
import type { Disposables } from '../platform/disposables.ts'
import { registerGraphQLRoute } from '../platform/graphql/http-route.ts'
import { OperationPreparer } from '../platform/graphql/prepare.ts'
import { RequestBudget } from '../platform/graphql/request-budget.ts'
import {
  CONSOLE_FOLDER,
  checkHosts,
  closeHttp,
  createHttp,
  createMetrics,
  registerConsoleFiles,
  registerErrorReportRoute,
  registerHealthRoutes,
  registerMetricsRoute,
  registerSettingsRoute,
  registerVersionRoutes,
} from '../platform/http/index.ts'
import { LiveServer } from '../platform/live/index.ts'
import type { ServerContext } from '../platform/server-context.ts'
import { registerTrailersCsvRoute } from '../trailers/index.ts'
import {
  ApiKeys,
  createAuthenticator,
  ENDED_SESSIONS,
  registerSignInRoutes,
  Sessions,
} from '../users/index.ts'
import { registerBaseMapRoute } from '../yard-map/index.ts'
import { measureLead } from './lead-fleet.ts'
import { apiSchema } from './schema.ts'

/** Adds every route of the server to one HTTP server that does not listen yet. */
export async function buildHttp(
  app: ServerContext,
  config: Config,
  { gateway, lead }: { gateway: Gateway; lead: LeaderElection },
  started: Disposables,
): Promise<FastifyInstance> {
  const { db, clock, log } = app
  const isKnownHost = checkHosts(config)
  const http = createHttp(log, { isKnownHost, isTrustedProxy: config.isTrustedProxy })
  started.add('http', () => closeHttp(http))
  const metrics = createMetrics()
  registerMetricsRoute(http, metrics)
  measureLead(lead, metrics)
  registerHealthRoutes(http, [
    { name: 'database', check: () => db.assertReady() },
    { name: 'broker', check: () => assertConnected(gateway) },
  ])
  await registerVersionRoutes(http, CONSOLE_FOLDER)
  await registerSettingsRoute(http, config.publicSettings)

  const demoPeople = config.demoPassword !== null
  const sessions = new Sessions({ db, clock, demoPeople })
  const authenticator = createAuthenticator(sessions, new ApiKeys({ db, clock }))
  const fontPath = await consoleFontPath()
  await registerSignInRoutes(http, { db, clock, sessions, demoPeople, host: config.host, fontPath })

  const preparer = new OperationPreparer(apiSchema())
  const budget = new RequestBudget()
  await registerGraphQLRoute(http, { app, preparer, authenticator, budget })
  registerErrorReportRoute(http, { authenticator, serviceUrl: config.errorReportUrl })
  await registerBaseMapRoute(http, { db, authenticator })
  registerTrailersCsvRoute(http, { db, clock, authenticator })
  const live = new LiveServer({ app, preparer, authenticator, isKnownHost, budget })
  live.attach(http.server)
  sessions.onEnd(sessionId => live.endSession(sessionId))
  app.live.subscribe(ENDED_SESSIONS, sessionId => live.endSession(sessionId))
  started.add('live server', () => live.close())
  new Gauge({
    name: 'live_sockets_open',
    help: 'WebSockets of consoles and programs that are open now.',
    registers: [metrics],
    collect() {
      this.set(live.openSockets)
    },
  })

  await registerConsoleFiles(http, CONSOLE_FOLDER)
  return http
}

function assertConnected(gateway: Gateway): void {
  if (!gateway.isConnected()) throw new Error('the broker cannot be reached')
}

/** The type face that came with the built console, so that the sign-in page looks the same; null before a build. */
async function consoleFontPath(): Promise<string | null> {
  const names = await readdir(join(CONSOLE_FOLDER, 'assets')).catch(() => [])
  const name = names.find(each => /^inter-latin-wght-normal[\w.-]*\.woff2$/.test(each))
  return name ? `/assets/${name}` : null
}
