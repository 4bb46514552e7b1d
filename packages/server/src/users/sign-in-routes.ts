import formbody from '@fastify/formbody'
import { CataloguedError, catalogued, errorEntry } from '@tractrix/domain/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../platform/clock.ts'
import { isLoopback } from '../platform/config/index.ts'
import type { Database } from '../platform/db/index.ts'
import type { BeginSession, IdentityProvider } from './identity-provider.ts'
import { listDemoEntries } from './login-page/demo-entries.ts'
import { type LoginPage, loginPage, logoutPage } from './login-page/login-page.ts'
import { readSignInBody } from './read-credentials.ts'
import { safeReturnPath } from './return-path.ts'
import { clearSessionCookies, sendSessionCookies, sessionTokenOf } from './sessions/session-cookies.ts'
import type { Sessions } from './sessions/sessions.ts'
import { PasswordSignIn } from './sign-in.ts'
import { TooManyAttempts } from './sign-in-limits/too-many-attempts.ts'
import { readUser } from './store/users.store.ts'

export type SignInRoutes = {
  db: Database
  clock: Clock
  sessions: Sessions
  /** Whether demo people may sign in at all. */
  demoPeople: boolean
  /** The address that the server listens on: one click signs in only where nobody else can reach it. */
  host: string
  providers?: readonly IdentityProvider[]
  /** Path of the console's type face; null while there is none. */
  fontPath?: string | null
}

const BODY_LIMIT = 16_384

/** `/login` and `/logout` (OP-OPEN-02). */
export async function registerSignInRoutes(http: FastifyInstance, parts: SignInRoutes): Promise<void> {
  const passwords = new PasswordSignIn({ ...parts, log: http.log })
  const providers = parts.providers ?? []
  const beginSession: BeginSession = async (request, reply, userId) => {
    const user = await readUser(parts.db, userId)
    if (!user) throw catalogued('SIGN_IN_FAILED')
    const before = sessionTokenOf(request.headers)
    if (before) await parts.sessions.end(before)
    sendSessionCookies(request, reply, await parts.sessions.open(userId, request.ip), user)
    return user
  }

  const showPage = async (request: FastifyRequest, reply: FastifyReply, page: Partial<LoginPage>) => {
    const token = sessionTokenOf(request.headers)
    const session = token && page.problem === undefined ? await parts.sessions.read(token) : null
    const returnPath = page.returnPath ?? '/'
    const html = loginPage({
      returnPath,
      email: '',
      problem: null,
      signedInAs: session?.user.name ?? null,
      demoEntries: parts.demoPeople ? await listDemoEntries(parts.db) : [],
      oneClick: mayClickIn(parts.host, request),
      links: providers.map(provider => provider.link(returnPath)),
      fontPath: parts.fontPath ?? null,
      ...page,
    })
    return sendHtml(reply, html)
  }

  const signIn = async (request: FastifyRequest, reply: FastifyReply) => {
    const body = readSignInBody(request.body)
    if (typeof body === 'string') throw catalogued('BAD_INPUT', { message: body })
    if (body.demo !== null && !mayClickIn(parts.host, request)) throw catalogued('SIGN_IN_FAILED')
    const userId =
      body.demo === null ? await passwords.check(body, request.ip) : await passwords.demoPerson(body.demo)
    const user = await beginSession(request, reply, userId)
    if (isJson(request)) return reply.header('cache-control', 'no-store').send({ user })
    return reply.code(303).header('location', safeReturnPath(body.returnTo)).send()
  }

  const answerFailure = async (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const failure = toFailure(error)
    if (!failure) throw error
    reply.code(failure.status).header('cache-control', 'no-store')
    if (failure.waitSeconds) reply.header('retry-after', failure.waitSeconds)
    if (isJson(request)) return reply.send({ error: failure.sentence, code: failure.code })
    const typed = (request.body ?? {}) as Record<string, unknown>
    const email = typeof typed.email === 'string' ? typed.email.slice(0, 320) : ''
    return showPage(request, reply, {
      problem: failure.sentence,
      email,
      returnPath: safeReturnPath(typed.returnTo),
    })
  }

  await http.register(async scope => {
    await scope.register(formbody, { bodyLimit: BODY_LIMIT })
    scope.get('/login', (request, reply) => {
      const { returnTo, email } = request.query as Record<string, unknown>
      return showPage(request, reply, {
        returnPath: safeReturnPath(returnTo),
        email: typeof email === 'string' ? email.slice(0, 320) : '',
      })
    })
    scope.post('/login', { bodyLimit: BODY_LIMIT }, async (request, reply) =>
      signIn(request, reply).catch((error: unknown) => answerFailure(error, request, reply)),
    )
    scope.get('/logout', async (_request, reply) => sendHtml(reply, logoutPage(parts.fontPath ?? null)))
    scope.post('/logout', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
      const token = sessionTokenOf(request.headers)
      if (token) await parts.sessions.end(token)
      clearSessionCookies(request, reply)
      return isJson(request) ? reply.code(204).send() : reply.code(303).header('location', '/login').send()
    })
    for (const provider of providers) await provider.register(scope, beginSession)
  })
}

type Failure = { status: number; sentence: string; code: string; waitSeconds: number | null }

function toFailure(error: unknown): Failure | null {
  if (error instanceof TooManyAttempts) {
    return { status: 429, sentence: error.message, code: 'TOO_MANY_SIGN_INS', waitSeconds: error.waitSeconds }
  }
  if (!(error instanceof CataloguedError)) return null
  const { httpStatus } = errorEntry(error.code)
  return { status: httpStatus, sentence: error.message, code: error.code, waitSeconds: null }
}

/**
 * Both ends on this machine: there is nobody whom the password would keep out. A proxy could speak for others, and a
 * foreign name that points here could be anybody's page.
 */
function mayClickIn(host: string, request: FastifyRequest): boolean {
  const address = (request.socket.remoteAddress ?? '').replace(/^::ffff:/, '')
  const isDirect = request.headers['x-forwarded-for'] === undefined
  const name = request.hostname.replace(/^\[|\]$/g, '')
  return isLoopback(host) && isLoopback(address) && isLoopback(name) && isDirect
}

function isJson(request: FastifyRequest): boolean {
  const type = request.headers['content-type'] ?? request.headers.accept ?? ''
  return /^application\/json\b/i.test(type)
}

function sendHtml(reply: FastifyReply, html: string): FastifyReply {
  return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html)
}
