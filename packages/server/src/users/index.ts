export { ApiKeys } from './api-keys/api-keys.ts'
export { createApiKey } from './api-keys/create-api-key.ts'
export { userFromRequest, userFromToken } from './authenticator.ts'
export { usersFeature } from './feature.ts'
export type { BeginSession, IdentityProvider } from './identity-provider.ts'
export { hashPassword, verifyPassword } from './password.ts'
export { Sessions } from './sessions/sessions.ts'
export {
  insertUser,
  listDemoUsers,
  type NewUser,
  setDemoPassword,
} from './store/users.store.ts'
export { UserRef } from './users.schema.ts'
