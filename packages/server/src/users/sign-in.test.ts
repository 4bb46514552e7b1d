import { parseUserInfo } from '@tractrix/domain/users'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { eventsOf } from '../platform/event-log/test-events.ts'
import {
  cookieOf,
  db,
  guardedUrl,
  JSON_TYPE,
  logIn,
  logInByForm,
  maya,
  newAddress,
  PASSWORD,
  send,
  tokenOf,
  url,
  useSignIn,
  whoIs,
} from './test-sign-in.ts'

useSignIn()

describe('POST /login', () => {
  it('OP-OPEN-02 answers JSON with the person and a session cookie', async () => {
    const answer = await logIn({ email: 'maya@example.COM', password: PASSWORD })
    expect(answer.status).toBe(200)
    expect(JSON.parse(answer.text)).toEqual({ user: maya })
    const [session] = answer.cookies
    expect(session).toMatch(/^tractrix-session=[\w-]{43}; Path=\/; Max-Age=1209600; SameSite=Lax; HttpOnly$/)
    expect(await whoIs(cookieOf(answer))).toBe(maya.name)
    expect(answer.text).not.toContain('argon2')
  })

  it('MV-CST-21 MV-OPEN-39 MV-OPEN-133 OP-OPEN-137 sets the readable cookie user-info', async () => {
    const answer = await logIn({ email: maya.email, password: PASSWORD })
    const cookie = answer.cookies.find(text => text.startsWith('user-info='))
    expect(cookie).not.toContain('HttpOnly')
    const { id, name, sub, globalPermissions, siteRoles } = maya
    expect(parseUserInfo(cookie?.split(';')[0]?.slice('user-info='.length))).toEqual({
      id,
      name,
      sub,
      globalPermissions,
      siteRoles,
    })
  })

  it('stands in the event log with the address, and so does a wrong password', async () => {
    const before = (await eventsOf(db.kysely, maya.id)).length
    const since = async () => (await eventsOf(db.kysely, maya.id)).slice(before)
    expect((await logIn({ email: maya.email, password: 'wrong' })).status).toBe(401)
    await vi.waitFor(async () => expect(await since()).toHaveLength(1), { timeout: 10_000 })
    const answer = await logIn({ email: maya.email, password: PASSWORD })
    await send('POST', `${url}/logout`, { cookie: cookieOf(answer), origin: url })
    const address = expect.stringMatching(/^[\d.:a-f]+$/)
    expect(await since()).toEqual([
      { name: 'user.sign_in_refused', actorKind: 'system', actorId: null, data: { address } },
      { name: 'user.signed_in', actorKind: 'user', actorId: maya.id, data: { address } },
      { name: 'user.signed_out', actorKind: 'user', actorId: maya.id, data: {} },
    ])
  })

  it('by https gives the cookie the name and flags that no other host can forge', async () => {
    const answer = await logIn({ email: maya.email, password: PASSWORD }, { 'x-forwarded-proto': 'https' })
    expect(answer.cookies[0]).toMatch(/^__Host-tractrix-session=[\w-]{43}; Path=\/; .*HttpOnly; Secure$/)
    const cookie = cookieOf(answer)
    expect(await whoIs(cookie, { 'x-forwarded-proto': 'https' })).toBe(maya.name)
    expect(await whoIs(cookie.replace('__Host-', ''), { 'x-forwarded-proto': 'https' })).toBeNull()
  })

  it('OP-ROL-08 answers a form with 303 to the stored path', async () => {
    const answer = await logInByForm({
      email: maya.email,
      password: PASSWORD,
      returnTo: '/sites/7/queue?tab=2',
    })
    expect(answer).toMatchObject({ status: 303, headers: { location: '/sites/7/queue?tab=2' } })
  })

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    '',
    '/login',
    '/logout/x',
    'sites',
  ])('is no open redirect: %j leads home', async returnTo => {
    const answer = await logInByForm({ email: maya.email, password: PASSWORD, returnTo })
    expect(answer).toMatchObject({ status: 303, headers: { location: '/' } })
  })

  it('answers a wrong password and an unknown person with the same words', async () => {
    const address = newAddress()
    const wrong = await logIn({ email: maya.email, password: 'no' }, address)
    const unknown = await logIn({ email: 'nobody@example.com', password: PASSWORD }, address)
    expect(wrong).toMatchObject({ status: 401, cookies: [] })
    expect(JSON.parse(wrong.text)).toEqual({
      error: 'The e-mail or the password is not right.',
      code: 'SIGN_IN_FAILED',
    })
    expect(unknown).toMatchObject({ status: 401, cookies: [], text: wrong.text })
  })

  it('takes as long for an unknown person as for a wrong password', async () => {
    const address = newAddress()
    const time = async (email: string) => {
      const started = performance.now()
      await logIn({ email, password: 'no' }, address)
      return performance.now() - started
    }
    await time('warm@example.com')
    const known = Math.min(await time(maya.email), await time(maya.email), await time(maya.email))
    const unknown = Math.min(await time('a@b.c'), await time('a@b.c'), await time('a@b.c'))
    expect(unknown).toBeGreaterThan(known / 3)
  })

  it('shows the form again with the reason, without what could be code', async () => {
    const email = '"><script>alert(1)</script>@x.y'
    const answer = await logInByForm({ email, password: 'no', returnTo: '/map' }, newAddress())
    expect(answer.status).toBe(401)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.text).toContain('role="alert"')
    expect(answer.text).toContain('value="&quot;&gt;&lt;script&gt;')
    expect(answer.text).not.toContain('<script>alert')
    expect(answer.text).toContain('name="returnTo" value="/map"')
  })

  it.each([
    null,
    [],
    'text',
    7,
    {},
    { email: maya.email },
    { email: 7, password: PASSWORD },
    { email: maya.email, password: '' },
    { email: maya.email, password: { a: 1 } },
    { email: `${'x'.repeat(400)}@x.y`, password: 'p' },
    { email: 'a\0b@x.y', password: 'p' },
    { email: maya.email, password: 'p'.repeat(1001) },
  ])('refuses %j as bad input', async body => {
    const answer = await logIn(body, newAddress())
    expect(answer.status).toBe(400)
    expect(JSON.parse(answer.text)).toMatchObject({ code: 'BAD_INPUT', error: expect.any(String) })
  })

  it('refuses what is too large, broken, or comes from another page', async () => {
    expect(await logIn({ email: 'x'.repeat(20_000) })).toMatchObject({ status: 413 })
    expect(await send('POST', `${url}/login`, JSON_TYPE, '{"email":')).toMatchObject({ status: 400 })
    const credentials = { email: maya.email, password: PASSWORD }
    expect(await logIn(credentials, { origin: 'https://evil.example' })).toMatchObject({
      status: 403,
      cookies: [],
    })
    expect(await logInByForm(credentials, { origin: 'https://evil.example' })).toMatchObject({
      status: 403,
      cookies: [],
    })
    expect(await logInByForm(credentials, { origin: 'null' })).toMatchObject({ status: 403, cookies: [] })
  })

  it('stops guessing after ten attempts of one address on one person, and lets others in', async () => {
    const guesser = newAddress()
    const guesses = await Promise.all(
      Array.from({ length: 14 }, () => logIn({ email: maya.email, password: 'no' }, guesser)),
    )
    expect(guesses.map(guess => guess.status).sort()).toEqual([...Array(10).fill(401), ...Array(4).fill(429)])
    const late = await logIn({ email: maya.email, password: PASSWORD }, guesser)
    expect(late.status).toBe(429)
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(0)
    expect(JSON.parse(late.text)).toMatchObject({ code: 'TOO_MANY_SIGN_INS' })
    expect(await logIn({ email: maya.email, password: PASSWORD }, newAddress())).toMatchObject({
      status: 200,
    })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })
    onTestFinished(() => void vi.useRealTimers())
    expect(await logIn({ email: maya.email, password: PASSWORD }, guesser)).toMatchObject({ status: 200 })
  })

  it('counts attempts for all servers on the database, and says on the page how long to wait', async () => {
    const guesser = newAddress()
    const known = newAddress()
    expect(await logIn({ email: maya.email, password: PASSWORD }, known, guardedUrl)).toMatchObject({
      status: 200,
    })
    for (let n = 0; n < 70; n++)
      await logIn({ email: maya.email, password: 'no' }, guesser, n % 2 ? url : guardedUrl)
    for (const base of [url, guardedUrl]) {
      const page = await logInByForm({ email: maya.email, password: PASSWORD }, { ...guesser }, base)
      expect(page.status).toBe(429)
      const seconds = Number(page.headers['retry-after'])
      expect(seconds).toBeGreaterThan(0)
      expect(page.text).toContain(`Too many attempts to sign in. Please try again in ${seconds} seconds.`)
      expect(await logIn({ email: maya.email, password: PASSWORD }, newAddress(), base)).toMatchObject({
        status: 200,
      })
      expect(await logIn({ email: maya.email, password: PASSWORD }, known, base)).toMatchObject({
        status: 200,
      })
    }
  })

  it('replaces the session that the browser had', async () => {
    const first = await logIn({ email: maya.email, password: PASSWORD })
    const origin = url
    const second = await logIn({ email: maya.email, password: PASSWORD }, { cookie: cookieOf(first), origin })
    expect(tokenOf(second)).not.toBe(tokenOf(first))
    expect(await whoIs(cookieOf(first))).toBeNull()
    expect(await whoIs(cookieOf(second))).toBe(maya.name)
  })
})
