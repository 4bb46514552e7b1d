import { afterAll, beforeAll, expect, it } from 'vitest'
import { addYard, ask, type TestYard, testApp } from '../moves/test-yard.ts'
import { json } from '../platform/db/index.ts'

let app: Awaited<ReturnType<typeof testApp>>
let yard: TestYard

beforeAll(async () => {
  app = await testApp()
  yard = await addYard(app, 'ZoneFields')
})
afterAll(() => app.db.close())

it('MV-ENT-25 MV-OPEN-25 tells every field of a zone as it is stored, and the trailer in it', async () => {
  const id = await yard.addZone('P1', { zoneType: 'trailer_dock_spot', enabled: false })
  const trailer = await yard.addTrailer('1', { zoneId: id })
  const coordinates = [0, 1, 2].map(corner => ({ latitude: 39 + corner, longitude: -76 - corner * corner }))
  await app.db.kysely
    .updateTable('zones')
    .set({
      coordinates: json(coordinates),
      enabled_source: 'truck',
      occupancy_source: 'human',
      occupancy_updated_at: '2026-03-01T12:00:00.000Z',
      observation_data: json({ scacSerial: 'TEST 1' }),
      updated_at: '2026-03-01T12:30:00.000Z',
    })
    .where('id', '=', id)
    .execute()
  const query = `query($siteId: ID!) { zones(siteId: $siteId) {
    id name enabled enabledSource zoneType coordinates { latitude longitude } occupancySource occupancyUpdatedAt
    observationData trailer { id } updatedAt
  } }`
  expect(await ask(app, yard.operator, query, { siteId: yard.siteId })).toMatchObject({
    codes: [],
    data: {
      zones: [
        {
          id,
          name: 'P1',
          enabled: false,
          enabledSource: 'truck',
          zoneType: 'trailer_dock_spot',
          coordinates,
          occupancySource: 'human',
          occupancyUpdatedAt: '2026-03-01T12:00:00.000Z',
          observationData: { scacSerial: 'TEST 1' },
          trailer: { id: trailer },
          updatedAt: '2026-03-01T12:30:00.000Z',
        },
      ],
    },
  })
})
