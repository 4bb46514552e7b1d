import { describe, expect, it } from 'vitest'
import { buildUser, TEST_IDS } from '../testing/index.ts'
import { ABILITIES, type Ability } from './ability-table.ts'
import { API_KEY_SCOPES, type ApiKeyScope } from './api-key-rights.ts'
import { can } from './can.ts'
import { isAdmin, SITE_ROLES, type SiteRole, type User } from './user.ts'

const SITE = TEST_IDS.site
const withRole = (role: SiteRole, siteId: string = SITE) => buildUser({ siteRoles: [{ siteId, role }] })
const admin = buildUser({ globalPermissions: ['admin'], siteRoles: [] })
const outsider = buildUser({ siteRoles: [] })

/** M anager, O perator, D ispatcher, d R iver, C ustomer, P artner: who holds what, as the requirements have it. */
const EXPECTED = {
  'site.view': 'MODRCP',
  'site.configure': 'MOD',
  'move.view': 'MODRCP',
  'move.create': 'MOD',
  'move.edit': 'MOD',
  'move.enqueue': 'MOD',
  'move.cancel': 'MOD',
  'move.complete': 'MOD',
  'move.delete': 'MOD',
  'move.return': 'MOD',
  'move.order': 'P',
  'move.test': 'MP',
  'move.testAny': 'M',
  'zone.setEnabled': 'MOD',
  'zone.setNoGo': 'MOD',
  'zone.clearObservation': 'MOD',
  'zone.edit': 'M',
  'trailer.view': 'MODRCP',
  'trailer.edit': 'MOD',
  'detention.view': 'MODC',
  'detention.configure': 'M',
  'detention.hold': 'MOD',
  'trailer.report': 'P',
  'truck.view': 'MODRCP',
  'truck.setAvailability': 'MOD',
  'truck.record': 'MODR',
  'truck.publish': 'MOD',
  'form.submit': 'MODR',
  'assist.view': 'MODRCP',
  'assist.answer': 'MODR',
  'siteAssist.open': 'D',
  'history.read': 'M',
  'apiKey.manage': 'M',
  'recording.view': '',
  'user.admin': '',
} as const satisfies Record<Ability, string>

const LETTERS = { Manager: 'M', Operator: 'O', Dispatcher: 'D', Driver: 'R', Customer: 'C', Partner: 'P' }

describe('can', () => {
  for (const ability of ABILITIES) {
    for (const role of SITE_ROLES) {
      const expected = EXPECTED[ability].includes(LETTERS[role])
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

  it('MV-OPEN-03 a Manager may do all that an Operator may', () => {
    const missing = ABILITIES.filter(
      ability => can(withRole('Operator'), ability, SITE) && !can(withRole('Manager'), ability, SITE),
    )
    expect(missing).toEqual([])
  })

  it('MV-OPEN-03 a Customer changes nothing: every ability a Customer holds is one to see', () => {
    const held = ABILITIES.filter(ability => can(withRole('Customer'), ability, SITE))
    expect(held).toEqual(ABILITIES.filter(ability => ability.endsWith('.view') && EXPECTED[ability] !== ''))
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

  it('MV-OPEN-66 an API key holds what the role Partner holds, within its scopes, and only at its site', () => {
    const key = (...scopes: ApiKeyScope[]) => ({
      ...withRole('Partner'),
      apiKey: { scopes, acknowledgesMoves: false },
    })
    const held = (user: User) => ABILITIES.filter(ability => can(user, ability, SITE))
    expect(held(key())).toEqual(['site.view'])
    expect(held(key('moves_read', 'moves_write'))).toEqual(['site.view', 'move.view', 'move.order'])
    const all = held(key(...API_KEY_SCOPES))
    expect(all).toEqual(expect.arrayContaining(['move.test', 'trailer.view', 'truck.view']))
    expect(all.filter(ability => !can(withRole('Partner'), ability, SITE))).toEqual([])
    expect(ABILITIES.filter(ability => can(key(...API_KEY_SCOPES), ability, TEST_IDS.otherSite))).toEqual([])
    const powerful = { ...key('moves_read'), globalPermissions: ['admin'] }
    expect(held(powerful)).toEqual(['site.view', 'move.view'])
  })

  it('MV-PER-01 only the global permission makes an admin', () => {
    expect(isAdmin(admin)).toBe(true)
    expect(isAdmin(buildUser({ globalPermissions: ['Admin', 'administrator'] }))).toBe(false)
    expect(isAdmin(null)).toBe(false)
  })
})
