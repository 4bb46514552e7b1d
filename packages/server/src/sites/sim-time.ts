import type { ServerContext } from '../platform/server-context.ts'

/** What a site's simulated clock shows (OP-QRY-16, MV-SUB-02). Displayed only: rules use real time (OP-OPEN-60). */
export interface SimTime {
  siteId: string
  /** When the simulation began, in real and in simulated time alike. */
  initialization: Date
  /** Simulated time at the moment of the answer. */
  clock: Date
  /** Simulated seconds per real second. */
  rate: number
}

interface Simulation {
  began: Date
  rate: number
  siteIds: ReadonlySet<string>
}

const running = new WeakMap<ServerContext['live'], Simulation>()

/**
 * Starts the simulated clock of these sites at the present. It counts from the start of this server, like the simulated
 * trucks that are started together with it.
 */
export function startSimTime(
  app: Pick<ServerContext, 'live' | 'clock'>,
  rate: number,
  siteIds: readonly string[],
): void {
  running.set(app.live, { began: app.clock.now(), rate, siteIds: new Set(siteIds) })
}

/** The site's simulated time; null for a site that is not simulated. */
export function simTimeOf(app: Pick<ServerContext, 'live' | 'clock'>, siteId: string): SimTime | null {
  const simulation = running.get(app.live)
  if (!simulation?.siteIds.has(siteId)) return null
  const { began, rate } = simulation
  const elapsedMs = app.clock.now().getTime() - began.getTime()
  return { siteId, initialization: began, clock: new Date(began.getTime() + elapsedMs * rate), rate }
}
