import type { ServerContext } from '../../platform/context/index.ts'

/** What an action works with besides its input. */
export type ActionContext = Pick<ServerContext, 'db' | 'clock' | 'config'>
