import type { User } from '@tractrix/domain/users'
import type { ServerContext } from '../../context/index.ts'
import { AnswerWork } from '../limits/answer-work.ts'
import { Loaders } from './loaders.ts'

/** What every resolver receives: who asks, this request's loaders, and the server's parts. */
export interface RequestContext {
  /** Who asks; null without a session. In a subscription's messages: an anonymous person with the group's rights. */
  readonly user: User | null
  readonly loaders: Loaders
  readonly app: ServerContext
  /** What the making of the answer has taken so far. */
  readonly work: AnswerWork
  /** Sites of which the answer shows something. */
  readonly shownSites: Set<string>
  /** The newest change of each site when the request began; null while no changes are followed. */
  readonly siteSequences: ReadonlyMap<string, number> | null
}

/** Makes the context of one request, or of one tick of a subscription group. */
export const requestContext = (app: ServerContext, user: User | null): RequestContext => ({
  user,
  loaders: new Loaders(app),
  app,
  work: new AnswerWork(),
  shownSites: new Set(),
  siteSequences: app.live.siteSequences(),
})
