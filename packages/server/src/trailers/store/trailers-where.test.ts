import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addYard, ask, type TestYard, testApp } from '../../moves/test-yard.ts'

let app: Awaited<ReturnType<typeof testApp>>
let yard: TestYard
let stall: string
let dock: string

beforeAll(async () => {
  app = await testApp()
  yard = await addYard(app, 'Lists')
  stall = await yard.addZone('P1')
  dock = await yard.addZone('D1')
  const change = (id: string, values: object) =>
    app.db.kysely.updateTable('trailers').set(values).where('id', '=', id).execute()
  const add = async (serial: string, zoneId: string | null, values: object) =>
    change(await yard.addTrailer(serial, { zoneId }), values)
  await add('100', stall, { scac: 'WERN', loaded: true, type: 'reefer' })
  await add('200', dock, { scac: 'WRN', loaded: false, dimension_code: 'pup' })
  await add('30_0', null, { scac: 'UP', loaded: null })
  const left = { archived: true, archived_at: '2026-03-01T12:00:00Z', created_at: '2026-01-10T00:00:00Z' }
  await add('400', null, { scac: 'UP', loaded: true, ...left })
})
afterAll(() => app.db.close())

async function list(where: object): Promise<string[]> {
  const { data, codes } = await ask(
    app,
    yard.operator,
    `query($siteId: ID!, $where: TrailersWhere) {
      paginatedTrailers(siteId: $siteId, where: $where, orderBy: [{ field: "serial", direction: asc }]) {
        totalCount trailers { serial }
      }
    }`,
    { siteId: yard.siteId, where },
  )
  expect(codes).toEqual([])
  type Page = { totalCount: number; trailers: { serial: string }[] }
  const { totalCount, trailers } = data!.paginatedTrailers as Page
  expect(totalCount).toBe(trailers.length)
  return trailers.map(({ serial }) => serial)
}

it.each<[object, string[]]>([
  [{}, ['100', '200', '30_0', '400']],
  [{ archived: false }, ['100', '200', '30_0']],
  [{ scac: 'rn' }, ['100', '200']],
  [{ scac: 'w', serial: '2' }, ['200']],
  [{ serial: '_' }, ['30_0']],
  [{ serial: '%' }, []],
  [{ type: ['reefer', 'tanker'] }, ['100']],
  [{ dimensionCode: ['pup'] }, ['200']],
  [{ load: ['loaded'] }, ['100', '400']],
  [{ load: ['empty'] }, ['200']],
  [{ load: ['unknown'] }, ['30_0']],
  [{ load: ['unknown', 'empty'] }, ['200', '30_0']],
  [{ load: [] }, []],
  [{ withoutZone: true, archived: false }, ['30_0']],
  [{ withoutZone: false }, ['100', '200']],
  [{ createdAt: { to: '2026-02-01T00:00:00Z' } }, ['400']],
  [{ archivedAt: { isNull: true } }, ['100', '200', '30_0']],
  [{ archivedAt: { from: '2026-03-01T00:00:00Z', to: '2026-03-02T00:00:00Z' } }, ['400']],
])('OP-QRY-03 OP-OPEN-30 MV-ENT-16 lists by %j', async (where, serials) => {
  expect(await list(where)).toEqual(serials)
})

it('OP-QRY-03 OP-OPEN-30 OP-INV-13 lists by places, with those that have none or without', async () => {
  expect(await list({ zoneId: [stall] })).toEqual(['100'])
  expect(await list({ zoneId: [stall, dock], withoutZone: false })).toEqual(['100', '200'])
  expect(await list({ zoneId: [dock], withoutZone: true, archived: false })).toEqual(['200', '30_0'])
  expect(await list({ zoneId: [] })).toEqual([])
})

it('OP-QRY-03 answers every trailer of a crowded yard at once, with all that the console shows of one', async () => {
  const crowded = await addYard(app, 'Crowded')
  await sql`
    insert into trailers (id, site_id, scac, serial)
    select gen_random_uuid(), ${crowded.siteId}, 'MANY', n from generate_series(1, 2500) n`.execute(
    app.db.kysely,
  )
  const { data, codes } = await ask(
    app,
    crowded.operator,
    `query($siteId: ID!) {
      paginatedTrailers(siteId: $siteId, where: { archived: false }, take: 5000) {
        totalCount
        trailers {
          id siteId scac serial type dimensionCode lengthMeters widthMeters loaded inTransit canMove otrDropOffConfirmed
          notes zoneId priorZoneId attachedTruckId archived archivedAt createdAt updatedAt
        }
      }
    }`,
    { siteId: crowded.siteId },
  )
  expect(codes).toEqual([])
  const { totalCount, trailers } = data!.paginatedTrailers as { totalCount: number; trailers: object[] }
  expect([totalCount, trailers.length]).toEqual([2_500, 2_500])
  const tooMany = `query($siteId: ID!) { paginatedTrailers(siteId: $siteId, take: 5001) { totalCount } }`
  expect((await ask(app, crowded.operator, tooMany, { siteId: crowded.siteId })).codes).toEqual(['BAD_INPUT'])
})
