import { SITE_ROLES, type SiteRole, type User } from '@tractrix/domain/users'
import { describe, expect, it } from 'vitest'
import { VARIANTS, type VariantName } from '../platform/variant.ts'
import { variantOfRole } from './variant-of-role.ts'

const withRole = (role: SiteRole): User => ({
  id: 'user-1',
  name: 'Somebody',
  email: 'somebody@example.test',
  sub: 'somebody',
  globalPermissions: [],
  siteRoles: [{ siteId: 'site-1', role }],
})

/** What a role is left in a variant: adding moves, changing them, testing tools. */
function left(variant: VariantName, role: SiteRole, siteId: string | null = 'site-1') {
  const { addMove, moveChanges, testing } = variantOfRole(VARIANTS[variant], withRole(role), siteId)
  return { addMove, moveChanges, testing }
}

describe('a variant of a role', () => {
  it.each(SITE_ROLES)('MV-OPEN-03 shows a %s the controls of moves that the role may use', role => {
    const isCrew = ['Manager', 'Operator', 'Dispatcher'].includes(role)
    expect(left('operations', role)).toEqual({ addMove: isCrew, moveChanges: isCrew, testing: false })
  })

  it.each(SITE_ROLES)('MV-OPEN-03 MV-OPEN-93 shows a %s the testing tools that the role may use', role => {
    const mayTest = ['Manager', 'Partner'].includes(role)
    expect(left('integration', role)).toEqual({ addMove: false, moveChanges: false, testing: mayTest })
  })

  it('MV-OPEN-03 a role at another site gives nothing; without a site nothing is taken away', () => {
    const none = { addMove: false, moveChanges: false, testing: false }
    expect(left('operations', 'Manager', 'site-2')).toEqual(none)
    expect(left('operations', 'Customer', null)).toMatchObject({ addMove: true })
  })

  it('MV-OPEN-03 an admin sees every control', () => {
    const admin = { ...withRole('Customer'), globalPermissions: ['admin'] }
    expect(variantOfRole(VARIANTS.operations, admin, 'site-2')).toEqual(VARIANTS.operations)
  })
})
