import { randomUUID } from 'node:crypto'
import type { SiteRole, User } from '@tractrix/domain/users'
import type { GraphQLField, GraphQLObjectType } from 'graphql'
import { expect } from 'vitest'
import { loadDemo } from '../../demo/index.ts'
import { systemClock } from '../../platform/clock.ts'
import type { ServerContext } from '../../platform/context/index.ts'
import { type Database, json } from '../../platform/db/index.ts'
import { testDatabase } from '../../platform/db/test-database.ts'
import {
  executeOperation,
  type GraphQLAnswer,
  OperationPreparer,
  requestContext,
} from '../../platform/graphql/index.ts'
import { LiveServer } from '../../platform/live/index.ts'
import { createApiKey } from '../../users/index.ts'
import { apiSchema } from '../schema.ts'
import { argumentsFor, documentFor, type SiteRows } from './test-arguments.ts'
import { testServerContext } from './test-context.ts'

type Field = GraphQLField<unknown, unknown>

const schema = apiSchema()
const fieldsOf = (type: GraphQLObjectType | null | undefined): Field[] =>
  Object.values(type?.getFields() ?? {})

/** Every root field of the schema, by the kind of operation. */
export const ROOT_FIELDS = {
  query: fieldsOf(schema.getQueryType()),
  mutation: fieldsOf(schema.getMutationType()),
  subscription: fieldsOf(schema.getSubscriptionType()),
}

/** The schema over a database with the demo yards, asked without HTTP. */
export class SchemaWalk {
  readonly db: Database
  readonly app: ServerContext
  readonly #preparer = new OperationPreparer(schema)

  private constructor(db: Database) {
    this.db = db
    this.app = testServerContext({ db })
  }

  static async open(): Promise<SchemaWalk> {
    const db = await testDatabase()
    await loadDemo(db, systemClock, 'secret')
    const walk = new SchemaWalk(db)
    const wanted = { name: 'Some program', expiresAt: null, acknowledgesMoves: false }
    for (const { id } of await db.kysely.selectFrom('sites').select('id').execute()) {
      await createApiKey(walk.app, randomUUID(), id, { ...wanted, scopes: ['moves_read'] })
      await db.kysely.insertInto('trailer_imports').values(someImport(id)).execute()
    }
    return walk
  }

  async siteId(alias: string): Promise<string> {
    const site = await this.db.kysely
      .selectFrom('sites')
      .select('id')
      .where('internal_site_alias', '=', alias)
      .executeTakeFirstOrThrow()
    return site.id
  }

  ask(user: User | null, query: string, variables: Record<string, unknown>): Promise<GraphQLAnswer> {
    return executeOperation(this.#preparer, { query, variables }, requestContext(this.app, user))
  }

  /** Asks for a field with arguments that name these rows, and with the optional ones that are given. */
  askField(
    user: User | null,
    kind: 'query' | 'mutation',
    field: Field,
    rows: SiteRows,
    { depth = 0, given = {} }: { depth?: number; given?: Record<string, unknown> } = {},
  ): Promise<GraphQLAnswer> {
    const document = documentFor(kind, field, depth, Object.keys(given))
    return this.ask(user, document, { ...argumentsFor(field, rows), ...given })
  }

  live(): LiveServer {
    const nobody = { byHeaders: async () => null, byToken: async () => null }
    return new LiveServer({ app: this.app, preparer: this.#preparer, authenticator: nobody })
  }

  /** Subscribes to a field and returns how to leave it. Rejects with what refuses. */
  join(user: User, field: Field, rows: SiteRows, { groups } = this.live()): Promise<() => void> {
    const params = { query: documentFor('subscription', field, 0) }
    const prepared = this.#preparer.prepare(params.query)
    if ('errors' in prepared) throw prepared.errors[0]
    const variables = prepared.coerce(argumentsFor(field, rows))
    if ('errors' in variables) throw variables.errors[0]
    return groups.join({ user, params, prepared, values: variables.values }, silentMember)
  }

  /** A new draft without start and destination. */
  async draft(user: User, siteId: string, source: 'ui' | 'api' = 'ui'): Promise<string> {
    const answer = await this.ask(user, DRAFT, { siteId })
    const { id } = (answer.data as { createDraftMove: { id: string } }).createDraftMove
    await this.db.kysely.updateTable('moves').set({ source }).where('id', '=', id).execute()
    return id
  }
}

const someImport = (siteId: string) => ({
  id: randomUUID(),
  site_id: siteId,
  file_name: 'trailers.csv',
  headings: json([]),
  columns: json({}),
  row_count: 0,
  status: 'running' as const,
  actor_kind: 'system' as const,
  created_at: '2026-03-02T08:00:00.000Z',
  updated_at: '2026-03-02T08:00:00.000Z',
})

const DRAFT =
  'mutation($siteId: ID!) { createDraftMove(siteId: $siteId, type: trailer, moveCategory: production) { id } }'

/** Somebody with a role at these sites. */
export function person(name: string, siteIds: readonly string[], role: SiteRole = 'Operator'): User {
  const siteRoles = siteIds.map(siteId => ({ siteId, role }))
  const email = `${name.toLowerCase()}@example.test`
  return { id: randomUUID(), name, email, sub: name, globalPermissions: [], siteRoles }
}

export const codesOf = (answer: GraphQLAnswer) => (answer.errors ?? []).map(error => error.extensions?.code)

export function expectRefusal(answer: GraphQLAnswer): void {
  expect(codesOf(answer)).toEqual(['UNAUTHORIZED'])
  const data = 'data' in answer ? (answer.data as object | null) : null
  expect(Object.values(data ?? {}).filter(value => value !== null)).toEqual([])
}

const silentMember = {
  outlet: { isCongested: false, sendShared: () => undefined } as never,
  head: Buffer.alloc(0),
  restart: () => undefined,
  fail: () => undefined,
}
