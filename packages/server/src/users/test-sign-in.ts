import { randomUUID } from 'node:crypto'
import { request as rawRequest } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import type { Database } from '../platform/db/index.ts'
import { testDatabase } from '../platform/db/test-database.ts'
import { createHttp } from '../platform/http/index.ts'
import { createLogger } from '../platform/logging.ts'
import { ApiKeys } from './api-keys/api-keys.ts'
import { createAuthenticator, userFromRequest, userFromToken } from './authenticator.ts'
import { hashPassword } from './password.ts'
import { Sessions } from './sessions/sessions.ts'
import { registerSignInRoutes } from './sign-in-routes.ts'
import { insertUser } from './store/users.store.ts'
import { addTestSite } from './test-site.ts'

export const PASSWORD = 'Größe 7 & <b>"x"'
export const clock = { time: Date.parse('2026-05-12T08:00:00Z'), now: () => new Date(clock.time) }
const siteId = randomUUID()
export const maya = {
  id: randomUUID(),
  email: 'Maya@Example.com',
  name: 'Maya Østergård; "M"',
  sub: 'x|maya',
  globalPermissions: ['admin'],
  siteRoles: [{ siteId, role: 'Operator' as const }],
}
export const demo = {
  ...maya,
  id: randomUUID(),
  email: 'operator@tractrix.local',
  name: 'Demo',
  sub: 'demo|o',
  globalPermissions: [],
}

export let db: Database
let http: FastifyInstance
export let url: string
let guarded: FastifyInstance
export let guardedUrl: string

const startHttp = async (demoPeople: boolean, host: string) => {
  const instance = createHttp(createLogger('silent'), { isTrustedProxy: address => address === '127.0.0.1' })
  const sessions = new Sessions({ db, clock, demoPeople })
  const authenticator = createAuthenticator(sessions, new ApiKeys({ db, clock }))
  const provider = {
    register: async () => undefined,
    link: (path: string) => ({
      label: 'Sign in with <Acme>',
      href: `/auth/start?returnTo=${encodeURIComponent(path)}`,
    }),
  }
  await registerSignInRoutes(instance, { db, clock, sessions, demoPeople, host, providers: [provider] })
  instance.get('/who', async request => ({
    name: (await userFromRequest(authenticator, request))?.name ?? null,
  }))
  instance.get('/token/:token', async request => {
    const { token } = request.params as { token: string }
    return { name: (await userFromToken(authenticator, token))?.name ?? null }
  })
  return { instance, url: await instance.listen({ port: 0, host: '127.0.0.1' }) }
}

/** Starts the sign-in routes before the tests of a file, with and without demo people, and two people in the database. */
export function useSignIn(): void {
  beforeAll(async () => {
    db = await testDatabase()
    const passwordHash = await hashPassword(PASSWORD)
    const createdAt = clock.now().toISOString()
    await db.transaction(async trx => {
      await addTestSite(trx, siteId)
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
}

type Answer = { status: number; headers: Record<string, string>; cookies: string[]; text: string }

/** Sends exactly these headers, as a browser or a program would; `fetch` keeps some of them for itself. */
export function send(
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

export const JSON_TYPE = { 'content-type': 'application/json' }
export const form = (base = url) => ({ 'content-type': 'application/x-www-form-urlencoded', origin: base })
export const logIn = (body: unknown, headers: Record<string, string> = {}, base = url) =>
  send('POST', `${base}/login`, { ...JSON_TYPE, ...headers }, JSON.stringify(body))
export const logInByForm = (
  fields: Record<string, string>,
  headers: Record<string, string> = {},
  base = url,
) => send('POST', `${base}/login`, { ...form(base), ...headers }, new URLSearchParams(fields).toString())
export const cookieOf = (answer: Answer) => answer.cookies.map(cookie => cookie.split(';')[0]).join('; ')
export const tokenOf = (answer: Answer) => /session=([\w-]{43})/.exec(cookieOf(answer))?.[1] ?? ''
export const whoIs = async (cookie: string, headers: Record<string, string> = {}) =>
  (JSON.parse((await send('GET', `${url}/who`, { cookie, ...headers })).text) as { name: string | null }).name
/** Each test group signs in from an address of its own, so that its attempts are its own. */
let lastAddress = 0
export const newAddress = () => ({ 'x-forwarded-for': `203.0.113.${++lastAddress}` })
