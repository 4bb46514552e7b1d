import { randomUUID } from 'node:crypto'
import type { User } from '@tractrix/domain/users'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { OperationPreparer } from '../platform/graphql/index.ts'
import { subscriptionPlan } from '../platform/live/groups/subscription-plan.ts'
import { apiSchema } from './schema.ts'
import { documentFor, oversizeArguments, type SiteRows, siteRows } from './testing/test-arguments.ts'
import { SchemaWalk } from './testing/test-walk.ts'

/*
 * Walks every argument of the schema that takes a text, an id, a list or JSON, down into input objects, so that a new
 * one without a bound fails here.
 */

const schema = apiSchema()
const preparer = new OperationPreparer(schema)
const admin: User = {
  id: randomUUID(),
  name: 'Admin',
  email: 'admin@example.test',
  sub: 'admin',
  globalPermissions: ['admin'],
  siteRoles: [],
}
let walk: SchemaWalk
let rows: SiteRows

beforeAll(async () => {
  walk = await SchemaWalk.open()
  const siteId = await walk.siteId('baltimore')
  await walk.draft(admin, siteId)
  rows = await siteRows(walk.db, siteId)
})
afterAll(() => walk.db.close())

const operations = [
  ...Object.values(schema.getQueryType()?.getFields() ?? {}).map(field => ['query', field] as const),
  ...Object.values(schema.getMutationType()?.getFields() ?? {}).map(field => ['mutation', field] as const),
].filter(([, field]) => field.args.length > 0)

it.each(operations.map(([kind, field]) => [kind, field.name, field] as const))(
  'MV-OPEN-35 %s %s refuses every argument that is too long, and stores nothing',
  async (kind, _name, field) => {
    const before = await stored()
    for (const { argument, path, values } of oversizeArguments(field, rows)) {
      const answer = await walk.ask(admin, documentFor(kind, field, 0, [argument]), values)
      expect(
        answer.errors?.map(error => error.extensions?.code),
        path,
      ).toEqual(['BAD_INPUT'])
      expect(answer.errors?.[0]?.message.length, path).toBeLessThan(10_000)
    }
    expect(await stored()).toEqual(before)
  },
)

it.each(
  Object.values(schema.getSubscriptionType()?.getFields() ?? {}).map(field => [field.name, field] as const),
)('MV-OPEN-35 subscription %s refuses every argument that is too long', (_name, field) => {
  for (const { argument, path, values } of oversizeArguments(field, rows)) {
    const prepared = preparer.prepare(documentFor('subscription', field, 0, [argument]))
    if ('errors' in prepared) throw prepared.errors[0]
    const coerced = prepared.coerce(values)
    if ('errors' in coerced) continue
    expect(() => subscriptionPlan(schema, prepared, coerced.values), path).toThrow('at most')
  }
})

/** How many rows the tables that people can fill have. */
async function stored(): Promise<number[]> {
  const tables = ['events', 'moves', 'zones', 'form_submissions'] as const
  const counts = tables.map(table =>
    walk.db.kysely
      .selectFrom(table)
      .select(eb => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow(),
  )
  return (await Promise.all(counts)).map(({ n }) => Number(n))
}
