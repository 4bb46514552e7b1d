import type { Ability } from './ability-table.ts'
import type { ApiKeyScope } from './api-key-rights.ts'
import type { User } from './user.ts'

/** What each scope gives. Every key sees its site and the zones of it. */
const SCOPE_ABILITIES = {
  moves_read: ['move.view'],
  moves_write: ['move.order'],
  moves_test: ['move.test'],
  trailers_read: ['trailer.view'],
  trailers_write: ['trailer.report'],
  trucks_read: ['truck.view'],
} as const satisfies Record<ApiKeyScope, readonly Ability[]>

const OF_EVERY_KEY: readonly Ability[] = ['site.view']

/** Whether scopes leave an ability of the role Partner standing. */
export function isInScopes(scopes: readonly ApiKeyScope[], ability: Ability): boolean {
  const given: readonly Ability[] = scopes.flatMap(scope => SCOPE_ABILITIES[scope])
  return OF_EVERY_KEY.includes(ability) || given.includes(ability)
}

/** Whether this is the service account of an API key and no person. */
export function isApiKey(user: Pick<User, 'apiKey'>): boolean {
  return user.apiKey !== undefined
}
