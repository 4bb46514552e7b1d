import type { User } from '@tractrix/domain/users'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SiteRows, siteRows } from './testing/test-arguments.ts'
import { codesOf, expectRefusal, person, ROOT_FIELDS, SchemaWalk } from './testing/test-walk.ts'

/*
 * Walks every root field of the schema, so that a new field without protection fails here without anybody having to
 * think of it. What each role may is in `roles.test.ts`.
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

const NOT_THERE = '00000000-0000-4000-8000-000000000000'

let walk: SchemaWalk
let rows: SiteRows
let people: Record<'outsider' | 'neighbor' | 'operator' | 'admin', User>

beforeAll(async () => {
  walk = await SchemaWalk.open()
  const siteId = await walk.siteId('baltimore')
  people = {
    outsider: person('Outsider', []),
    neighbor: person('Neighbor', [await walk.siteId('krems')]),
    operator: person('Operator', [siteId]),
    admin: { ...person('Admin', []), globalPermissions: ['admin'] },
  }
  await walk.draft(people.operator, siteId)
  rows = await siteRows(walk.db, siteId)
})
afterAll(() => walk?.db.close())

const operations = (['query', 'mutation'] as const).flatMap(kind =>
  ROOT_FIELDS[kind].map(field => [kind, field.name, field] as const),
)
const subscriptions = ROOT_FIELDS.subscription.map(field => [field.name, field] as const)

describe.each(operations)('%s %s', (kind, name, field) => {
  const call = (user: User | null, depth = 0) => walk.askField(user, kind, field, rows, { depth })

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

  it('is no fault of the server when an administrator names what is not there', async () => {
    const nowhere = Object.fromEntries(
      Object.keys(rows).map(kind => [kind, NOT_THERE]),
    ) as unknown as SiteRows
    const answer = await walk.askField(people.admin, kind, field, nowhere)
    expect(codesOf(answer)).not.toContain('INTERNAL')
  })

  it('MV-SITE-05 tells a person of another site nothing', async () => {
    const answer = await call(people.neighbor)
    if (name in OPEN_TO_OUTSIDERS) return
    if (answer.errors) expectRefusal(answer)
    else expect(answer).toEqual({ data: { [name]: null } })
  })
})

it('the refused mutations have changed nothing', async () => {
  const before = await countEvents()
  for (const field of ROOT_FIELDS.mutation)
    for (const user of [null, people.outsider, people.neighbor])
      await walk.askField(user, 'mutation', field, rows)
  expect(await countEvents()).toBe(before)
})

describe.each(subscriptions)('subscription %s', (_name, field) => {
  it('MV-PER-04 is refused to everybody without the site, and open to its people', async () => {
    const live = walk.live()
    const { groups } = live
    for (const user of [people.outsider, people.neighbor])
      await expect(walk.join(user, field, rows, live)).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    expect(groups.size).toBe(0)
    const leave = await walk.join(people.operator, field, rows, live)
    leave()
    expect([groups.size, walk.app.live.openChannels]).toEqual([0, 0])
  })
})

describe.each(operations)('%s %s of the site', (kind, name, field) => {
  it('answers who may do everything, and no nested field fails', async () => {
    const rowsNow =
      kind === 'mutation'
        ? { ...(await siteRows(walk.db, rows.Site)), Move: await walk.draft(people.operator, rows.Site) }
        : rows
    const depth = kind === 'query' ? 3 : 1
    const codes = codesOf(await walk.askField(people.admin, kind, field, rowsNow, { depth }))
    expect(codes, name).not.toContain('INTERNAL')
    expect(codes, name).not.toContain('UNAUTHORIZED')
    expect(codes, name).not.toContain('QUERY_TOO_COMPLEX')
  })
})

async function countEvents(): Promise<number> {
  const { n } = await walk.db.kysely
    .selectFrom('events')
    .select(eb => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return Number(n)
}
