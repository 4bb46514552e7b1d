import { randomUUID } from 'node:crypto'
import type { User } from '@tractrix/domain/users'
import type { GraphQLObjectType } from 'graphql'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadDemo } from '../demo/index.ts'
import { systemClock } from '../platform/clock.ts'
import type { Database } from '../platform/db/index.ts'
import { testDatabase } from '../platform/db/test-database.ts'
import { executeOperation, OperationPreparer, requestContext } from '../platform/graphql/index.ts'
import { LiveServer, LiveTopics } from '../platform/live/index.ts'
import type { ServerContext } from '../platform/server-context.ts'
import { apiSchema } from './schema.ts'
import { argumentsFor, documentFor, type SiteRows, siteRows } from './test-arguments.ts'

/*
 * Walks every root field of the schema, so that a new field without protection fails here without anybody having to
 * think of it.
 */

/** Fields that answer a signed-in person without any site too, and why that gives nothing away. */
const OPEN_TO_OUTSIDERS: Record<string, unknown> = {
  me: expect.objectContaining({ name: 'Outsider' }),
  /** An empty list: only the sites of one's own roles. */
  sites: [],
  /** The same reference lists for everybody. */
  trailerDimensionSpecs: expect.any(Array),
  carrierListByScac: expect.any(Array),
}

/** Fields that the people of a site are refused too (MV-PER-01). */
const ADMIN_ONLY = ['generateSignedVideoUrl']

const schema = apiSchema()
const preparer = new OperationPreparer(schema)
let db: Database
let app: ServerContext
let rows: SiteRows
let people: Record<'outsider' | 'neighbour' | 'operator' | 'admin', User>

beforeAll(async () => {
  db = await testDatabase()
  await loadDemo(db, systemClock, 'secret')
  const log = pino({ level: 'silent' })
  app = { db, log, clock: systemClock, live: new LiveTopics(log), features: { moveClassEnabled: false } }
  const sites = await db.kysely.selectFrom('sites').select(['id', 'internal_site_alias as alias']).execute()
  const idOf = (alias: string) => sites.find(site => site.alias === alias)?.id ?? ''
  const siteId = idOf('baltimore')
  const operator = person('Operator', [siteId])
  people = {
    outsider: person('Outsider', []),
    neighbour: person('Neighbour', [idOf('krems')]),
    operator,
    admin: { ...person('Admin', []), globalPermissions: ['admin'] },
  }
  await freshDraft(siteId)
  rows = await siteRows(db, siteId)
})
afterAll(() => db.close())

const fieldsOf = (type: GraphQLObjectType | null | undefined) => Object.values(type?.getFields() ?? {})
const operations = [
  ...fieldsOf(schema.getQueryType()).map(field => ['query', field.name, field] as const),
  ...fieldsOf(schema.getMutationType()).map(field => ['mutation', field.name, field] as const),
]
const subscriptions = fieldsOf(schema.getSubscriptionType()).map(field => [field.name, field] as const)

describe.each(operations)('%s %s', (kind, name, field) => {
  const call = (user: User | null, depth = 0) =>
    ask(user, documentFor(kind, field, depth), argumentsFor(field, rows))

  it('MV-PER-04 is refused to nobody', async () => {
    const answer = await call(null)
    if (name === 'me') expect(answer).toEqual({ data: { me: null } })
    else expectRefusal(answer)
  })

  it('MV-PER-04 is refused to a person without any site', async () => {
    const answer = await call(people.outsider, name in OPEN_TO_OUTSIDERS ? 1 : 0)
    if (name in OPEN_TO_OUTSIDERS) expect(answer).toEqual({ data: { [name]: OPEN_TO_OUTSIDERS[name] } })
    else expectRefusal(answer)
  })

  it('MV-SITE-05 tells a person of another site nothing', async () => {
    const answer = await call(people.neighbour)
    if (name in OPEN_TO_OUTSIDERS) return
    if (answer.errors) expectRefusal(answer)
    else expect(answer).toEqual({ data: { [name]: null } })
  })
})

it('the refused mutations have changed nothing', async () => {
  const before = await news()
  for (const [kind, , field] of operations)
    if (kind === 'mutation')
      for (const user of [null, people.outsider, people.neighbour])
        await ask(user, documentFor(kind, field, 0), argumentsFor(field, rows))
  expect(await news()).toBe(before)
})

describe.each(subscriptions)('subscription %s', (_name, field) => {
  const wish = (user: User) => {
    const params = { query: documentFor('subscription', field, 0) }
    const prepared = preparer.prepare(params.query)
    if ('errors' in prepared) throw prepared.errors[0]
    const variables = prepared.coerce(argumentsFor(field, rows))
    if ('errors' in variables) throw variables.errors[0]
    return { user, params, prepared, values: variables.values }
  }

  it('MV-PER-04 is refused to everybody without the site, and open to its people', async () => {
    const { groups } = live()
    for (const user of [people.outsider, people.neighbour])
      await expect(groups.join(wish(user), silentMember)).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    expect(groups.size).toBe(0)
    const leave = await groups.join(wish(people.operator), silentMember)
    leave()
    expect([groups.size, app.live.openChannels]).toEqual([0, 0])
  })
})

describe.each(operations)('%s %s of the site', (kind, name, field) => {
  it('is open to its people, and no nested field fails', async () => {
    const depth = kind === 'query' ? 3 : 1
    const rowsNow =
      kind === 'mutation' ? { ...(await siteRows(db, rows.Site)), Move: await freshDraft(rows.Site) } : rows
    const document = documentFor(kind, field, depth)
    const isAdminOnly = ADMIN_ONLY.includes(name)
    if (isAdminOnly) expectRefusal(await ask(people.operator, document, argumentsFor(field, rowsNow)))
    const allowed = isAdminOnly ? people.admin : people.operator
    const answer = await ask(allowed, document, argumentsFor(field, rowsNow))
    const codes = (answer.errors ?? []).map(error => error.extensions?.code)
    expect(codes, name).not.toContain('INTERNAL')
    expect(codes, name).not.toContain('UNAUTHORIZED')
    expect(codes, name).not.toContain('QUERY_TOO_COMPLEX')
  })
})

function ask(user: User | null, query: string, variables: Record<string, unknown>) {
  return executeOperation(preparer, { query, variables }, requestContext(app, user))
}

function expectRefusal(answer: Awaited<ReturnType<typeof ask>>): void {
  expect(answer.errors?.map(error => error.extensions?.code)).toEqual(['UNAUTHORIZED'])
  expect(Object.values((answer.data as object | null) ?? {}).filter(value => value !== null)).toEqual([])
}

async function news(): Promise<number> {
  const { n } = await db.kysely
    .selectFrom('outbox')
    .select(eb => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return Number(n)
}

const DRAFT =
  'mutation($siteId: ID!) { createDraftMove(siteId: $siteId, type: trailer, moveCategory: production) { id } }'

async function freshDraft(siteId: string): Promise<string> {
  const answer = await ask(people.operator, DRAFT, { siteId })
  return (answer.data as { createDraftMove: { id: string } }).createDraftMove.id
}

function live(): LiveServer {
  const nobody = { byHeaders: async () => null, byToken: async () => null }
  return new LiveServer({ app, preparer, doorkeeper: nobody })
}

function person(name: string, siteIds: string[]): User {
  const siteRoles = siteIds.map(siteId => ({ siteId, role: 'Operator' as const }))
  const email = `${name.toLowerCase()}@example.test`
  return { id: randomUUID(), name, email, sub: name, globalPermissions: [], siteRoles }
}

const silentMember = {
  outlet: { isCongested: false, sendShared: () => undefined } as never,
  head: Buffer.alloc(0),
  restart: () => undefined,
}
