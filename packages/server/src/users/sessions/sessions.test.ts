import { describe, expect, it } from 'vitest'
import {
  clock,
  cookieOf,
  db,
  form,
  JSON_TYPE,
  logIn,
  maya,
  PASSWORD,
  send,
  tokenOf,
  url,
  useSignIn,
  whoIs,
} from '../test-sign-in.ts'
import { AGE_LIMIT_MS, IDLE_LIMIT_MS } from './sessions.ts'

useSignIn()

describe('a session', () => {
  it('is stored as a hash only', async () => {
    const token = tokenOf(await logIn({ email: maya.email, password: PASSWORD }))
    const rows = await db.kysely.selectFrom('sessions').select('token_hash').execute()
    expect(rows.length).toBeGreaterThan(0)
    expect(
      rows.some(row => row.token_hash.toString('base64url') === token || row.token_hash.toString() === token),
    ).toBe(false)
  })

  it('OP-OPEN-02 is known by the bearer token and the WebSocket token too', async () => {
    const token = tokenOf(await logIn({ email: maya.email, password: PASSWORD }))
    expect(await whoIs('', { authorization: `Bearer ${token}` })).toBe(maya.name)
    expect((await send('GET', `${url}/token/${token}`)).text).toContain('Maya')
    expect((await send('GET', `${url}/token/${token.slice(1)}x`)).text).toBe('{"name":null}')
  })

  it.each([
    'tractrix-session=',
    'tractrix-session=x',
    `tractrix-session=${'A'.repeat(43)}`,
    'a;b;;=;tractrix-session',
    `tractrix-session=${'%'.repeat(43)}`,
  ])('is not opened by the cookie %j', async cookie => {
    expect(await whoIs(cookie)).toBeNull()
  })

  it('is that of the first cookie of its name, which browsers send for the more specific path, byte for byte', async () => {
    const token = tokenOf(await logIn({ email: maya.email, password: PASSWORD }))
    const escaped = `%${token.charCodeAt(0).toString(16)}${token.slice(1)}`
    expect(await whoIs(`a=b;tractrix-session = ${token} ; tractrix-session=x`)).toBe(maya.name)
    expect(await whoIs(`tractrix-session=x; tractrix-session=${token}`)).toBeNull()
    expect(await whoIs(`tractrix-session=${escaped}`)).toBeNull()
  })

  it('ends when nobody uses it, and at its greatest age however busy it is', async () => {
    const idle = cookieOf(await logIn({ email: maya.email, password: PASSWORD }))
    const busy = cookieOf(await logIn({ email: maya.email, password: PASSWORD }))
    const started = clock.time
    clock.time = started + IDLE_LIMIT_MS - 1_000
    expect(await whoIs(busy)).toBe(maya.name)
    clock.time = started + IDLE_LIMIT_MS + 1_000
    expect(await whoIs(idle)).toBeNull()
    while (clock.time < started + AGE_LIMIT_MS - IDLE_LIMIT_MS / 2) {
      expect(await whoIs(busy)).toBe(maya.name)
      clock.time += IDLE_LIMIT_MS / 2
    }
    clock.time = started + AGE_LIMIT_MS + 1_000
    expect(await whoIs(busy)).toBeNull()
  })

  it('ends at once at sign-out, in every form of the request', async () => {
    const origin = url
    const byForm = cookieOf(await logIn({ email: maya.email, password: PASSWORD }))
    const out = await send('POST', `${url}/logout`, { ...form(), cookie: byForm })
    expect(out).toMatchObject({ status: 303, headers: { location: '/login' } })
    expect(out.cookies.join()).toMatch(/tractrix-session=; .*Max-Age=0.*user-info=; .*Max-Age=0/)
    expect(await whoIs(byForm)).toBeNull()
    const byJson = cookieOf(await logIn({ email: maya.email, password: PASSWORD }))
    expect(await send('POST', `${url}/logout`, { ...JSON_TYPE, cookie: byJson, origin }, '{}')).toMatchObject(
      { status: 204 },
    )
    expect(await whoIs(byJson)).toBeNull()
    expect(await send('POST', `${url}/logout`, form())).toMatchObject({ status: 303 })
  })

  it('is not ended by a page of somebody else', async () => {
    const cookie = cookieOf(await logIn({ email: maya.email, password: PASSWORD }))
    const foreign = { ...form(), origin: 'https://evil.example', cookie }
    expect(await send('POST', `${url}/logout`, foreign)).toMatchObject({ status: 403 })
    expect((await send('GET', `${url}/logout`, { cookie })).text).toContain('action="/logout"')
    expect(await whoIs(cookie)).toBe(maya.name)
  })
})
