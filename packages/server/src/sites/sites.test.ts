import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addYard, ask, personAt, type TestYard, testApp } from '../moves/test-yard.ts'
import { eventsOf, historyOf } from '../platform/event-log/test-events.ts'

let app: Awaited<ReturnType<typeof testApp>>
let own: TestYard
let foreign: TestYard

beforeAll(async () => {
  app = await testApp()
  own = await addYard(app, 'Own')
  foreign = await addYard(app, 'Foreign')
  await app.db.kysely.updateTable('sites').set({ active: false }).where('id', '=', foreign.siteId).execute()
})
afterAll(() => app.db.close())

describe('sites', () => {
  const names = async (user: Parameters<typeof ask>[1], args = '') => {
    const { data } = await ask(app, user, `{ sites${args} { name } }`)
    return (data?.sites as { name: string }[] | undefined)?.map(({ name }) => name)
  }

  it('MV-SITE-06 lists the sites of one’s roles; every site for admins', async () => {
    const admin = personAt('Admin', [], ['admin'])
    expect(await names(own.operator)).toEqual(['Own'])
    expect(await names(own.operator, '(admin: true)')).toEqual(['Own'])
    expect(await names(personAt('Outsider', []))).toEqual([])
    expect(await names(null)).toBeUndefined()
    expect(await names(admin)).toEqual(['Foreign', 'Own'])
    expect(await names(admin, '(active: true)')).toEqual(['Own'])
    expect(await names(admin, '(active: false)')).toEqual(['Foreign'])
    expect(await names(admin, '(admin: false)')).toEqual([])
  })

  it('MV-ENT-18 MV-OPEN-126 OP-ENT-14 tells a site with all switches, acceptPartnerMoves in both places', async () => {
    const { data } = await ask(
      app,
      own.operator,
      `query($id: ID!) {
        site(id: $id) { id name internalSiteAlias timeZone partner { name } bounds { latitudeMin }
          latitudeMin latitudeMax longitudeMin longitudeMax mapOverlayPath shouldSkipMissionPlanning isWorkingHours
          origin { latitude rotationRadians } mapId acceptPartnerMoves config { acceptPartnerMoves enableMetricsPage } }
        siteConfig(siteId: $id) { trailerUndoCheckoutExpiration hideActiveYardInventory }
      }`,
      { id: own.siteId },
    )
    expect(data).toEqual({
      site: {
        id: own.siteId,
        latitudeMin: 39,
        latitudeMax: 40,
        longitudeMin: -77,
        longitudeMax: -76,
        mapOverlayPath: null,
        shouldSkipMissionPlanning: false,
        isWorkingHours: true,
        name: 'Own',
        internalSiteAlias: 'own',
        timeZone: 'America/New_York',
        partner: { name: 'Partner of Own' },
        bounds: { latitudeMin: 39 },
        origin: { latitude: 39.17, rotationRadians: 0 },
        mapId: 'yard',
        acceptPartnerMoves: true,
        config: { acceptPartnerMoves: true, enableMetricsPage: false },
      },
      siteConfig: { trailerUndoCheckoutExpiration: null, hideActiveYardInventory: false },
    })
  })

  it('MV-SITE-05 refuses a foreign site like one that does not exist', async () => {
    const query = 'query($id: ID!) { site(id: $id) { id } siteConfig(siteId: $id) { enableMetricsPage } }'
    for (const id of [foreign.siteId, '00000000-0000-4000-8000-000000000000'])
      expect(new Set((await ask(app, own.operator, query, { id })).codes)).toEqual(new Set(['UNAUTHORIZED']))
  })
})

describe('switches of a site', () => {
  it.each([
    ['MV-MUT-23 OP-MUT-26 setSiteIsWorkingHours', 'isWorkingHours'],
    ['OP-MUT-25 setSiteAcceptPartnerMoves', 'acceptPartnerMoves'],
  ])('%s sets, answers and tells it', async (title, field) => {
    const mutation = title.split(' ').at(-1)
    const query = `mutation($id: ID!, $on: Boolean!) {
      ${mutation}(siteId: $id, ${field}: $on) { ${field} config { acceptPartnerMoves } }
    }`
    const before = (await historyOf(app.db.kysely, own.siteId)).length
    for (const on of [false, true]) {
      const { data } = await ask(app, own.operator, query, { id: own.siteId, on })
      expect(data).toMatchObject({ [mutation ?? '']: { [field]: on } })
      if (field === 'acceptPartnerMoves')
        expect(data).toMatchObject({ [mutation ?? '']: { config: { acceptPartnerMoves: on } } })
    }
    const events = await eventsOf(app.db.kysely, own.siteId)
    expect(events.slice(before)).toMatchObject([
      {
        name: 'site.settings_changed',
        actorId: own.operator.id,
        data: { changes: { [field ?? '']: { to: false } } },
      },
      { name: 'site.settings_changed', data: { changes: { [field ?? '']: { from: false, to: true } } } },
    ])
    expect((await ask(app, own.operator, query, { id: foreign.siteId, on: true })).codes).toEqual([
      'UNAUTHORIZED',
    ])
  })
})
