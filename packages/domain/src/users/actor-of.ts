import type { Actor } from '../platform/index.ts'
import { isApiKey } from './api-key.ts'
import type { User } from './user.ts'

/** How the event log names who asks. */
export const actorOf = (user: User): Actor => ({ kind: isApiKey(user) ? 'api_key' : 'user', id: user.id })
