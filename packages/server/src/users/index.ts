export { ApiKeys } from './api-keys/api-keys.ts'
export { createApiKey } from './api-keys/create-api-key.ts'
export { ENDED_SESSIONS } from './api-keys/revoke-api-key.ts'
export { createAuthenticator, userFromRequest, userFromToken } from './authenticator.ts'
export type { BeginSession, IdentityProvider } from './identity-provider.ts'
export { hashPassword, verifyPassword } from './password.ts'
export { Sessions } from './sessions.ts'
export { deleteOldSignIns } from './sign-in-limits/sign-in-addresses.store.ts'
export { registerSignInRoutes, type SignInRoutes } from './sign-in-routes.ts'
export { registerUsersSchema, UserRef } from './users.schema.ts'
export {
  deleteExpiredSessions,
  insertUser,
  listDemoUsers,
  type NewUser,
  setDemoPassword,
} from './users.store.ts'
