import type { FastifyInstance } from 'fastify'
import { Gauge } from 'prom-client'
import type { ServerContext } from '../platform/context/index.ts'
import type { Disposables } from '../platform/disposables.ts'
import type { Feature } from '../platform/feature/index.ts'
import { OperationPreparer, RequestBudget, registerGraphQLRoute } from '../platform/graphql/index.ts'
import {
  AUTHENTICATOR,
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
import { apiSchema } from './schema.ts'

/** Adds every route of the server to one HTTP server that does not listen yet. */
export async function buildHttp(
  app: ServerContext,
  features: readonly Feature[],
  started: Disposables,
): Promise<FastifyInstance> {
  const { config, log } = app
  const isKnownHost = checkHosts(config)
  const http = createHttp(log, { isKnownHost, isTrustedProxy: config.isTrustedProxy })
  started.add('http', () => closeHttp(http))
  const metrics = createMetrics()
  registerMetricsRoute(http, metrics)
  for (const feature of features) feature.metrics?.(metrics, app)
  const checks = features.flatMap(feature => feature.health ?? [])
  registerHealthRoutes(http, [
    { name: 'database', check: () => app.db.assertReady() },
    ...checks.map(({ name, check }) => ({ name, check: () => check(app) })),
  ])
  await registerVersionRoutes(http, CONSOLE_FOLDER)
  await registerSettingsRoute(http, config.publicSettings)

  const authenticator = app.services.get(AUTHENTICATOR)
  const preparer = new OperationPreparer(apiSchema(features))
  const budget = new RequestBudget()
  await registerGraphQLRoute(http, { app, preparer, authenticator, budget })
  registerErrorReportRoute(http, { authenticator, serviceUrl: config.errorReportUrl })
  const liveServer = new LiveServer({ app, preparer, authenticator, isKnownHost, budget })
  liveServer.attach(http.server)
  started.add('live server', () => liveServer.close())
  new Gauge({
    name: 'live_sockets_open',
    help: 'WebSockets of consoles and programs that are open now.',
    registers: [metrics],
    collect() {
      this.set(liveServer.openSockets)
    },
  })
  for (const feature of features) await feature.routes?.({ ...app, http, authenticator, liveServer })

  await registerConsoleFiles(http, CONSOLE_FOLDER)
  return http
}
