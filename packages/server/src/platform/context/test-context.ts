import pino from 'pino'
import { systemClock } from '../clock.ts'
import { readConfig } from '../config/index.ts'
import type { Database } from '../db/index.ts'
import { LiveTopics } from '../topics/live-topics.ts'
import { createContext, type FeatureService, type ServerContext } from './server-context.ts'
import { ServiceRegistry } from './services.ts'

/** The settings of a server that was told nothing, without the demo. */
export const testConfig = () => readConfig({ TRACTRIX_DEMO: 'off' })

/**
 * For tests: the parts of a server. What is left out is silent, real time, without a database, with the settings of
 * `testConfig` and without services.
 */
export function testContext<Parts extends Partial<Omit<ServerContext, 'services'>>>(
  parts: Parts,
  provided: readonly FeatureService[] = [],
): ServerContext & Parts {
  const log = parts.log ?? pino({ level: 'silent' })
  const given = {
    db: parts.db ?? noDatabase,
    clock: systemClock,
    live: new LiveTopics(log),
    config: testConfig(),
    ...parts,
    log,
  }
  const context = Object.assign(createContext(given, []), parts)
  renewServices(context, provided)
  return context
}

/** Gives a context new services, which know nothing of what the old ones were told. */
export function renewServices(context: ServerContext, provided: readonly FeatureService[]): void {
  Object.assign(context, { services: new ServiceRegistry(provided, () => context) })
}

const noDatabase = new Proxy({} as Database, {
  get(_nothing, name) {
    throw new Error(`this test has no database: db.${String(name)}`)
  },
})
