import type { Logger } from 'pino'
import type { LiveTopics } from './live/live-topics.ts'

/** The parts of the running server that actions and resolvers work with; made once in `app/build-app.ts`. */
export interface ServerContext {
  readonly log: Logger
  readonly live: LiveTopics
}
