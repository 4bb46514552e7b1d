import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addYard, ask, type TestYard, testApp } from '../../moves/test-yard.ts'
import { eventsOf } from '../../platform/event-log/test-events.ts'
import { placeTrailer } from './place-trailer.ts'

let app: Awaited<ReturnType<typeof testApp>>
let yard: TestYard
let stall: string
let dock: string
let trailer: string
let yards = 0

beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.db.close())
beforeEach(async () => {
  yard = await addYard(app, `Trailers${++yards}`)
  stall = await yard.addZone('P1')
  dock = await yard.addZone('D1')
  trailer = await yard.addTrailer('1', { zoneId: stall })
})

const place = (zoneId: string | null, source: 'human' | 'truck' = 'truck', inTransit = false) =>
  app.db.transaction(trx =>
    placeTrailer(trx, {
      trailerId: trailer,
      zoneId,
      inTransit,
      actor: source === 'human' ? yard.actor : { kind: 'system' },
      moveId: null,
      now: app.clock.now().toISOString(),
    }),
  )
const recorded = async () =>
  (
    await app.db.kysely
      .selectFrom('events')
      .select(['subject', 'subject_id'])
      .where('site_id', '=', yard.siteId)
      .execute()
  )
    .map(({ subject, subject_id }) => `${subject} ${subject_id}`)
    .sort()

describe('placeTrailer', () => {
  it('MV-ENT-14 remembers the spot it left, notes who saw it, and tells trailer and both zones', async () => {
    await place(dock)
    expect(await eventsOf(app.db.kysely, trailer)).toMatchObject([
      { name: 'trailer.placed', data: { moveId: null, changes: { zoneId: { from: stall, to: dock } } } },
    ])
    const { data } = await ask(
      app,
      yard.operator,
      `query($id: ID!, $siteId: ID!) {
        getTrailer(id: $id) { zone { name } priorZone { name } inTransit }
        zones(siteId: $siteId) { name occupancySource occupancyUpdatedAt trailer { serial } }
      }`,
      { id: trailer, siteId: yard.siteId },
    )
    expect(data?.getTrailer).toEqual({ zone: { name: 'D1' }, priorZone: { name: 'P1' }, inTransit: false })
    const seen = { occupancySource: 'truck', occupancyUpdatedAt: app.clock.now().toISOString() }
    expect(data?.zones).toEqual([
      { name: 'D1', ...seen, trailer: { serial: '1' } },
      { name: 'P1', ...seen, trailer: null },
    ])
    expect(await recorded()).toEqual([`trailer ${trailer}`, `zone ${dock}`, `zone ${stall}`].sort())
  })

  it('changes and tells nothing when it is there already', async () => {
    await place(stall)
    expect(await recorded()).toEqual([])
  })

  it('MV-ERR-06 MV-OPEN-99 a person is told that another trailer stands there', async () => {
    await yard.addTrailer('2', { zoneId: dock })
    await expect(place(dock, 'human')).rejects.toMatchObject({
      code: 'TRAILER_SERVICE_UPDATE:TRAILER_UPDATE_VALIDATION:DUPLICATE_ZONE',
    })
  })

  it('a truck that set it down there is believed: the other one loses its place', async () => {
    const ghost = await yard.addTrailer('2', { zoneId: dock })
    expect(await place(dock)).toEqual([ghost])
    await place(null, 'truck', true)
    const rows = await app.db.kysely
      .selectFrom('trailers')
      .select('zone_id')
      .where('id', '=', ghost)
      .execute()
    expect(rows).toEqual([{ zone_id: null }])
  })
})

describe('over the API', () => {
  it('MV-QRY-07 MV-QRY-08 MV-OPEN-41 finds a trailer by id and by name; a missing or foreign one is null', async () => {
    const other = await addYard(app, `TrailersOther${yards}`)
    const theirs = await other.addTrailer('1')
    const query = `query($id: ID!, $siteId: ID!, $serial: String!) {
      getTrailer(id: $id) { id }
      getTrailerByScacSerial(siteId: $siteId, scac: "test", serial: $serial) { id }
    }`
    const find = async (id: string, serial: string) =>
      (await ask(app, yard.operator, query, { id, serial, siteId: yard.siteId })).data
    expect(await find(trailer, '1')).toEqual({
      getTrailer: { id: trailer },
      getTrailerByScacSerial: { id: trailer },
    })
    expect(await find(theirs, '9')).toEqual({ getTrailer: null, getTrailerByScacSerial: null })
  })

  it('MV-ENT-16 lists trailers on site or checked out, page by page', async () => {
    await yard.addTrailer('2')
    const gone = await yard.addTrailer('3')
    await app.db.kysely.updateTable('trailers').set({ archived: true }).where('id', '=', gone).execute()
    const query = `query($siteId: ID!, $where: TrailersWhere, $orderBy: [OrderBy!], $take: Int) {
      paginatedTrailers(siteId: $siteId, where: $where, orderBy: $orderBy, take: $take) { totalCount trailers { serial } }
    }`
    const list = (variables: object) => ask(app, yard.operator, query, { siteId: yard.siteId, ...variables })
    const bySerial = [{ field: 'serial', direction: 'desc' }]
    expect(
      (await list({ where: { archived: false }, orderBy: bySerial, take: 1 })).data?.paginatedTrailers,
    ).toEqual({
      totalCount: 2,
      trailers: [{ serial: '2' }],
    })
    expect((await list({ where: { archived: true } })).data?.paginatedTrailers).toEqual({
      totalCount: 1,
      trailers: [{ serial: '3' }],
    })
    expect((await list({ orderBy: [{ field: 'toString', direction: 'asc' }] })).codes).toEqual(['BAD_INPUT'])
  })

  it('OP-QRY-06 OP-QRY-07 lists carriers and sizes', async () => {
    const { data } = await ask(
      app,
      yard.operator,
      '{ carrierListByScac { scac carrierName } trailerDimensionSpecs { dimensionCode label lengthMeters } }',
    )
    expect(data?.carrierListByScac).toContainEqual({ scac: 'ABFS', carrierName: 'ABF Freight' })
    expect(data?.trailerDimensionSpecs).toContainEqual({
      dimensionCode: 'pup',
      label: 'pup',
      lengthMeters: 8.534,
    })
  })

  it('MV-STA-16 MV-MUT-13 opens and closes zones of the own site only, and tells it', async () => {
    const query = `mutation($id: ID!, $enabled: Boolean!) {
      setZoneEnabled(id: $id, enabled: $enabled) { enabled enabledSource }
    }`
    const set = (user: typeof yard.operator, id: string) => ask(app, user, query, { id, enabled: false })
    expect((await set(yard.operator, dock)).data).toEqual({
      setZoneEnabled: { enabled: false, enabledSource: 'human' },
    })
    expect(await recorded()).toEqual([`zone ${dock}`])
    const byTruck = `mutation($id: ID!) {
      setZoneEnabled(id: $id, enabled: true, enabledSource: truck) { enabled enabledSource }
    }`
    expect((await ask(app, yard.operator, byTruck, { id: dock })).data).toEqual({
      setZoneEnabled: { enabled: true, enabledSource: 'truck' },
    })
    const other = await addYard(app, `Zones${yards}`)
    for (const id of [dock, '00000000-0000-4000-8000-000000000000'])
      expect((await set(other.operator, id)).codes).toEqual(['UNAUTHORIZED'])
    expect((await set(yard.operator, 'D1')).codes).toEqual(['BAD_INPUT'])
  })
})
