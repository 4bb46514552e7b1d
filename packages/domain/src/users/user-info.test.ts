import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildUser } from '../testing/index.ts'
import { isAdmin, SITE_ROLES } from './user.ts'
import { formatUserInfo, parseUserInfo } from './user-info.ts'

describe('the cookie user-info', () => {
  it('MV-CST-21 MV-OPEN-133 holds id, name, sub, permissions and roles, and nothing else', () => {
    const user = buildUser({ name: 'Jörg; "Ö" =' })
    const { email, ...rest } = user
    const value = formatUserInfo(user)
    expect(value).not.toContain(encodeURIComponent(email))
    expect(value).toMatch(/^[A-Za-z0-9%_.!~*'()-]+$/)
    expect(parseUserInfo(value)).toEqual(rest)
  })

  it('MV-OPEN-39 reads back every user', () => {
    const users = fc.record({
      id: fc.uuid(),
      name: fc.string(),
      sub: fc.string(),
      globalPermissions: fc.array(fc.string()),
      siteRoles: fc.array(fc.record({ siteId: fc.uuid(), role: fc.constantFrom(...SITE_ROLES) })),
    })
    fc.assert(
      fc.property(users, user => {
        expect(parseUserInfo(formatUserInfo(user))).toEqual(user)
      }),
    )
  })

  it('MV-OPEN-39 an unreadable cookie means no rights', () => {
    for (const value of [undefined, null, '', '%', '%7B', 'null', '[]', '7', '{"id":"a"}']) {
      expect(isAdmin(parseUserInfo(value))).toBe(false)
    }
    fc.assert(
      fc.property(fc.string(), value => {
        expect(isAdmin(parseUserInfo(value))).toBe(false)
      }),
    )
  })

  it('MV-OPEN-39 a cookie without a full name is unreadable', () => {
    const whole = { id: 'a', name: 'b', sub: 'c' }
    for (const part of Object.keys(whole)) {
      const value = encodeURIComponent(JSON.stringify({ ...whole, [part]: 7 }))
      expect(parseUserInfo(value)).toBeNull()
    }
  })

  it('MV-OPEN-39 drops what is not a permission or a role', () => {
    const odd = {
      id: 'a',
      name: 'b',
      sub: 'c',
      globalPermissions: [1, 'x'],
      siteRoles: [{ siteId: 's', role: 'King' }, 3, null],
    }
    expect(parseUserInfo(encodeURIComponent(JSON.stringify(odd)))).toEqual({
      id: 'a',
      name: 'b',
      sub: 'c',
      globalPermissions: ['x'],
      siteRoles: [],
    })
  })
})
