import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createPendingMove } from '../../moves/actions/create-move.ts'
import { addYard, type TestYard, wish } from '../../moves/test-yard.ts'
import { placeTrailer } from '../../trailers/index.ts'
import { readZones } from '../../zones/index.ts'
import { placeOf, testDispatch } from '../test-dispatch.ts'
import { type Observed, onObserved } from './on-observed.ts'

let server: Awaited<ReturnType<typeof testDispatch>>
let yard: TestYard
let yards = 0

beforeAll(async () => {
  server = await testDispatch()
})
afterAll(() => server.close())
beforeEach(async () => {
  yard = await addYard(server.app, `seen${++yards}`)
})

const observe = (event: Partial<Observed> & { zoneId: string }) =>
  onObserved(
    server.app,
    { id: randomUUID(), siteId: yard.siteId },
    {
      type: 'observed',
      vehicle: { manufacturer: 'tractrix', serial: 'av-01' },
      moveId: null,
      trailer: null,
      ...event,
    },
  )
const zoneOf = async (id: string) => (await readZones(server.app.db.kysely, [id]))[0]!

const SEEN = {
  scacSerial: 'SWFT 532101',
  trailerLength: 16.154,
  trailerParkedState: { trailerWithinSpot: 'true', trailerBackwards: 'false', hitchableByAutonomy: 'maybe' },
  objectClasses: ['trailer', 7],
}

describe('what a truck sees in a spot', () => {
  it('MV-ENT-15 MV-ENT-25 is kept with the zone, in the form of the observation', async () => {
    const zoneId = await yard.addZone('P1')
    await observe({ zoneId, trailer: SEEN })
    expect(await zoneOf(zoneId)).toMatchObject({
      occupancySource: 'truck',
      occupancyUpdatedAt: expect.any(String),
      observationData: {
        createdAt: expect.any(String),
        scacSerial: 'SWFT 532101',
        vendorResponseId: null,
        trailerType: null,
        trailerLength: 16.154,
        trailerParkedState: {
          trailerWithinSpot: 'true',
          trailerBackwards: 'false',
          hitchableByAutonomy: 'unknown',
        },
        objectClasses: ['trailer'],
      },
    })
    await observe({ zoneId })
    expect((await zoneOf(zoneId)).observationData).toBeNull()
  })

  it('leaves the records of trailers alone, and is forgotten when a trailer comes or goes', async () => {
    const zoneId = await yard.addZone('P1')
    const other = await yard.addZone('P2')
    const trailerId = await yard.addTrailer('1', { zoneId: other })
    await observe({ zoneId, trailer: { ...SEEN, trailerId } })
    expect(await placeOf(server.app, trailerId)).toMatchObject({ zoneId: other })
    await server.app.db.transaction(trx =>
      placeTrailer(trx, {
        trailerId,
        zoneId,
        inTransit: false,
        actor: yard.actor,
        moveId: null,
        now: new Date().toISOString(),
      }),
    )
    expect((await zoneOf(zoneId)).observationData).toBeNull()
  })

  it('is passed over for a zone of another site, or one that is no zone', async () => {
    const stranger = await addYard(server.app, `stranger${yards}`)
    const zoneId = await stranger.addZone('P1')
    await observe({ zoneId, trailer: SEEN })
    await observe({ zoneId: randomUUID(), trailer: SEEN })
    await observe({ zoneId: 'waiting/W01', trailer: SEEN })
    expect((await zoneOf(zoneId)).observationData).toBeNull()
  })
})

describe('a trailer that a truck was sent to find', () => {
  async function search(changes: { inTransit?: boolean } = {}) {
    const said = changes.inTransit ? null : await yard.addZone('P1')
    const seen = await yard.addZone('P2')
    const trailerId = await yard.addTrailer('1', { zoneId: said, ...changes })
    const asked = wish({ type: 'find_trailer', source: 'mission_planning', trailerId })
    const move = await createPendingMove(server.app, yard.actor, yard.siteId, asked)
    return { said, seen, trailerId, moveId: move.id }
  }

  it('MV-ENT-04 find_trailer: is where the truck saw it', async () => {
    const { seen, trailerId, moveId } = await search()
    await observe({ zoneId: seen, moveId, trailer: { ...SEEN, trailerId } })
    expect(await placeOf(server.app, trailerId)).toMatchObject({ zoneId: seen, inTransit: false })
  })

  it('stays where it is by our records when another was seen, or a truck pulls it', async () => {
    const first = await search()
    await observe({ zoneId: first.seen, moveId: first.moveId, trailer: { ...SEEN, trailerId: randomUUID() } })
    expect(await placeOf(server.app, first.trailerId)).toMatchObject({ zoneId: first.said })
    yard = await addYard(server.app, `pulled${yards}`)
    const second = await search({ inTransit: true })
    await observe({
      zoneId: second.seen,
      moveId: second.moveId,
      trailer: { ...SEEN, trailerId: second.trailerId },
    })
    expect(await placeOf(server.app, second.trailerId)).toMatchObject({ zoneId: null, inTransit: true })
  })
})
