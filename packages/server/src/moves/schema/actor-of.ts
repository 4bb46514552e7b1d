import { isApiKey, type User } from '@tractrix/domain/users'
import type { Actor } from '../store/move-history.store.ts'

/** How the history names who asks. */
export const actorOf = (user: User): Actor => ({ kind: isApiKey(user) ? 'api_key' : 'user', id: user.id })
