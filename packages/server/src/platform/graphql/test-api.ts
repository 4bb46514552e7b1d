import type { IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { catalogued } from '@tractrix/domain/errors'
import type { User } from '@tractrix/domain/users'
import fastify, { type FastifyInstance } from 'fastify'
import pino from 'pino'
import { testContext } from '../context/test-context.ts'
import type { Authenticator, SignedIn } from '../http/authentication/authenticator.ts'
import { type LiveSource, liveField } from '../live/groups/live-source.ts'
import { liveTopic } from '../topics/live-topics.ts'
import { OperationPreparer, type PrepareOptions } from './execution/prepare.ts'
import { registerGraphQLRoute } from './http/http-route.ts'
import { RequestBudget } from './limits/request-budget.ts'
import { requireAbility } from './request/require-ability.ts'
import { type ApiBuilder, createBuilder, enumOf } from './schema/builder.ts'

/** Two yards that exist only as ids. */
export const SITE_A = 'a0000000-0000-4000-8000-000000000001'
export const SITE_B = 'b0000000-0000-4000-8000-000000000002'

/** Makes a person with a role at each of the sites. */
export function personAt(name: string, siteIds: readonly string[]): User {
  const siteRoles = siteIds.map(siteId => ({ siteId, role: 'Operator' as const }))
  return { id: name, name, email: `${name}@example.test`, sub: name, globalPermissions: [], siteRoles }
}

/** An authenticator over a map that a test changes as it likes: the token is the key, the cookie is `session=<token>`. */
export class TestAuthenticator implements Authenticator {
  readonly sessions = new Map<string, { user: User; expiresAt: Date | null }>()

  async byHeaders(headers: IncomingHttpHeaders): Promise<SignedIn | null> {
    const bearer = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1]
    if (bearer) return this.byToken(bearer)
    const cookie = /(?:^|;\s*)session=([^;]+)/.exec(headers.cookie ?? '')?.[1]
    return cookie ? this.#read(cookie, 'cookie') : null
  }

  async byToken(token: string): Promise<SignedIn | null> {
    return this.#read(token, 'token')
  }

  #read(token: string, by: SignedIn['by']): SignedIn | null {
    const session = this.sessions.get(token)
    return session ? { sessionId: token, ...session, by, renew: async () => this.#read(token, by) } : null
  }
}

/** What a test schema may want to look at afterwards: every line the server logged. */
export function collectingLog(): { log: pino.Logger; lines: Record<string, unknown>[] } {
  const lines: Record<string, unknown>[] = []
  const log = pino({ level: 'info' }, { write: line => void lines.push(JSON.parse(line)) })
  return { log, lines }
}

/** A schema with one field of each kind that the GraphQL platform has to deal with. */
export function registerTestFields(builder: ApiBuilder): void {
  const color = enumOf(builder, 'Color', ['red', 'green'])
  const me = builder.objectRef<User>('User')
  me.implement({ fields: t => ({ id: t.exposeID('id'), name: t.exposeString('name') }) })
  const node = builder.objectRef<{ depth: number }>('Node')
  node.implement({
    fields: t => ({
      depth: t.exposeInt('depth'),
      child: t.field({ type: node, resolve: async parent => ({ depth: parent.depth + 1 }) }),
      children: t.field({ type: [node], resolve: parent => [{ depth: parent.depth + 1 }] }),
    }),
  })
  builder.queryFields(t => ({
    me: t.field({ type: me, nullable: true, resolve: (_root, _args, ctx) => ctx.user }),
    node: t.field({ type: node, resolve: () => ({ depth: 1 }) }),
    secret: t.string({
      args: { siteId: t.arg.id({ required: true }) },
      resolve: (_root, args, ctx) => `seen by ${requireAbility(ctx, 'site.view', args.siteId).name}`,
    }),
    refused: t.string({
      nullable: true,
      resolve: () => {
        throw catalogued('CONFLICT', { problems: ['First sentence.', 'Second sentence.'] })
      },
    }),
    broken: t.string({
      nullable: true,
      resolve: () => {
        throw new Error('the password of the database is hunter2')
      },
    }),
    long: t.string({
      args: { length: t.arg.int({ required: true }) },
      resolve: (_root, { length }) => 'ab'.repeat(length / 2),
    }),
    missing: t.string({ resolve: () => null as unknown as string }),
    echo: t.field({
      type: 'JSON',
      args: {
        at: t.arg({ type: 'DateTime' }),
        color: t.arg({ type: color, defaultValue: 'green' }),
        id: t.arg.id(),
        json: t.arg({ type: 'JSON' }),
      },
      resolve: (_root, args) => args,
    }),
  }))
  builder.subscriptionField('ticks', t =>
    t.int({
      args: { siteId: t.arg.id({ required: true }) },
      ...liveField(tickSource),
      resolve: tick => tick,
    }),
  )
  builder.mutationField('touch', t => t.int({ resolve: () => ++touched.count }))
  builder.mutationField('measure', t =>
    t.field({
      type: 'JSON',
      args: { file: t.arg({ type: 'Upload', required: true }) },
      resolve: (_root, { file }) => ({
        name: file.name,
        bytes: file.bytes.length,
        text: file.bytes.toString('utf8', 0, 100),
      }),
    }),
  )
}

/** Numbers as news of a site. */
export const ticks = liveTopic<number>('ticks')

const tickSource: LiveSource<{ siteId: string }, number> = {
  ability: 'site.view',
  sites: args => [args.siteId],
  channels: args => [{ topic: ticks, id: args.siteId }],
}

/** How often the test mutation ran, in this process. */
export const touched = { count: 0 }

/** The test schema on a real HTTP server, with two people: `op-a` at site A and `op-b` at site B. */
export async function startTestApi(options: PrepareOptions & { unitsPerMinute?: number } = {}) {
  const { log, lines } = collectingLog()
  const builder = createBuilder()
  registerTestFields(builder)
  const app = testContext({ log })
  const authenticator = new TestAuthenticator()
  authenticator.sessions.set('op-a', { user: personAt('op-a', [SITE_A]), expiresAt: null })
  authenticator.sessions.set('op-b', { user: personAt('op-b', [SITE_B]), expiresAt: null })
  const http: FastifyInstance = fastify()
  const { unitsPerMinute, ...rest } = options
  const preparer = new OperationPreparer(builder.toSchema(), rest)
  const budget = new RequestBudget(unitsPerMinute)
  await registerGraphQLRoute(http, { app, preparer, authenticator, budget })
  await http.listen({ host: '127.0.0.1', port: 0 })
  const { port } = http.server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}/graphql`
  return {
    url,
    origin: `http://127.0.0.1:${port}`,
    lines,
    app,
    preparer,
    authenticator,
    budget,
    server: http.server,
    close: () => http.close(),
  }
}
