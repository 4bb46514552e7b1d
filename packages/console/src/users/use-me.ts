import { type Ability, can, isAdmin, SITE_ROLES, type SiteRole, type User } from '@tractrix/domain/users'
import { createContext, useContext } from 'react'
import { useQuery } from 'urql'
import { MeDocument, type MeQuery } from '../platform/graphql/graphql.generated.ts'

/** Asks who is signed in. `user` is undefined until the answer is there and null when nobody is. */
export function useSignedIn(): { user: User | null | undefined; failed: boolean; retry: () => void } {
  const [{ data, error }, execute] = useQuery({ query: MeDocument })
  return {
    user: data === undefined ? undefined : toUser(data.me),
    failed: error !== undefined && !data,
    retry: () => execute({ requestPolicy: 'network-only' }),
  }
}

const MeContext = createContext<User | null>(null)
export const MeProvider = MeContext.Provider

/** The signed-in person. */
export function useMe(): User {
  const me = useContext(MeContext)
  if (me === null) throw new Error('useMe needs a MeProvider above it')
  return me
}

/** Whether the signed-in person may do this at this site; the server checks again. */
export function useCan(ability: Ability, siteId: string | null): boolean {
  return can(useMe(), ability, siteId)
}

export function useIsAdmin(): boolean {
  return isAdmin(useMe())
}

function toUser(me: MeQuery['me']): User | null {
  if (me === null) return null
  const siteRoles = me.siteRoles.flatMap(({ siteId, role }) => {
    const known = SITE_ROLES.find((name): name is SiteRole => name === role)
    return known ? [{ siteId, role: known }] : []
  })
  return { ...me, siteRoles }
}
