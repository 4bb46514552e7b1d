import { provide } from '../platform/context/index.ts'
import { defineFeature, type RouteContext } from '../platform/feature/index.ts'
import { AUTHENTICATOR, consoleFontPath } from '../platform/http/index.ts'
import { ApiKeys } from './api-keys/api-keys.ts'
import { ENDED_SESSIONS } from './api-keys/revoke-api-key.ts'
import { createAuthenticator } from './authenticator.ts'
import { SESSIONS, Sessions } from './sessions/sessions.ts'
import { deleteOldSignIns } from './sign-in-limits/sign-in-addresses.store.ts'
import { registerSignInRoutes } from './sign-in-routes.ts'
import { deleteExpiredSessions } from './store/users.store.ts'
import { registerUsersSchema } from './users.schema.ts'

const EVERY_MS = 15 * 60_000

/** People and programs: who they are, how they sign in, what they may do where. */
export const usersFeature = defineFeature({
  name: 'users',
  tier: 1,
  services: [
    provide(
      SESSIONS,
      ({ db, clock, config }) => new Sessions({ db, clock, demoPeople: config.demoPassword !== null }),
    ),
    provide(AUTHENTICATOR, ({ db, clock, services }) =>
      createAuthenticator(services.get(SESSIONS), new ApiKeys({ db, clock })),
    ),
  ],
  topics: [ENDED_SESSIONS.topic],
  schema: registerUsersSchema,
  jobs: [
    {
      name: 'expired sessions',
      everyMs: EVERY_MS,
      run: ({ db, clock }) => deleteExpiredSessions(db, clock.now().toISOString()),
    },
    {
      name: 'old sign-ins',
      everyMs: EVERY_MS,
      run: ({ db, clock }) => deleteOldSignIns(db, clock.now().toISOString()),
    },
  ],
  routes: addSignIn,
})

async function addSignIn({
  http,
  db,
  clock,
  live,
  config,
  services,
  liveServer,
}: RouteContext): Promise<void> {
  const sessions = services.get(SESSIONS)
  sessions.onEnd(sessionId => liveServer.endSession(sessionId))
  live.subscribe(ENDED_SESSIONS, sessionId => liveServer.endSession(sessionId))
  await registerSignInRoutes(http, {
    db,
    clock,
    sessions,
    demoPeople: config.demoPassword !== null,
    host: config.host,
    fontPath: await consoleFontPath(),
  })
}
