import type { ServerContext } from '../../platform/context/index.ts'
import { type LiveChannel, liveTopic } from '../../platform/live/index.ts'
import { type ApiKey, readApiKey, setRevoked } from './api-keys.store.ts'
import { sessionIdOfKey } from './api-keys.ts'

/** Ids of sessions that ended on this server while their sockets may still be open. */
export const ENDED_SESSIONS: LiveChannel<string> = { topic: liveTopic<string>('ended-sessions'), id: 'all' }

/** Ends a key at once: its sockets at this server too; those at others end when their session is read again. */
export async function revokeApiKey(
  app: Pick<ServerContext, 'db' | 'clock' | 'live'>,
  key: ApiKey,
): Promise<ApiKey> {
  await setRevoked(app.db.kysely, key.id, app.clock.now().toISOString())
  app.live.publish(ENDED_SESSIONS.topic, ENDED_SESSIONS.id, sessionIdOfKey(key.id))
  return (await readApiKey(app.db.kysely, key.id)) ?? key
}
