import type { Clock } from '../clock.ts'
import type { Config } from '../config/index.ts'
import type { Database } from '../db/index.ts'
import type { Logger } from '../logging.ts'
import type { LiveTopics } from '../topics/live-topics.ts'
import { type ProvidedService, type ServiceKey, ServiceRegistry, type Services } from './services.ts'

/** The parts of the running server that actions and resolvers work with; made once in `app/build-app.ts`. */
export interface ServerContext {
  readonly db: Database
  readonly clock: Clock
  readonly log: Logger
  readonly live: LiveTopics
  readonly config: Config
  /** What features offer to features of higher tiers. */
  readonly services: Services
}

/** A service of a feature: its key, and how it is made from the server's parts. */
export type FeatureService = ProvidedService<ServerContext>

/** Lists a service in a manifest; what is made must be what the key names. */
export const provide = <Service>(
  key: ServiceKey<Service>,
  make: (context: ServerContext) => Service,
): FeatureService => ({ key, make })

/** Puts the parts of a server together, with the services that its features provide. */
export function createContext(
  parts: Omit<ServerContext, 'services'>,
  provided: readonly FeatureService[],
): ServerContext {
  const context: ServerContext = { ...parts, services: new ServiceRegistry(provided, () => context) }
  return context
}
