import type { User } from '@tractrix/domain/users'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addYard, personAt, type TestYard, testApp } from '../../moves/test-yard.ts'
import { json } from '../../platform/db/index.ts'
import { TestAuthenticator } from '../../platform/graphql/test-api.ts'
import { createHttp } from '../../platform/http/index.ts'
import { csvLines } from './csv.ts'
import { registerTrailersCsvRoute } from './trailers-csv-route.ts'

let app: Awaited<ReturnType<typeof testApp>>
let http: FastifyInstance
let yard: TestYard
let yards = 0
const authenticator = new TestAuthenticator()

beforeAll(async () => {
  app = await testApp()
  http = createHttp(app.log)
  registerTrailersCsvRoute({ http, db: app.db, clock: app.clock, services: app.services, authenticator })
})
afterAll(async () => {
  await http.close()
  await app.db.close()
})
beforeEach(async () => {
  yard = await addYard(app, `Csv${++yards}`)
  authenticator.sessions.set('operator', { user: yard.operator, expiresAt: null })
  authenticator.sessions.set('stranger', { user: personAt('Stranger', []), expiresAt: null })
})

const get = (session: string | null, path = `/sites/${yard.siteId}/trailers?filetype=csv`) =>
  http.inject({ url: path, headers: session ? { cookie: `session=${session}` } : {} })
const linesOf = (body: string) => body.replace('\uFEFF', '').split('\r\n').slice(1, -1)

const ROWS = json([{ scac: null, load: 'any', freeHours: 48, priceMinor: 7_500, per: 'day' }])
const driverOf = ({ siteId, operator }: TestYard): User => ({
  ...operator,
  siteRoles: [{ siteId, role: 'Driver' }],
})

async function describeTrailer(id: string, values: Record<string, string | number | boolean | null>) {
  await app.db.kysely.updateTable('trailers').set(values).where('id', '=', id).execute()
}

describe('the export of the trailers on site', () => {
  it('OP-EXT-01 OP-OPEN-33 OP-INV-08 has the columns of the table, newest first, as a file', async () => {
    const spot = await yard.addZone('Tor Süd 3')
    const parked = await yard.addTrailer('7', { zoneId: spot })
    const lost = await yard.addTrailer('8')
    const gone = await yard.addTrailer('9')
    const size = { type: 'dryVan', length_meters: 16.154, width_meters: 2.591 }
    await describeTrailer(parked, { ...size, loaded: true, created_at: '2026-03-01T08:00:00.000Z' })
    await describeTrailer(lost, { created_at: '2026-03-01T09:00:00.000Z' })
    await describeTrailer(gone, { archived: true })
    const answer = await get('operator')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="trailers-csv${yards}-2026-03-02.csv"`,
      'cache-control': 'no-store',
    })
    expect(answer.body).toBe(
      [
        '\uFEFFCarrier,Trailer #,Size,Status,Location,Notes,Created At,On Site (h),Free Time,Free Until,Clock Held,Cost,Currency',
        "TEST,8,Unknown 53',,Missing Zone!,,2026-03-01T09:00:00.000Z,23.0,no terms,,,,",
        'TEST,7,"Dry Van 53\' x 102""",Loaded,Tor Süd 3,,2026-03-01T08:00:00.000Z,24.0,no terms,,,,',
        '',
      ].join('\r\n'),
    )
  })

  it('OP-OPEN-30 OP-OPEN-33 tells free time and costs, to those who may see them', async () => {
    await sql`
      insert into detention_terms (id, site_id, version, valid_from, currency, rows, saved_at)
      values (gen_random_uuid(), ${yard.siteId}, 1, '2026-01-01T00:00:00Z', 'USD', ${ROWS}, '2026-01-01T00:00:00Z')`.execute(
      app.db.kysely,
    )
    const late = await yard.addTrailer('7')
    const held = await yard.addTrailer('8')
    await describeTrailer(late, { created_at: '2026-02-28T06:00:00.000Z' })
    await describeTrailer(held, { created_at: '2026-02-27T06:00:00.000Z' })
    await sql`
      insert into detention_holds (id, trailer_id, reason, held_at)
      values (gen_random_uuid(), ${held}, 'door, blocked', '2026-03-01T05:00:00Z')`.execute(app.db.kysely)
    const clocks = linesOf((await get('operator')).body).map(line => line.split(',,2026').at(-1))
    expect(clocks).toEqual([
      '-02-28T06:00:00.000Z,50.0,Over 2 h,2026-03-02T06:00:00.000Z,,75.00,USD',
      '-02-27T06:00:00.000Z,74.0,"Held, 1 h left",,"door, blocked",,',
    ])
    authenticator.sessions.set('driver', { user: driverOf(yard), expiresAt: null })
    expect(linesOf((await get('driver')).body)[0]).toBe(
      "TEST,7,Unknown 53',,Missing Zone!,,2026-02-28T06:00:00.000Z",
    )
  })

  it('tells every trailer once, however many there are, also of the same moment', async () => {
    await sql`
      insert into trailers (id, site_id, scac, serial, created_at)
      select gen_random_uuid(), ${yard.siteId}, 'MANY', n, '2026-03-01T08:00:00Z'::timestamptz + (n / 700) * interval '1 s'
      from generate_series(1, 2500) n`.execute(app.db.kysely)
    const serials = linesOf((await get('operator')).body).map(line => line.split(',')[1])
    expect(serials).toHaveLength(2_500)
    expect(new Set(serials).size).toBe(2_500)
  })

  it('OP-INV-05 OP-OPEN-33 has the trailers that the filters of the table show', async () => {
    const [inBank, alone] = [await yard.addZone('D 1'), await yard.addZone('Staging')]
    await app.db.kysely.updateTable('zones').set({ bank: 'Doors, east' }).where('id', '=', inBank).execute()
    const pup = await yard.addTrailer('551', { zoneId: inBank })
    await describeTrailer(pup, { dimension_code: 'pup', loaded: true })
    const standard = await yard.addTrailer('552', { zoneId: alone })
    await describeTrailer(standard, { dimension_code: 'standard', loaded: false })
    await yard.addTrailer('663')
    const gone = await yard.addTrailer('554')
    await describeTrailer(gone, { archived: true })
    const serials = async (search: string) => {
      const answer = await get('operator', `/sites/${yard.siteId}/trailers?filetype=csv${search}`)
      return linesOf(answer.body)
        .map(line => line.split(',')[1])
        .sort()
    }
    expect(await serials('')).toEqual(['551', '552', '663'])
    expect(await serials('&serial=55&scac=te')).toEqual(['551', '552'])
    expect(await serials('&dimensionCode=pup,container_40')).toEqual(['551'])
    expect(await serials('&load=empty,unknown')).toEqual(['552', '663'])
    expect(await serials('&location=Doors,%20east&location=')).toEqual(['551', '663'])
    expect(await serials('&location=Staging&load=loaded')).toEqual([])
    expect(await serials('&detention=no_terms')).toEqual(['551', '552', '663'])
    expect(await serials('&detention=over')).toEqual([])
  })

  it.each([
    ['load=full', 'load has no value "full". Values: loaded, empty, unknown.'],
    ['location[]=P1', /^location\[\] is no filter/],
    ['scac=A%00', 'scac has a character that cannot be stored.'],
    ['serial=1&serial=2', 'serial was given more than once.'],
    ['detention=late', /^detention has no value "late"/],
  ])('refuses the filter %j, saying what it may be', async (search, message) => {
    const answer = await get('operator', `/sites/${yard.siteId}/trailers?filetype=csv&${search}`)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error).toMatch(message)
  })

  it('OP-OPEN-30 shows nobody by a filter which clocks run out, who may not see them', async () => {
    authenticator.sessions.set('driver', { user: driverOf(yard), expiresAt: null })
    const search = `/sites/${yard.siteId}/trailers?filetype=csv&detention=over`
    expect((await get('driver', search)).statusCode).toBe(403)
  })

  it('has no lines but the header where there is no trailer', async () => {
    expect(linesOf((await get('operator')).body)).toEqual([])
  })

  it('OP-OPEN-33 is refused to nobody, to strangers and to people of other sites', async () => {
    const other = await addYard(app, `Csv${++yards}`)
    expect((await get(null)).statusCode).toBe(401)
    expect((await get('stranger')).statusCode).toBe(403)
    for (const path of [`/sites/${other.siteId}/trailers`, '/sites/nonsense/trailers'])
      expect((await get('operator', `${path}?filetype=csv`)).statusCode).toBe(403)
    expect((await get(null, `/sites/${yard.siteId}/trailers?filetype=pdf`)).statusCode).toBe(401)
  })

  it.each(['', '?filetype=pdf', '?filetype=csv&filetype=csv'])(
    'refuses %j, saying what it may be',
    async search => {
      const answer = await get('operator', `/sites/${yard.siteId}/trailers${search}`)
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toEqual({ error: 'filetype must be csv.', code: 'BAD_INPUT' })
    },
  )
})

describe('a line of comma-separated values', () => {
  it.each([
    ['plain', 'plain'],
    [null, ''],
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    ['=1+1', "'=1+1"],
    ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
    ['+1', "'+1"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    [' \t=1', "' \t=1"],
    ['\r=1', '"\'\r=1"'],
    ['＝1', "'＝1"],
    ['a=1', 'a=1'],
  ])('writes %j as %s', (value, written) => {
    expect(csvLines([[value, 'z']])).toBe(`${written},z\r\n`)
  })
})
