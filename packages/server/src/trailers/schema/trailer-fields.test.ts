import { afterAll, beforeAll, expect, it } from 'vitest'
import { addYard, ask, type TestYard, testApp } from '../../moves/test-yard.ts'
import { json } from '../../platform/db/index.ts'

let app: Awaited<ReturnType<typeof testApp>>
let yard: TestYard

beforeAll(async () => {
  app = await testApp()
  yard = await addYard(app, 'Trailers')
})
afterAll(() => app.db.close())

const QUERY = `query($id: ID!) {
  getTrailer(id: $id) {
    id archived archivedAt createdAt updatedAt canMove dimensionCode inTransit lengthMeters widthMeters loaded notes
    otrDropOffConfirmed scac serial zoneId additionalInfo
    zone { ...Spot observationData } priorZone { ...Spot }
  }
}
fragment Spot on Zone { id coordinates { latitude longitude } name zoneType enabled }`

it('MV-ENT-13 MV-ENT-14 MV-ENT-15 MV-ENT-35 MV-QRY-07 tells every field of a trailer, its spots and what was seen there', async () => {
  const [now, prior] = [await yard.addZone('P1'), await yard.addZone('P2', { enabled: false })]
  const seen = {
    createdAt: '2026-03-01T12:00:00.000Z',
    scacSerial: 'TEST 4711',
    vendorResponseId: 'v1',
    trailerType: 'dryVan',
    trailerLength: 16.1,
    trailerParkedState: {
      trailerWithinSpot: 'true',
      trailerBackwards: 'false',
      hitchableByAutonomy: 'unknown',
    },
    objectClasses: ['car', 'cone', 'unlisted'],
  }
  const id = await yard.addTrailer('4711', { zoneId: now })
  await app.db.kysely
    .updateTable('zones')
    .set({ observation_data: json(seen) })
    .where('id', '=', now)
    .execute()
  await app.db.kysely
    .updateTable('trailers')
    .set({
      prior_zone_id: prior,
      width_meters: 2.6,
      loaded: true,
      notes: 'sealed',
      otr_drop_off_confirmed: false,
      additional_info: json({ seal: 7 }),
    })
    .where('id', '=', id)
    .execute()
  const { data, codes } = await ask(app, yard.operator, QUERY, { id })
  expect(codes).toEqual([])
  const coordinates = expect.arrayContaining([
    { latitude: expect.any(Number), longitude: expect.any(Number) },
  ])
  const spot = { coordinates, zoneType: 'trailer_parking_spot' }
  expect(data?.getTrailer).toEqual({
    id,
    archived: false,
    archivedAt: null,
    createdAt: expect.any(String),
    updatedAt: expect.any(String),
    canMove: true,
    dimensionCode: 'standard',
    inTransit: false,
    lengthMeters: 16.154,
    widthMeters: 2.6,
    loaded: true,
    notes: 'sealed',
    otrDropOffConfirmed: false,
    scac: 'TEST',
    serial: '4711',
    zoneId: now,
    additionalInfo: { seal: 7 },
    zone: { ...spot, id: now, name: 'P1', enabled: true, observationData: seen },
    priorZone: { ...spot, id: prior, name: 'P2', enabled: false },
  })
})
