import { describe, expect, it } from 'vitest'
import { buildUser, TEST_IDS } from '../testing/index.ts'
import { ABILITIES, type Ability } from './ability-table.ts'
import { can } from './can.ts'
import { isAdmin, SITE_ROLES, type SiteRole } from './user.ts'

const SITE = TEST_IDS.site
const withRole = (role: SiteRole, siteId: string = SITE) => buildUser({ siteRoles: [{ siteId, role }] })
const admin = buildUser({ globalPermissions: ['admin'], siteRoles: [] })
const outsider = buildUser({ siteRoles: [] })

const ADMIN_ONLY: Ability[] = ['recording.view', 'user.admin']

/** Who of the roles holds an ability, as the ledger has it. */
function holders(ability: Ability): readonly SiteRole[] {
  if (ADMIN_ONLY.includes(ability)) return []
  return ability === 'siteAssist.open' ? ['Dispatcher'] : SITE_ROLES
}

describe('can', () => {
  for (const ability of ABILITIES) {
    for (const role of SITE_ROLES) {
      const expected = holders(ability).includes(role)
      it(`MV-OPEN-03 OP-OPEN-01 OP-OPEN-138 ${role} ${expected ? 'may' : 'may not'} ${ability}`, () => {
        expect(can(withRole(role), ability, SITE)).toBe(expected)
      })
    }

    it(`OP-ROL-06 admin may ${ability}, outsider and nobody may not`, () => {
      expect(can(admin, ability, SITE)).toBe(true)
      expect(can(admin, ability, null)).toBe(true)
      expect(can(outsider, ability, SITE)).toBe(false)
      expect(can(null, ability, SITE)).toBe(false)
    })

    it(`MV-SITE-05 ${ability} at another site, or at none, is not granted by a role here`, () => {
      for (const role of SITE_ROLES) {
        expect(can(withRole(role, TEST_IDS.otherSite), ability, SITE)).toBe(false)
        expect(can(withRole(role), ability, null)).toBe(false)
      }
    })
  }

  it('MV-SITE-02 MV-SITE-03 MV-PER-03 every role of a site works its moves and watches trucks and trailers', () => {
    const movesArea = ABILITIES.filter(ability => /^(move|truck|trailer|zone|form)\./.test(ability))
    expect(movesArea).toEqual(
      expect.arrayContaining([
        'move.create',
        'move.enqueue',
        'move.edit',
        'move.cancel',
        'move.complete',
        'move.return',
        'truck.view',
        'trailer.view',
      ]),
    )
    for (const role of SITE_ROLES)
      expect(movesArea.filter(ability => !can(withRole(role), ability, SITE))).toEqual([])
  })

  it('OP-OPEN-69 one of several roles is enough', () => {
    const both = buildUser({
      siteRoles: [
        { siteId: SITE, role: 'Driver' },
        { siteId: SITE, role: 'Dispatcher' },
      ],
    })
    expect(can(both, 'siteAssist.open', SITE)).toBe(true)
  })

  it('MV-PER-01 only the global permission makes an admin', () => {
    expect(isAdmin(admin)).toBe(true)
    expect(isAdmin(buildUser({ globalPermissions: ['Admin', 'administrator'] }))).toBe(false)
    expect(isAdmin(null)).toBe(false)
  })
})
