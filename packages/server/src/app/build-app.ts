import { FLEET_CONNECTION } from '../fleet/index.ts'
import { type Clock, systemClock } from '../platform/clock.ts'
import { type Config, claimDataFolder, loadSecrets } from '../platform/config/index.ts'
import { createContext, provide, type ServerContext } from '../platform/context/index.ts'
import { Disposables } from '../platform/disposables.ts'
import { EventFeed } from '../platform/event-log/index.ts'
import { type Feature, featureSet } from '../platform/feature/index.ts'
import { listen } from '../platform/http/index.ts'
import { followEventFeed, LiveTopics } from '../platform/live/index.ts'
import { createLogger, type Logger } from '../platform/logging.ts'
import { assertPortsFree } from './assert-ports-free.ts'
import { buildHttp } from './build-http.ts'
import { eventRetention } from './event-retention.ts'
import { FEATURES } from './features.ts'
import { FleetStarter } from './fleet-starter.ts'
import { startDatabase } from './start-database.ts'
import { startJobs } from './start-jobs.ts'
import { startProblemOf } from './start-problem-of.ts'

/** The running server. */
export interface App {
  /** Address without a slash at the end. */
  url: string
  context: ServerContext
  /** Ends everything in the opposite order of its start. */
  close(): Promise<void>
}

/** What a server is made of besides its settings; what is left out is that of the product. */
export interface AppParts {
  log?: Logger
  clock?: Clock
  /** By tier, the lowest first. */
  features?: readonly Feature[]
}

/**
 * Starts the whole server: what a part needs is started before it, and ended after it. When a part cannot start, those
 * that have are ended, and the error says why; a `StartProblem` is for people.
 */
export async function buildApp(config: Config, parts: AppParts = {}): Promise<App> {
  const log = parts.log ?? createLogger()
  const clock = parts.clock ?? systemClock
  const features = parts.features ? featureSet(parts.features) : FEATURES
  const started = new Disposables()
  const close = () =>
    started.dispose((name, error) => log.error({ err: error, part: name }, 'a part did not end well'))
  try {
    const folder = await claimDataFolder(config.dataFolder)
    started.add('data folder', () => folder.release())
    await assertPortsFree(config)
    const { fleetKey } = await loadSecrets(folder.path)

    const db = await startDatabase(config, log, started)
    const live = new LiveTopics(log)
    const fleet = new FleetStarter({ config, fleetKey, log, started })
    const context = createContext({ db, clock, log, live, config }, [
      ...features.flatMap(feature => feature.services ?? []),
      provide(FLEET_CONNECTION, () => fleet),
    ])
    for (const feature of features) await feature.seed?.(context)
    const feed = new EventFeed(db.address)
    await feed.start()
    started.add('event feed', () => feed.close())
    started.add('live events', followEventFeed(live, feed))

    for (const feature of features) await feature.start?.(context, started)
    startJobs([eventRetention, ...features.flatMap(feature => feature.jobs ?? [])], context, started)

    const http = await buildHttp(context, features, started)
    const url = await listen(http, config.host, config.port)
    return { url, context, close }
  } catch (error) {
    await close()
    throw startProblemOf(error, config)
  }
}
