import { restart } from '../app/testing/test-context.ts'
import type { ServerContext } from '../platform/context/index.ts'
import { LIVE_TRUCKS, type LiveTrucks } from './live/live-trucks.ts'

/** For tests: the live trucks of a server that was just started, on the database of `app`. */
export async function startTrucks(app: ServerContext): Promise<LiveTrucks> {
  restart(app)
  const trucks = app.services.get(LIVE_TRUCKS)
  await trucks.start()
  return trucks
}
