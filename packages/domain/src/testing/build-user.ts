import type { User } from '../users/index.ts'
import { TEST_IDS } from './test-ids.ts'

/** An operator of the test site. */
export function buildUser(changes: Partial<User> = {}): User {
  return {
    id: TEST_IDS.user,
    name: 'Olive Operator',
    email: 'olive@example.test',
    sub: 'olive',
    globalPermissions: [],
    siteRoles: [{ siteId: TEST_IDS.site, role: 'Operator' }],
    ...changes,
  }
}
