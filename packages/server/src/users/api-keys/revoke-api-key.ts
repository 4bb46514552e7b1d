import type { Actor } from '@tractrix/domain/platform'
import type { ServerContext } from '../../platform/context/index.ts'
import { changeSite } from '../../platform/db/index.ts'
import { appendEvent } from '../../platform/event-log/index.ts'
import { type LiveChannel, liveTopic } from '../../platform/live/index.ts'
import { type ApiKey, readApiKey, setRevoked } from './api-keys.store.ts'
import { sessionIdOfKey } from './api-keys.ts'

/** Ids of sessions that ended on this server while their sockets may still be open. */
export const ENDED_SESSIONS: LiveChannel<string> = { topic: liveTopic<string>('ended-sessions'), id: 'all' }

/** Ends a key at once: its sockets at this server too; those at others end when their session is read again. */
export async function revokeApiKey(
  app: Pick<ServerContext, 'db' | 'clock' | 'live'>,
  actor: Actor,
  key: ApiKey,
): Promise<ApiKey> {
  const { id, siteId, name } = key
  const revoked = await changeSite(app, siteId, async (trx, now) => {
    const known = await readApiKey(trx, id)
    if (!known || known.revokedAt !== null) return known
    await setRevoked(trx, id, now)
    const data = { name }
    await appendEvent(trx, { name: 'api_key.revoked', siteId, subjectId: id, at: now, actor, data })
    return readApiKey(trx, id)
  })
  app.live.publish(ENDED_SESSIONS.topic, ENDED_SESSIONS.id, sessionIdOfKey(id))
  return revoked ?? key
}
