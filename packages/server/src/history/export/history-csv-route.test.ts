import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addYard, personAt, type TestYard, testApp } from '../../moves/test-yard.ts'
import { appendEvent } from '../../platform/event-log/index.ts'
import { TestAuthenticator } from '../../platform/graphql/test-api.ts'
import { createHttp } from '../../platform/http/index.ts'
import { EXPORT_PAGE, registerHistoryCsvRoute } from './history-csv-route.ts'

let app: Awaited<ReturnType<typeof testApp>>
let http: FastifyInstance
let yard: TestYard
let yards = 0
const authenticator = new TestAuthenticator()

beforeAll(async () => {
  app = await testApp()
  http = createHttp(app.log)
  registerHistoryCsvRoute({ http, db: app.db, clock: app.clock, authenticator })
})
afterAll(async () => {
  await http.close()
  await app.db.close()
})
beforeEach(async () => {
  yard = await addYard(app, `Log${++yards}`)
  authenticator.sessions.set('manager', { user: yard.manager, expiresAt: null })
  authenticator.sessions.set('operator', { user: yard.operator, expiresAt: null })
  authenticator.sessions.set('stranger', { user: personAt('Stranger', []), expiresAt: null })
})

const get = (session: string | null, search = '', siteId = yard.siteId) =>
  http.inject({
    url: `/sites/${siteId}/history.csv?${search}`,
    headers: session ? { cookie: `session=${session}` } : {},
  })
const linesOf = (body: string) => body.replace('\uFEFF', '').split('\r\n').slice(1, -1)

describe('the export of the history of a site', () => {
  it('is a file with who did what, when and where, whose formulas are text', async () => {
    const zoneId = await yard.addZone('=1+1')
    const changes = { name: { from: 'PA1', to: '=1+1' }, bank: { from: null, to: 'P' } }
    const at = '2026-03-02T07:30:00.000Z'
    const event = { siteId: yard.siteId, subjectId: zoneId, at, actor: yard.actor, data: { changes } }
    await app.db.transaction(trx => appendEvent(trx, { name: 'zone.edited', ...event }))
    const answer = await get('manager')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="history-log${yards}-2026-03-02.csv"`,
      'cache-control': 'no-store',
    })
    expect(answer.body).toBe(
      [
        '\uFEFFWhen,About,Name,Event,By,Means,From,To,Reference,Changes,ID',
        `${at},Zone,'=1+1,Edited,Operator of Log${yards},Hand,,,,bank:  -> P; name: PA1 -> =1+1,${zoneId}`,
        '',
      ].join('\r\n'),
    )
  })

  it('tells every event once, over several pages and among events of one moment', async () => {
    const count = 2 * EXPORT_PAGE + 500
    await sql`
      insert into events (site_id, site_seq, is_kept, at, name, subject, subject_id, actor_kind, data)
      select ${yard.siteId}, n, true, '2026-03-01T08:00:00Z'::timestamptz + (n / 700) * interval '1 s', 'zone.enabled',
        'zone', ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'system', '{}'
      from generate_series(1, ${count}::int) n`.execute(app.db.kysely)
    const ids = linesOf((await get('manager')).body).map(line => line.split(',').at(-1))
    expect(ids).toHaveLength(count)
    expect(new Set(ids).size).toBe(count)
  })

  it('has the filters of the page', async () => {
    const [one, two] = [randomUUID(), randomUUID()]
    const record = (name: 'zone.enabled' | 'truck.set_free', subjectId: string, at: string) => {
      const event = { siteId: yard.siteId, subjectId, at, actor: yard.actor, data: { changes: {} } }
      return app.db.transaction(trx => appendEvent(trx, { name, ...event }))
    }
    await record('zone.enabled', one, '2026-03-01T08:00:00.000Z')
    await record('truck.set_free', two, '2026-03-02T08:00:00.000Z')
    const count = async (search: string) => linesOf((await get('manager', search)).body).length
    expect(await count('')).toBe(2)
    expect(await count('kinds=zone_enabled')).toBe(1)
    expect(await count('kinds=zone_enabled,truck_set_free')).toBe(2)
    expect(await count('subjects=truck')).toBe(1)
    expect(await count(`subjectId=${two}`)).toBe(1)
    expect(await count(`actorId=${yard.operator.id}`)).toBe(2)
    expect(await count(`actorId=${randomUUID()}`)).toBe(0)
    expect(await count('from=2026-03-02T00:00:00.000Z')).toBe(1)
    expect(await count('to=2026-03-02T00:00:00.000Z')).toBe(1)
  })

  it.each([
    'kinds=zone_observed',
    'subjects=yard',
    'subjectId=7',
    'from=yesterday',
    'to=2026-13-01T00:00:00Z',
    'actorId=',
  ])('refuses the filter %s', async search => {
    const answer = await get('manager', search)
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'BAD_INPUT'])
  })

  it('OP-ROL-06 is refused to everybody but Managers of the site', async () => {
    const other = await addYard(app, `Log${++yards}`)
    expect((await get(null)).statusCode).toBe(401)
    expect((await get('operator')).statusCode).toBe(403)
    expect((await get('stranger')).statusCode).toBe(403)
    expect((await get('manager', '', other.siteId)).statusCode).toBe(403)
    expect((await get('manager', '', 'nonsense')).statusCode).toBe(403)
  })
})
