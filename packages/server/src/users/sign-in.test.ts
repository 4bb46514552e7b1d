import { randomUUID } from 'node:crypto'
import { request as rawRequest } from 'node:http'
import { parseUserInfo } from '@tractrix/domain/users'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../platform/db/index.ts'
import { testDatabase } from '../platform/db/test-database.ts'
import { createHttp } from '../platform/http/index.ts'
import { createLogger } from '../platform/logging.ts'
import { createDoorkeeper, userFromRequest, userFromToken } from './doorkeeper.ts'
import { hashPassword } from './password.ts'
import { AGE_LIMIT_MS, IDLE_LIMIT_MS, Sessions } from './sessions.ts'
import { registerSignInRoutes } from './sign-in-routes.ts'
import { insertUser } from './users.store.ts'

const PASSWORD = 'Größe 7 & <b>"x"'
const clock = { time: Date.parse('2026-05-12T08:00:00Z'), now: () => new Date(clock.time) }
const siteId = randomUUID()
const maya = {
  id: randomUUID(),
  email: 'Maya@Example.com',
  name: 'Maya Østergård; "M"',
  sub: 'x|maya',
  globalPermissions: ['admin'],
  siteRoles: [{ siteId, role: 'Operator' as const }],
}
const demo = {
  ...maya,
  id: randomUUID(),
  email: 'operator@tractrix.local',
  name: 'Demo',
  sub: 'demo|o',
  globalPermissions: [],
}

let db: Database
let http: FastifyInstance
let url: string
let guarded: FastifyInstance
let guardedUrl: string

const startHttp = async (demoPeople: boolean, host: string) => {
  const instance = createHttp(createLogger('silent'))
  const sessions = new Sessions({ db, clock, demoPeople })
  const doorkeeper = createDoorkeeper(sessions)
  const provider = {
    register: async () => undefined,
    link: (path: string) => ({
      label: 'Sign in with <Acme>',
      href: `/auth/start?returnTo=${encodeURIComponent(path)}`,
    }),
  }
  await registerSignInRoutes(instance, { db, clock, sessions, demoPeople, host, providers: [provider] })
  instance.get('/who', async request => ({
    name: (await userFromRequest(doorkeeper, request))?.name ?? null,
  }))
  instance.get('/token/:token', async request => {
    const { token } = request.params as { token: string }
    return { name: (await userFromToken(doorkeeper, token))?.name ?? null }
  })
  return { instance, url: await instance.listen({ port: 0, host: '127.0.0.1' }) }
}

beforeAll(async () => {
  db = await testDatabase()
  const passwordHash = await hashPassword(PASSWORD)
  const createdAt = clock.now().toISOString()
  await db.transaction(async trx => {
    const partner = randomUUID()
    await trx.insertInto('partners').values({ id: partner, name: 'P' }).execute()
    const numbers = {
      latitude_min: 0,
      latitude_max: 1,
      longitude_min: 0,
      longitude_max: 1,
      origin_latitude: 0,
      origin_longitude: 0,
    }
    await trx
      .insertInto('sites')
      .values({
        id: siteId,
        partner_id: partner,
        name: 'Baltimore',
        internal_site_alias: 'bwi',
        map_id: 'm',
        time_zone: 'UTC',
        config: '{}',
        ...numbers,
      })
      .execute()
    await insertUser(trx, { ...maya, passwordHash, isDemo: false, createdAt })
    await insertUser(trx, { ...demo, passwordHash, isDemo: true, createdAt })
  })
  ;({ instance: http, url } = await startHttp(true, '127.0.0.1'))
  ;({ instance: guarded, url: guardedUrl } = await startHttp(false, '127.0.0.1'))
})
afterAll(async () => {
  await Promise.all([http?.close(), guarded?.close()])
  await db?.close()
})

type Answer = { status: number; headers: Record<string, string>; cookies: string[]; text: string }

/** Sends exactly these headers, as a browser or a program would; `fetch` keeps some of them for itself. */
function send(
  method: string,
  target: string,
  headers: Record<string, string> = {},
  body = '',
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = rawRequest(target, { method, headers }, answer => {
      let text = ''
      answer.on('data', part => {
        text += part
      })
      answer.on('end', () => {
        const { 'set-cookie': cookies = [], ...rest } = answer.headers
        resolve({ status: answer.statusCode ?? 0, headers: rest as Record<string, string>, cookies, text })
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

const JSON_TYPE = { 'content-type': 'application/json' }
const form = (base = url) => ({ 'content-type': 'application/x-www-form-urlencoded', origin: base })
const logIn = (body: unknown, headers: Record<string, string> = {}, base = url) =>
  send('POST', `${base}/login`, { ...JSON_TYPE, ...headers }, JSON.stringify(body))
const logInByForm = (fields: Record<string, string>, headers: Record<string, string> = {}, base = url) =>
  send('POST', `${base}/login`, { ...form(base), ...headers }, new URLSearchParams(fields).toString())
const cookieOf = (answer: Answer) => answer.cookies.map(cookie => cookie.split(';')[0]).join('; ')
const tokenOf = (answer: Answer) => /session=([\w-]{43})/.exec(cookieOf(answer))?.[1] ?? ''
const whoIs = async (cookie: string, headers: Record<string, string> = {}) =>
  (JSON.parse((await send('GET', `${url}/who`, { cookie, ...headers })).text) as { name: string | null }).name
/** Each test group signs in from an address of its own, so that its attempts are its own. */
let lastAddress = 0
const newAddress = () => ({ 'x-forwarded-for': `203.0.113.${++lastAddress}` })

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
    clock.time += 61_000
    expect(await logIn({ email: maya.email, password: PASSWORD }, guesser)).toMatchObject({ status: 200 })
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

describe('the sign-in page', () => {
  it('offers each demo person with one click, and other providers', async () => {
    const { status, text } = await send('GET', `${url}/login?returnTo=${encodeURIComponent('/sites/1/map')}`)
    expect(status).toBe(200)
    expect(text).toContain('name="demo" value="operator@tractrix.local"')
    expect(text).toContain('<b>Operator</b><small>Demo · every demo yard</small>')
    expect(text).toContain('Sign in with &lt;Acme&gt;')
    expect(text).toContain('name="returnTo" value="/sites/1/map"')
    expect(text).toMatch(/<html lang="en">/)
    const answer = await logInByForm({ demo: demo.email, returnTo: '/sites/1/map' })
    expect(answer).toMatchObject({ status: 303, headers: { location: '/sites/1/map' } })
    expect(await whoIs(cookieOf(answer))).toBe('Demo')
  })

  it('signs nobody but demo people in with one click', async () => {
    const answer = await logInByForm({ demo: maya.email })
    expect(answer).toMatchObject({ status: 401, cookies: [] })
  })

  it('lets nobody click in through a proxy or under a foreign name', async () => {
    expect(await logInByForm({ demo: demo.email }, newAddress())).toMatchObject({ status: 401, cookies: [] })
    const foreign = { host: 'evil.example', origin: 'http://evil.example' }
    expect(await logInByForm({ demo: demo.email }, foreign)).toMatchObject({ status: 401, cookies: [] })
    const { text } = await send('GET', `${url}/login`, newAddress())
    expect(text).not.toContain('name="demo"')
    expect(text).toContain('/login?email=operator%40tractrix.local')
  })

  it('tells who is signed in already', async () => {
    const cookie = cookieOf(await logIn({ email: maya.email, password: PASSWORD }))
    expect((await send('GET', `${url}/login`, { cookie })).text).toContain(
      'You are signed in as Maya Østergård; &quot;M&quot;.',
    )
  })

  it('without a demo offers no demo people and lets none in, even with an old session', async () => {
    expect((await send('GET', `${guardedUrl}/login`)).text).not.toContain('demo person')
    expect(await logIn({ email: demo.email, password: PASSWORD }, {}, guardedUrl)).toMatchObject({
      status: 401,
    })
    expect(await logInByForm({ demo: demo.email }, {}, guardedUrl)).toMatchObject({ status: 401 })
    const cookie = cookieOf(await logIn({ email: demo.email, password: PASSWORD }))
    expect(await whoIs(cookie)).toBe('Demo')
    expect(await send('GET', `${guardedUrl}/who`, { cookie })).toMatchObject({ text: '{"name":null}' })
  })
})
