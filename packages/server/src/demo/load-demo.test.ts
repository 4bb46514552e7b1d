import { demoPeople, demoYards } from '@tractrix/demo-yards'
import { readClock } from '@tractrix/domain/detention'
import { SITE_CONFIG_FLAGS, type SiteConfig } from '@tractrix/domain/sites'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SiteClocks } from '../detention/index.ts'
import { systemClock } from '../platform/clock.ts'
import type { Database } from '../platform/db/index.ts'
import { testDatabase } from '../platform/db/test-database.ts'
import { Sessions, verifyPassword } from '../users/index.ts'
import { loadDemo } from './load-demo.ts'

let db: Database
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())

const count = async (
  table: 'sites' | 'zones' | 'trailers' | 'trucks' | 'users' | 'partners' | 'site_roles',
) => {
  const { n } = await db.kysely
    .selectFrom(table)
    .select(eb => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return n
}
const counts = async () => ({
  sites: await count('sites'),
  zones: await count('zones'),
  trailers: await count('trailers'),
  trucks: await count('trucks'),
  users: await count('users'),
})

describe('loadDemo', () => {
  const yards = demoYards()
  const expected = {
    sites: yards.length,
    zones: yards.flatMap(yard => yard.zones).length,
    trailers: yards.flatMap(yard => yard.trailers).length,
    trucks: yards.flatMap(yard => [...yard.trucks, ...yard.playgroundTrucks]).length,
    users: demoPeople().length,
  }

  it('loads everything into an empty database once, also when several servers start at once', async () => {
    const results = await Promise.all([1, 2, 3].map(() => loadDemo(db, systemClock, 'first')))
    expect(results.filter(Boolean)).toHaveLength(1)
    expect(await counts()).toEqual(expected)
  })

  it('OP-OPEN-30 shows trailers within their free time, near its end and over it, and some without terms', async () => {
    const clocks = new SiteClocks(db.kysely)
    for (const { siteId } of yards) {
      const stays = [...(await clocks.onSite(siteId)).values()]
      const states = stays.map(each => readClock(each.at(-1)!, Date.now()).state)
      expect(new Set(states)).toEqual(new Set(['free', 'soon', 'over', 'no_terms']))
    }
  })

  it('ends the sessions of demo people when their password is another one, and only then', async () => {
    const sessions = new Sessions({ db, clock: systemClock, demoPeople: true })
    const { id } = demoPeople()[0]!
    const token = await sessions.open(id)
    await loadDemo(db, systemClock, 'first')
    expect(await sessions.read(token)).toMatchObject({ user: { id } })
    await loadDemo(db, systemClock, 'other')
    expect(await sessions.read(token)).toBeNull()
  })

  it('loads nothing again, and gives the demo people the password of today', async () => {
    await db.kysely.deleteFrom('trailers').execute()
    expect(await loadDemo(db, systemClock, 'second')).toBe(false)
    expect(await counts()).toEqual({ ...expected, trailers: 0 })
    const [row] = await db.kysely
      .selectFrom('users')
      .select('password_hash')
      .where('email', '=', 'admin@tractrix.local')
      .execute()
    expect(await verifyPassword('second', row?.password_hash ?? null)).toBe(true)
    expect(await verifyPassword('first', row?.password_hash ?? null)).toBe(false)
  })

  it('MV-OPEN-03 gives a demo database the demo people that it does not have yet', async () => {
    await db.kysely.deleteFrom('users').where('email', '=', 'manager@tractrix.local').execute()
    expect(await loadDemo(db, systemClock, 'second')).toBe(false)
    const roles = await db.kysely
      .selectFrom('site_roles as r')
      .innerJoin('users as u', 'u.id', 'r.user_id')
      .select('r.role')
      .where('u.email', '=', 'manager@tractrix.local')
      .execute()
    expect(roles).toEqual(yards.map(() => ({ role: 'Manager' })))
  })

  it('brings base maps, forms and routes of an older demo to those of today, and leaves zones alone', async () => {
    const [yard] = yards
    const count = async () => {
      const { rows } = await sql<{ counts: number[] }>`
        select array[(select count(*) from form_questions), (select count(*) from form_selections),
          (select count(*) from static_routes)]::int[] as counts`.execute(db.kysely)
      return rows[0]?.counts
    }
    const whole = await count()
    await sql`delete from form_selections`.execute(db.kysely)
    await sql`delete from form_questions where sequence = 1`.execute(db.kysely)
    await sql`delete from static_routes where site_id = ${yard!.siteId}`.execute(db.kysely)
    await sql`update sites set base_map = '{}'`.execute(db.kysely)
    await sql`update zones set bank = 'ours' where id = ${yard!.zones[0]!.id}`.execute(db.kysely)
    expect(await loadDemo(db, systemClock, 'second')).toBe(false)
    expect(await count()).toEqual(whole)
    const { rows } = await sql<{ map: unknown; bank: string }>`
      select base_map as map, (select bank from zones where id = ${yard!.zones[0]!.id}) as bank
      from sites where id = ${yard!.siteId}`.execute(db.kysely)
    expect(rows).toEqual([{ map: yard!.baseMap, bank: 'ours' }])
    await sql`update zones set bank = ${yard!.zones[0]!.bank} where id = ${yard!.zones[0]!.id}`.execute(
      db.kysely,
    )
  })

  it('keeps the umlauts, the directions and the order of corners', async () => {
    const stored = await db.kysely.selectFrom('zones').selectAll().execute()
    const byId = new Map(stored.map(zone => [zone.id, zone]))
    for (const zone of yards.flatMap(yard => yard.zones)) {
      expect(byId.get(zone.id)).toMatchObject({
        name: zone.name,
        zone_type: zone.zoneType,
        coordinates: zone.polygon,
        heading_radians: zone.headingRadians,
      })
    }
  })

  it('gives the people the rights of the contract', async () => {
    const roles = await db.kysely
      .selectFrom('site_roles as r')
      .innerJoin('users as u', 'u.id', 'r.user_id')
      .innerJoin('sites as s', 's.id', 'r.site_id')
      .select(['u.email', 's.internal_site_alias as alias', 'r.role'])
      .execute()
    const wanted = demoPeople().flatMap(person =>
      person.roles.map(role => ({ email: person.email, alias: role.yardAlias, role: role.role })),
    )
    expect(roles).toHaveLength(wanted.length)
    expect(roles).toEqual(expect.arrayContaining(wanted))
  })

  it('has every switch of a site on at one yard and off at another', async () => {
    const sites = await db.kysely.selectFrom('sites').select('config').execute()
    for (const flag of SITE_CONFIG_FLAGS) {
      const values = sites.map(site => (site.config as SiteConfig)[flag])
      expect(new Set(values), flag).toEqual(new Set([true, false]))
    }
  })

  it('loads nothing at all when something fails in its midst', async () => {
    const other = await testDatabase()
    await other.pool.query(
      "create function fail() returns trigger language plpgsql as $$ begin raise 'no'; end $$",
    )
    await other.pool.query('create trigger fail before insert on trucks execute function fail()')
    await expect(loadDemo(other, systemClock, 'x')).rejects.toThrow('no')
    const { rows } = await other.pool.query(
      'select (select count(*) from sites) + (select count(*) from partners) as n',
    )
    expect(rows).toEqual([{ n: 0 }])
    await other.close()
  })
})
