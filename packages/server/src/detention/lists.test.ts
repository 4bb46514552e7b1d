import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addYard, ask, type TestYard, testApp } from '../moves/test-yard.ts'
import { ANY, describeTrailer, HOUR, saveTerms } from './test-terms.ts'

let app: Awaited<ReturnType<typeof testApp>>
let yard: TestYard
const now = Date.parse('2026-03-10T12:00:00.000Z')
const ago = (hours: number) => new Date(now - hours * HOUR).toISOString()

beforeAll(async () => {
  app = await testApp()
  yard = await addYard(app, 'Lists')
  app.clock.time = now - 30 * 24 * HOUR
  await saveTerms(app, yard, [{ ...ANY, scac: 'TEST' }], { validFrom: ago(30 * 24) })
  app.clock.time = now
  const stall = await yard.addZone('P1')
  await yard.addZone('P2')
  await yard.addZone('P3', { enabled: false })
  const add = async (serial: string, hours: number, values: Parameters<typeof describeTrailer>[2]) =>
    describeTrailer(app, await yard.addTrailer(serial), { created_at: ago(hours), ...values })
  await add('free', 10, { loaded: true, zone_id: stall })
  await add('soon', 40, { loaded: false })
  await add('over', 50, { loaded: true })
  await add('long', 100, {})
  await add('none', 200, { scac: 'WERN' })
  await add('held', 65, {})
  const held = await app.db.kysely
    .selectFrom('trailers')
    .select('id')
    .where('serial', '=', 'held')
    .executeTakeFirstOrThrow()
  await sql`
    insert into detention_holds (id, trailer_id, reason, held_at)
    values (gen_random_uuid(), ${held.id}, 'strike', ${ago(20)})`.execute(app.db.kysely)
  await add('left', 30, { archived: true, archived_at: ago(2) })
  await add('left before', 40 + 9 * 24, { archived: true, archived_at: ago(9 * 24) })
})
afterAll(() => app.db.close())

async function list(where: object, direction = 'desc', user = yard.operator) {
  const { data, codes } = await ask(
    app,
    user,
    `query($siteId: ID!, $where: TrailersWhere, $direction: SortDirection!) {
      paginatedTrailers(siteId: $siteId, where: $where, orderBy: [{ field: "detention", direction: $direction }]) {
        totalCount trailers { serial detention { state } }
      }
    }`,
    { siteId: yard.siteId, where, direction },
  )
  const page = data?.paginatedTrailers as { totalCount: number; trailers: { serial: string }[] } | undefined
  return { codes, count: page?.totalCount, serials: page?.trailers.map(({ serial }) => serial) }
}

describe('the list of trailers', () => {
  it('OP-OPEN-30 is sorted by how long the free time is over; what has no terms comes last both ways', async () => {
    const { serials } = await list({ archived: false })
    expect(serials).toEqual(['long', 'over', 'held', 'soon', 'free', 'none'])
    const { serials: backwards } = await list({ archived: false }, 'asc')
    expect(backwards).toEqual(['free', 'soon', 'held', 'over', 'long', 'none'])
  })

  it.each([
    [['over'], ['long', 'over']],
    [
      ['soon', 'held'],
      ['held', 'soon'],
    ],
    [['no_terms'], ['none']],
    [['free'], ['free']],
    [[], []],
  ])('OP-OPEN-30 is filtered by %j', async (detention, expected) => {
    const { serials, count } = await list({ detention })
    expect([serials, count]).toEqual([expected, expected.length])
  })

  it('OP-OPEN-30 is not sorted or filtered by what a person may not see', async () => {
    const driver = { ...yard.operator, siteRoles: [{ siteId: yard.siteId, role: 'Driver' as const }] }
    expect((await list({ archived: false }, 'desc', driver)).codes).toEqual(['UNAUTHORIZED'])
  })
})

describe('the figures of the inventory', () => {
  const QUERY = `query($siteId: ID!, $since: DateTime!) {
    inventoryFigures(siteId: $siteId, since: $since) {
      onSite loaded empty unknownLoad freeSpots missingZone missingZoneSince checkedIn lastCheckInAt checkedOut
      lastCheckOutAt medianStaySeconds medianStayBeforeSeconds
      detention { over soon held costs { minor currency } }
    }
  }`
  const figures = async (since: string, user = yard.operator) => {
    const { data, codes } = await ask(app, user, QUERY, { siteId: yard.siteId, since })
    expect(codes).toEqual([])
    return data!.inventoryFigures
  }

  it('OP-OPEN-30 count what the table lists', async () => {
    expect(await figures(ago(12))).toEqual({
      ...{ onSite: 6, loaded: 2, empty: 1, unknownLoad: 3, freeSpots: 1 },
      ...{ missingZone: 5, missingZoneSince: ago(200), checkedIn: 1, lastCheckInAt: ago(10) },
      ...{ checkedOut: 1, lastCheckOutAt: ago(2), medianStaySeconds: 28 * 3600 },
      medianStayBeforeSeconds: 40 * 3600,
      detention: { over: 2, soon: 1, held: 1, costs: [{ minor: 4 * 7_500, currency: 'USD' }] },
    })
  })

  it('OP-OPEN-30 tell nothing where nothing was, and no money to who may not see it', async () => {
    const partner = { ...yard.operator, siteRoles: [{ siteId: yard.siteId, role: 'Partner' as const }] }
    expect(await figures(ago(1), partner)).toMatchObject({
      ...{ checkedIn: 0, lastCheckInAt: null, checkedOut: 0, lastCheckOutAt: null, detention: null },
    })
  })
})

describe('the last days', () => {
  const history = async (days?: number) => {
    const query = `query($siteId: ID!, $days: Int) {
      dwellHistory(siteId: $siteId, days: $days) { date at onSite overFreeTime }
    }`
    return ask(app, yard.operator, query, { siteId: yard.siteId, days })
  }

  it('OP-OPEN-30 have what was in the yard and over free time at the end of each, today as of now', async () => {
    const { data } = await history()
    const days = data!.dwellHistory as { date: string; at: string; onSite: number; overFreeTime: number }[]
    expect(days).toHaveLength(30)
    expect(days.at(-1)).toEqual({ date: '2026-03-10', at: ago(0), onSite: 6, overFreeTime: 2 })
    // The day before ended 8 hours ago, at midnight in New York.
    expect(days.at(-2)).toMatchObject({ date: '2026-03-09', onSite: 7, overFreeTime: 1 })
    expect(days[0]).toMatchObject({ date: '2026-02-09', onSite: 0 })
  })

  it.each([0, 91])('OP-OPEN-30 are not %d', async days => {
    expect((await history(days)).codes).toEqual(['BAD_INPUT'])
  })
})

describe('a full yard', () => {
  it('OP-OPEN-30 OP-INV-08 sorts, filters and counts 2,500 trailers by their clocks within a second', async () => {
    const full = await addYard(app, 'Full')
    await saveTerms(app, full, [ANY], { validFrom: ago(30 * 24) })
    await sql`
      insert into trailers (id, site_id, scac, serial, loaded, created_at)
      select gen_random_uuid(), ${full.siteId}, 'MANY', n, n % 2 = 0, ${ago(0)}::timestamptz - n * interval '3 minutes'
      from generate_series(1, 2500) n`.execute(app.db.kysely)
    await sql`
      insert into events (site_id, site_seq, is_kept, at, name, subject, subject_id, actor_kind, data)
      select site_id, 100 + row_number() over (), true, created_at + n * interval '10 minutes', 'trailer.edited', 'trailer', id,
        'system', jsonb_build_object('changes', case when n = 3 then jsonb_build_object('loaded',
          jsonb_build_object('from', true, 'to', false)) else jsonb_build_object('notes', jsonb_build_object('to', 'x')) end)
      from trailers, generate_series(1, 10) n where site_id = ${full.siteId}`.execute(app.db.kysely)
    const query = `query($siteId: ID!, $since: DateTime!) {
      paginatedTrailers(siteId: $siteId, where: { detention: [over] }, orderBy: [{ field: "detention", direction: desc }]) {
        totalCount trailers { serial detention { state charge { minor } } }
      }
      inventoryFigures(siteId: $siteId, since: $since) { detention { over } }
      dwellHistory(siteId: $siteId) { onSite overFreeTime }
    }`
    const variables = { siteId: full.siteId, since: ago(1) }
    await ask(app, full.operator, query, variables)
    const start = performance.now()
    const { data, codes } = await ask(app, full.operator, query, variables)
    const took = performance.now() - start
    expect(codes).toEqual([])
    const page = data!.paginatedTrailers as { totalCount: number; trailers: { serial: string }[] }
    expect(page.trailers[0]).toMatchObject({ serial: '2500' })
    expect(data!.inventoryFigures).toEqual({ detention: { over: page.totalCount } })
    expect((data!.dwellHistory as object[]).at(-1)).toEqual({ onSite: 2_500, overFreeTime: page.totalCount })
    expect(took).toBeLessThan(1_000)
  })
})
