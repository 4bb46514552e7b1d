import { demoYards } from '@tractrix/demo-yards'
import { loadDemo } from '../demo/index.ts'
import { type Clock, systemClock } from '../platform/clock.ts'
import { type Config, claimDataFolder, loadSecrets } from '../platform/config/index.ts'
import { ChangeFeed } from '../platform/db/index.ts'
import { Disposables } from '../platform/disposables.ts'
import { listen } from '../platform/http/index.ts'
import { followChangeFeed, LiveTopics } from '../platform/live/index.ts'
import { createLogger, type Logger } from '../platform/logging.ts'
import type { ServerContext } from '../platform/server-context.ts'
import { startSimTime } from '../sites/index.ts'
import { startTrucks } from '../trucks/index.ts'
import { assertPortsFree } from './assert-ports-free.ts'
import { buildHttp } from './build-http.ts'
import { startHousekeeping } from './housekeeping.ts'
import { leadFleet } from './lead-fleet.ts'
import { startDatabase } from './start-database.ts'
import { startFleet } from './start-fleet.ts'
import { startProblemOf } from './start-problem-of.ts'

/** The running server. */
export interface App {
  /** Address without a slash at the end. */
  url: string
  context: ServerContext
  /** Ends everything in the opposite order of its start. */
  close(): Promise<void>
}

export type AppParts = { log?: Logger; clock?: Clock }

/**
 * Starts the whole server: what a part needs is started before it, and ended after it. When a part cannot start, those
 * that have are ended, and the error says why; a `StartProblem` is for people.
 */
export async function buildApp(config: Config, parts: AppParts = {}): Promise<App> {
  const log = parts.log ?? createLogger()
  const clock = parts.clock ?? systemClock
  const started = new Disposables()
  const close = () =>
    started.dispose((name, error) => log.error({ err: error, part: name }, 'a part did not end well'))
  try {
    const folder = await claimDataFolder(config.dataFolder)
    started.add('data folder', () => folder.release())
    await assertPortsFree(config)
    const { fleetKey } = await loadSecrets(folder.path)

    const db = await startDatabase(config, log, started)
    if (config.demoPassword !== null) await loadDemo(db, clock, config.demoPassword)
    const live = new LiveTopics(log)
    const { moveClassEnabled } = config.publicSettings
    const context: ServerContext = { db, clock, log, live, features: { moveClassEnabled } }
    if (config.demoPassword !== null)
      await startSimTime(
        context,
        config.simRate,
        demoYards().map(yard => yard.siteId),
      )
    const feed = new ChangeFeed(db.address)
    await feed.start()
    started.add('change feed', () => feed.close())
    started.add('news of changes', followChangeFeed(live, feed))

    const trucks = await startTrucks(context)
    started.add('trucks', () => trucks.close())
    const gateway = await startFleet(
      config,
      fleetKey,
      vehicle => trucks.fleet.truckOf(vehicle) !== null,
      log,
      started,
    )
    trucks.follow(gateway)
    const lead = leadFleet(context, gateway, { lostTruckAfterMs: config.lostTruckAfterMs })
    started.add('lead of the fleet', () => lead.close())
    await lead.start()
    startHousekeeping(context, started)

    const http = await buildHttp(context, config, { gateway, lead }, started)
    const url = await listen(http, config.host, config.port)
    return { url, context, close }
  } catch (error) {
    await close()
    throw startProblemOf(error, config)
  }
}
