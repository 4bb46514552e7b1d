import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadDemo } from '../demo/index.ts'
import { ask, personAt, testApp } from '../moves/test-yard.ts'

let app: Awaited<ReturnType<typeof testApp>>
let siteId: string

beforeAll(async () => {
  app = await testApp()
  await loadDemo(app.db, app.clock, 'secret')
  const site = await app.db.kysely
    .selectFrom('sites')
    .select('id')
    .where('internal_site_alias', '=', 'baltimore')
    .executeTakeFirstOrThrow()
  siteId = site.id
})
afterAll(() => app.db.close())

const QUERY = `query($siteId: ID!, $routeType: StaticRouteType) {
  staticRoutes(siteId: $siteId, routeType: $routeType) { id siteVersion name routeType }
}`
const routes = async (routeType?: string) => {
  const { data } = await ask(app, personAt('Operator', [siteId]), QUERY, { siteId, routeType })
  return data?.staticRoutes as { id: string; siteVersion: string; name: string; routeType: string }[]
}

it('MV-QRY-06 MV-ENT-29 MV-ENT-30 MV-OPEN-41 answers the routes of one type by name, or of both', async () => {
  const inventory = await routes('inventory')
  expect(inventory.map(({ name }) => name)).toEqual([
    'East Docks',
    'Full Yard',
    'North Docks',
    'Parking Rows',
  ])
  expect(inventory[0]).toMatchObject({ siteVersion: 'baltimore-1', routeType: 'inventory' })
  const svmp = await routes('svmp')
  expect(svmp.map(({ name }) => name)).toEqual(['Center Loop', 'East Court Loop', 'Perimeter'])
  expect(await routes()).toEqual([...inventory, ...svmp])
})
