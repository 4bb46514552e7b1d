import { setTimeout as pause } from 'node:timers/promises'
import { arrivalProfile, seededRandom } from '@tractrix/demo-yards'
import { YardClient } from './client/yard-client.ts'
import { PACES } from './config/paces.ts'
import type { TrafficConfig } from './config/traffic-config.ts'
import { siteTurn } from './site-turn.ts'

/** Between two looks at a yard, in milliseconds. */
const TURN_MS = 3_000
/** Longest pause while the server is away, in milliseconds. */
const LONGEST_PAUSE_MS = 60_000
/** What happens by chance is not made up for after a longer pause, in milliseconds. */
const LONGEST_SINCE_MS = 30_000

/** The part of pino's logger that is used here. */
export interface TrafficLog {
  info(about: object, words: string): void
  warn(about: object, words: string): void
}

export interface TrafficOptions extends TrafficConfig {
  log: TrafficLog
  /** By default the system's. */
  now?: () => Date
}

export interface Traffic {
  /** Ends all sites; resolves when no request is under way any more. */
  stop(): Promise<void>
}

/** Plays gate and dock office at every site that there is a key for, until it is stopped. */
export function runTraffic(options: TrafficOptions): Traffic {
  const ended = new AbortController()
  const sites = Object.entries(options.keys).map(([siteId, key]) =>
    keepAlive(new YardClient({ url: options.url, siteId, key }), options, ended.signal),
  )
  return {
    stop: async () => {
      ended.abort()
      await Promise.all(sites)
    },
  }
}

/** Turn after turn at one site. A server that is away is asked again after pauses that double, and said to be away once. */
async function keepAlive(client: YardClient, options: TrafficOptions, signal: AbortSignal): Promise<void> {
  const { log, seed, now = () => new Date() } = options
  const { siteId } = client
  const random = seededRandom(`demo-traffic/${seed}/${siteId}`)
  const turn = { pace: PACES[options.pace], random, arrivalProfile: arrivalProfile() }
  let pauseMs = TURN_MS
  let last = now()
  while (!signal.aborted) {
    const time = now()
    const sinceMs = Math.min(LONGEST_SINCE_MS, Math.max(0, time.getTime() - last.getTime()))
    last = time
    try {
      const { intent, refused } = await siteTurn(client, { ...turn, sinceMs }, time, signal)
      if (pauseMs !== TURN_MS) log.info({ siteId }, 'demo traffic goes on')
      pauseMs = TURN_MS
      if (refused) log.info({ siteId, intent, code: refused.code }, refused.message)
      else if (intent) log.info({ siteId, intent }, 'demo traffic')
    } catch (error) {
      if (signal.aborted) return
      if (pauseMs === TURN_MS) log.warn({ siteId, err: error }, 'demo traffic waits for the server')
      pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)
    }
    await pause(pauseMs, undefined, { signal }).catch(() => undefined)
  }
}
