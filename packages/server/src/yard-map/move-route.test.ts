import { distanceMeters } from '@tractrix/domain/platform'
import type { ApiKeyScope, User } from '@tractrix/domain/users'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadDemo } from '../demo/index.ts'
import { ask, personAt, testApp } from '../moves/test-yard.ts'
import { MOST_LANES } from './lane-networks.ts'

let app: Awaited<ReturnType<typeof testApp>>
let siteId: string
let otherSiteId: string

beforeAll(async () => {
  app = await testApp()
  await loadDemo(app.db, app.clock, 'secret')
  siteId = await siteOf('baltimore')
  otherSiteId = await siteOf('krems')
})
afterAll(() => app.db.close())

const QUERY = `query($siteId: ID!, $fromZoneId: ID, $truckId: ID, $toZoneId: ID!) {
  moveRoute(siteId: $siteId, fromZoneId: $fromZoneId, truckId: $truckId, toZoneId: $toZoneId) {
    distanceMeters drivingSeconds points { latitude longitude reverse }
  }
}`
interface Route {
  distanceMeters: number
  drivingSeconds: number
  points: { latitude: number; longitude: number; reverse: boolean }[]
}
const operator = () => personAt('Operator', [siteId])
const route = async (variables: Record<string, unknown>, person = operator()) => {
  const { data, codes } = await ask(app, person, QUERY, { siteId, ...variables })
  return { route: (data?.moveRoute ?? null) as Route | null, code: codes[0] ?? null }
}
const siteOf = async (alias: string) => {
  const found = app.db.kysely.selectFrom('sites').select('id').where('internal_site_alias', '=', alias)
  return (await found.executeTakeFirstOrThrow()).id
}
const zone = async (name: string, site = siteId) => {
  const found = app.db.kysely.selectFrom('zones').select('id').where('name', '=', name)
  return (await found.where('site_id', '=', site).executeTakeFirstOrThrow()).id
}

describe('the route of a move', () => {
  it('leads along the lanes from spot to spot and backs in at its end', async () => {
    const { route: found } = await route({ fromZoneId: await zone('PE23'), toZoneId: await zone('E17') })
    const { distanceMeters: meters, drivingSeconds, points } = found!
    const measured = points.slice(1).reduce((sum, to, index) => sum + distanceMeters(points[index]!, to), 0)
    expect(measured / meters).toBeCloseTo(1, 1)
    expect(distanceMeters(points[0]!, points.at(-1)!)).toBeLessThan(meters)
    expect(drivingSeconds).toBeGreaterThan(meters / 6.8)
    const turn = points.findIndex(({ reverse }) => reverse)
    expect(turn).toBeGreaterThan(0)
    expect(points.slice(turn).every(({ reverse }) => reverse)).toBe(true)
  })

  it('is known between spots of every kind, and answers while others are served', async () => {
    const names = ['PA01', 'PF50', 'E01', 'N10', 'STG1']
    const ids = await Promise.all(names.map(name => zone(name).catch(() => zone('PC20'))))
    for (const fromZoneId of ids)
      for (const toZoneId of ids.filter(id => id !== fromZoneId))
        expect((await route({ fromZoneId, toZoneId })).route, `${fromZoneId} ${toZoneId}`).not.toBeNull()
  })

  it('is not known without a start, from a truck that never said where it is, or on a site without lanes', async () => {
    const toZoneId = await zone('E17')
    const { id: truckId } = await app.db.kysely
      .selectFrom('trucks')
      .select('id')
      .where('site_id', '=', siteId)
      .executeTakeFirstOrThrow()
    expect(await route({ toZoneId })).toEqual({ route: null, code: null })
    expect(await route({ toZoneId, truckId })).toEqual({ route: null, code: null })
    const kept = await withBaseMap({ features: [] })
    expect(await route({ fromZoneId: await zone('PE23'), toZoneId })).toEqual({ route: null, code: null })
    await kept.restore()
    expect((await route({ fromZoneId: await zone('PE23'), toZoneId })).route).not.toBeNull()
  })

  it('is not looked for in a map with more lanes than can be searched at once', async () => {
    const lane = {
      type: 'Feature',
      properties: { kind: 'lane', class: 'aisle', name: 'x' },
      geometry: {
        type: 'LineString',
        coordinates: [
          [-76.55, 39.27],
          [-76.551, 39.27],
        ],
      },
    }
    const kept = await withBaseMap({ features: Array.from({ length: MOST_LANES.count + 1 }, () => lane) })
    expect((await route({ fromZoneId: await zone('PE23'), toZoneId: await zone('E17') })).route).toBeNull()
    await kept.restore()
  })

  it('MV-OPEN-66 begins at a truck only for those who may see trucks', async () => {
    const toZoneId = await zone('E17')
    const { id: truckId } = await app.db.kysely
      .selectFrom('trucks')
      .select('id')
      .where('site_id', '=', siteId)
      .executeTakeFirstOrThrow()
    const key = (...scopes: ApiKeyScope[]): User => ({
      ...operator(),
      siteRoles: [{ siteId, role: 'Partner' }],
      apiKey: { scopes, acknowledgesMoves: false },
    })
    const fromZoneId = await zone('PE23')
    expect((await route({ toZoneId, truckId }, key('moves_read'))).code).toBe('UNAUTHORIZED')
    expect((await route({ fromZoneId, toZoneId, truckId }, key('moves_read'))).code).toBe('UNAUTHORIZED')
    expect((await route({ toZoneId, truckId }, key('trucks_read'))).code).toBe('UNAUTHORIZED')
    expect((await route({ toZoneId, truckId }, key('moves_read', 'trucks_read'))).code).toBeNull()
    const { route: found, code } = await route({ fromZoneId, toZoneId }, key('moves_read'))
    expect([found === null, code]).toEqual([false, null])
  })

  it('is refused to people of other sites, and for zones of other sites', async () => {
    const [fromZoneId, toZoneId] = [await zone('PE23'), await zone('E17')]
    expect((await route({ fromZoneId, toZoneId }, personAt('Operator', [otherSiteId]))).code).toBe(
      'UNAUTHORIZED',
    )
    const foreign = await app.db.kysely
      .selectFrom('zones')
      .select('id')
      .where('site_id', '=', otherSiteId)
      .executeTakeFirstOrThrow()
    expect((await route({ fromZoneId, toZoneId: foreign.id })).code).toBe('ZONE_NOT_FOUND')
    expect((await route({ fromZoneId: foreign.id, toZoneId })).code).toBe('ZONE_NOT_FOUND')
    expect((await route({ fromZoneId, toZoneId: siteId })).code).toBe('ZONE_NOT_FOUND')
    expect((await route({ fromZoneId, toZoneId: 'x' })).code).not.toBe('INTERNAL')
  })
})

/** Another base map for the site, in force at once; `restore` brings the old one back. */
async function withBaseMap(changes: { features: unknown[] }) {
  const { base_map: before } = await app.db.kysely
    .selectFrom('sites')
    .select('base_map')
    .where('id', '=', siteId)
    .executeTakeFirstOrThrow()
  const save = async (map: unknown) => {
    await app.db.kysely
      .updateTable('sites')
      .set({ base_map: JSON.stringify(map) })
      .where('id', '=', siteId)
      .execute()
    app.clock.advance(60_000)
  }
  await save({ type: 'FeatureCollection', ...changes })
  return { restore: () => save(before) }
}
