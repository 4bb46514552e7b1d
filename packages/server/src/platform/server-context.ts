import type { Clock } from './clock.ts'
import type { Database } from './db/index.ts'
import type { LiveTopics } from './live/live-topics.ts'
import type { Logger } from './logging.ts'

/** The parts of the running server that actions and resolvers work with; made once in `app/build-app.ts`. */
export interface ServerContext {
  readonly db: Database
  readonly clock: Clock
  readonly log: Logger
  readonly live: LiveTopics
  readonly features: Features
}

/** What the settings switch on or off for rules that console and server share. */
export interface Features {
  /** Whether a move needs a class (PUBLIC_MOVE_CLASS_ENABLED, MV-VAL-02). */
  readonly moveClassEnabled: boolean
}
