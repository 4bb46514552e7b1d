import type { SiteRole } from '@tractrix/domain/users'
import { demoId } from '../seed/demo-id.ts'

/** A demo person; the password is one for all and set where the database is seeded. */
export interface DemoPerson {
  id: string
  email: string
  name: string
  sub: string
  globalPermissions: string[]
  /** Aliases of the yards with the role held there. */
  roles: { yardAlias: string; role: SiteRole }[]
}

const EVERY_YARD = ['baltimore', 'krems', 'seagirt']

/** The people of the demo, in the order in which the sign-in page offers them. */
export function demoPeople(): DemoPerson[] {
  return [
    person('dispatcher', 'Dana Dispatcher', 'Dispatcher', EVERY_YARD),
    person('manager', 'Morgan Manager', 'Manager', EVERY_YARD),
    person('operator', 'Maya Operator', 'Operator', EVERY_YARD),
    person('driver', 'Drew Driver', 'Driver', ['baltimore']),
    person('customer', 'Casey Customer', 'Customer', ['baltimore']),
    person('partner', 'Parker Partner', 'Partner', ['baltimore']),
    { ...person('admin', 'Avery Admin', 'Operator', []), globalPermissions: ['admin'] },
    person('outsider', 'Oscar Outsider', 'Operator', []),
  ]
}

function person(account: string, name: string, role: SiteRole, yards: string[]): DemoPerson {
  const email = `${account}@tractrix.local`
  return {
    id: demoId(`user/${email}`),
    email,
    name,
    sub: `demo|${account}`,
    globalPermissions: [],
    roles: yards.map(yardAlias => ({ yardAlias, role })),
  }
}
