import { randomUUID } from 'node:crypto'
import type { EventName } from '@tractrix/domain/events'
import type { Actor } from '@tractrix/domain/platform'
import type { SiteRole } from '@tractrix/domain/users'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addYard, ask, personAt, type TestYard, testApp } from '../../moves/test-yard.ts'
import { appendEvent } from '../../platform/event-log/index.ts'

let app: Awaited<ReturnType<typeof testApp>>
let yard: TestYard
let yards = 0

beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.db.close())
beforeEach(async () => {
  yard = await addYard(app, `History${++yards}`)
})

const SITE_HISTORY = `query($siteId: ID!, $where: HistoryWhere, $take: Int, $before: String) {
  siteHistory(siteId: $siteId, where: $where, take: $take, before: $before) {
    entries { id at kind subject subjectId subjectName means actorKind actorId actorName
      fromZone { id name } toZone { id name } move { id } changes { field from to } }
    next
  }
}`

interface Entry {
  id: string
  at: string
  kind: string
  subject: string
  subjectId: string
  subjectName: string | null
  actorName: string | null
  changes: { field: string; from: unknown; to: unknown }[]
}
interface Page {
  entries: Entry[]
  next: string | null
}

async function history(variables: Record<string, unknown> = {}, user = yard.manager): Promise<Page> {
  const { data, messages } = await ask(app, user, SITE_HISTORY, { siteId: yard.siteId, ...variables })
  expect(messages).toEqual([])
  return data!.siteHistory as Page
}

/** All pages one after the other. */
async function wholeHistory(take: number, where: object = {}): Promise<Entry[]> {
  const all: Entry[] = []
  for (let before: string | null = null; ; ) {
    const page = await history({ take, before, where })
    all.push(...page.entries)
    if (page.next === null) return all
    before = page.next
  }
}

const record = (
  name: EventName,
  subjectId: string,
  {
    minute = 0,
    siteId = yard.siteId as string | null,
    actor = yard.actor as Actor,
    data = {} as object,
  } = {},
) => {
  const at = new Date(Date.UTC(2026, 2, 2, 8, minute)).toISOString()
  return app.db.transaction(trx =>
    appendEvent(trx, { name, siteId, subjectId, at, actor, data: data as never }),
  )
}

describe('the history of a site', () => {
  it('tells newest first what happened to trailers, zones, trucks, settings and moves, and who did it', async () => {
    const { siteId, operator } = yard
    const spot = await yard.addZone('PA1')
    await yard.addTruck('AV-01')
    app.clock.advance(60_000)
    await ask(app, yard.manager, 'mutation($id: ID!) { setZoneEnabled(id: $id, enabled: false) { id } }', {
      id: spot,
    })
    app.clock.advance(60_000)
    await ask(
      app,
      operator,
      'mutation($siteId: ID!, $zoneId: ID!) { checkInTrailer(siteId: $siteId, scac: "HJBT", serial: "551902", zoneId: $zoneId) { id } }',
      { siteId, zoneId: spot },
    )
    app.clock.advance(60_000)
    const switched =
      'mutation($siteId: ID!) { setSiteIsWorkingHours(siteId: $siteId, isWorkingHours: true) { id } }'
    await ask(app, operator, switched, { siteId })
    app.clock.advance(60_000)
    await ask(
      app,
      operator,
      'mutation($trucks: [TruckAvailabilityInput!]!) { updateTrucksAvailability(trucks: $trucks) { id } }',
      { trucks: [{ internalId: `history${yards}-av-01`, availability: 'unavailable' }] },
    )
    app.clock.advance(60_000)
    const draft =
      'mutation($siteId: ID!) { createDraftMove(siteId: $siteId, type: trailer, moveCategory: production) { id } }'
    await ask(app, operator, draft, { siteId })
    const { entries, next } = await history()
    expect(next).toBeNull()
    expect(entries.map(({ kind, subjectName }) => [kind, subjectName])).toEqual([
      ['move_created', null],
      ['truck_availability_set', 'AV-01'],
      ['site_settings_changed', `History${yards}`],
      ['trailer_checked_in', 'HJBT 551902'],
      ['zone_disabled', 'PA1'],
    ])
    expect(entries[1]!.changes).toEqual([{ field: 'availability', from: 'available', to: 'unavailable' }])
    expect(entries[3]).toMatchObject({
      means: 'hand',
      actorName: operator.name,
      toZone: { id: spot, name: 'PA1' },
    })
    expect(entries[3]!.changes.map(({ field }) => field)).not.toContain('zoneId')
    expect(entries[0]!.changes[0]).toEqual({ field: 'status', from: null, to: 'draft' })
  })

  it('tells of sign-ins of people with a role at the site, and of nobody else', async () => {
    const here = yard.operator
    const elsewhere = await addYard(app, `History${++yards}`)
    await app.db.kysely
      .insertInto('site_roles')
      .values([
        { user_id: here.id, site_id: yard.siteId, role: 'Operator' },
        { user_id: here.id, site_id: yard.siteId, role: 'Driver' },
        { user_id: elsewhere.operator.id, site_id: elsewhere.siteId, role: 'Operator' },
      ])
      .execute()
    const signIn = (id: string, minute: number) =>
      record('user.signed_in', id, {
        minute,
        siteId: null,
        actor: { kind: 'user', id },
        data: { address: null },
      })
    await signIn(here.id, 1)
    await signIn(elsewhere.operator.id, 2)
    await record('site.settings_changed', yard.siteId, { minute: 3, data: { changes: {} } })
    const { entries } = await history()
    expect(entries.map(({ kind, subjectName }) => [kind, subjectName])).toEqual([
      ['site_settings_changed', yard.operator.name.replace('Operator of ', '')],
      ['user_signed_in', here.name],
    ])
    expect((await history({ where: { subjectId: here.id } })).entries).toHaveLength(1)
    expect((await history({ where: { subjectId: elsewhere.operator.id } })).entries).toEqual([])
  })

  it('loses and doubles nothing between pages, also among events of one moment and of two sequences', async () => {
    const zones = await Promise.all(['A', 'B', 'C'].map(name => yard.addZone(name)))
    await app.db.kysely
      .insertInto('site_roles')
      .values({ user_id: yard.operator.id, site_id: yard.siteId, role: 'Operator' })
      .execute()
    for (let index = 0; index < 24; index++) {
      const minute = Math.floor(index / 8)
      await record(index % 2 ? 'zone.enabled' : 'zone.disabled', zones[index % 3]!, {
        minute,
        data: { changes: {} },
      })
      if (index % 4 === 0)
        await record('user.signed_out', yard.operator.id, { minute, siteId: null, data: {} })
    }
    const whole = await wholeHistory(100)
    expect(whole).toHaveLength(30)
    for (const take of [1, 3, 7, 30]) expect(await wholeHistory(take)).toEqual(whole)
    expect(new Set(whole.map(({ id }) => id)).size).toBe(30)
    expect(whole.map(({ at }) => at)).toEqual(
      whole
        .map(({ at }) => at)
        .sort()
        .reverse(),
    )
    const zonesOnly = await wholeHistory(5, { subjects: ['zone'] })
    expect(zonesOnly).toEqual(whole.filter(({ subject }) => subject === 'zone'))
  })

  it('is filtered by kind, subject, record, who and days, all of which must hold', async () => {
    const [one, two] = [await yard.addZone('One'), await yard.addZone('Two')]
    const truck = { kind: 'truck', id: await yard.addTruck('AV-02') } as const
    const data = { changes: {} }
    await record('zone.enabled', one, { minute: 1, data })
    await record('zone.disabled', one, { minute: 2, data })
    await record('zone.disabled', two, { minute: 3, data, actor: truck })
    await record('truck.set_free', truck.id, { minute: 4, data })
    const kinds = async (where: object) => (await history({ where })).entries.map(({ kind }) => kind)
    expect(await kinds({ kinds: ['zone_disabled'] })).toEqual(['zone_disabled', 'zone_disabled'])
    expect(await kinds({ subjects: ['truck'] })).toEqual(['truck_set_free'])
    expect(await kinds({ subjects: ['truck'], kinds: ['zone_disabled'] })).toEqual([])
    expect(await kinds({ subjectId: one })).toEqual(['zone_disabled', 'zone_enabled'])
    expect(await kinds({ actorId: truck.id })).toEqual(['zone_disabled'])
    expect(await kinds({ actorId: truck.id, subjectId: one })).toEqual([])
    expect(await kinds({ at: { from: '2026-03-02T08:02:00Z', to: '2026-03-02T08:03:00Z' } })).toEqual([
      'zone_disabled',
      'zone_disabled',
    ])
    expect(await kinds({ kinds: [] })).toEqual([])
  })

  it('names zones that were renamed by their name of today and removed ones by their last', async () => {
    const [renamed, removed] = [await yard.addZone('Old'), await yard.addZone('Gone')]
    const rename = 'mutation($id: ID!) { updateZone(id: $id, name: "New") { id } }'
    expect((await ask(app, yard.manager, rename, { id: renamed })).codes).toEqual([])
    app.clock.advance(1_000)
    const remove = 'mutation($id: ID!) { deleteZone(id: $id) { id } }'
    expect((await ask(app, yard.manager, remove, { id: removed })).codes).toEqual([])
    const { entries } = await history()
    expect(entries.map(({ kind, subjectName }) => [kind, subjectName])).toEqual([
      ['zone_deleted', 'Gone'],
      ['zone_edited', 'New'],
    ])
    expect(entries[1]!.changes).toEqual([{ field: 'name', from: 'Old', to: 'New' }])
  })

  it('leaves out what is of interest only to those who look now', async () => {
    await record('zone.observed', await yard.addZone('Z'))
    expect((await history()).entries).toEqual([])
  })

  it('OP-ROL-06 is for Managers of the site and admins alone', async () => {
    const other = await addYard(app, `History${++yards}`)
    const as = (role: SiteRole) => ({ ...yard.operator, siteRoles: [{ siteId: yard.siteId, role }] })
    const codes = async (user: typeof yard.operator | null) =>
      (await ask(app, user, SITE_HISTORY, { siteId: yard.siteId })).codes
    for (const role of ['Operator', 'Dispatcher', 'Driver', 'Customer', 'Partner'] as const)
      expect(await codes(as(role)), role).toEqual(['UNAUTHORIZED'])
    expect(await codes(other.manager)).toEqual(['UNAUTHORIZED'])
    expect(await codes(null)).toEqual(['UNAUTHORIZED'])
    expect(await codes(as('Manager'))).toEqual([])
    expect(await codes(personAt('Admin', [], ['admin']))).toEqual([])
  })

  it.each(['nonsense', '2026-03-02T08:00:00.000Z', `2026-99-02T08:00:00.000Z/${randomUUID()}:1`])(
    'refuses %j as the place where a page begins',
    async before => {
      const { codes } = await ask(app, yard.manager, SITE_HISTORY, { siteId: yard.siteId, before })
      expect(codes).toEqual(['BAD_INPUT'])
    },
  )

  it('lists by whom it can be filtered: people of the site, admins, trucks and API keys', async () => {
    const truck = await yard.addTruck('AV-07')
    await app.db.kysely
      .insertInto('site_roles')
      .values({ user_id: yard.operator.id, site_id: yard.siteId, role: 'Operator' })
      .execute()
    await (await addYard(app, `History${++yards}`)).addTruck('AV-08')
    const { data } = await ask(
      app,
      yard.manager,
      'query($siteId: ID!) { historyActors(siteId: $siteId) { id kind name } }',
      { siteId: yard.siteId },
    )
    expect(data!.historyActors).toEqual([
      { id: truck, kind: 'truck', name: 'AV-07' },
      { id: yard.operator.id, kind: 'user', name: yard.operator.name },
    ])
  })
})
