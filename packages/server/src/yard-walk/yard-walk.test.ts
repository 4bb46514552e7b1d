import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addYard, ask, personAt, type TestYard, testApp } from '../moves/test-yard.ts'
import { eventsOf } from '../platform/event-log/test-events.ts'

let app: Awaited<ReturnType<typeof testApp>>
let yard: TestYard
let yards = 0
const SPOTS = ['P1', 'P2', 'P3', 'P4'] as const
type Spot = (typeof SPOTS)[number]
let spots: Record<Spot, string>

beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.db.close())
beforeEach(async () => {
  yard = await addYard(app, `Walk${++yards}`)
  const named: [string, string][] = []
  for (const name of SPOTS) named.push([name, await yard.addZone(name)])
  spots = Object.fromEntries(named) as Record<Spot, string>
})

const COUNTS = 'confirmedCount emptyCount movedCount addedCount missingCount leftCount'
const walk = (sightings: object[], by = yard.operator) =>
  ask(
    app,
    by,
    `mutation($siteId: ID!, $sightings: [YardSightingInput!]!) {
      recordYardWalk(siteId: $siteId, sightings: $sightings) { ${COUNTS} }
    }`,
    { siteId: yard.siteId, sightings },
  )
const saw = (spot: Spot, serial: string | null) => ({
  zoneId: spots[spot],
  ...(serial === null ? {} : { scac: 'test', serial }),
})

async function standing(): Promise<Record<string, string | null>> {
  const rows = await app.db.kysely
    .selectFrom('trailers as t')
    .leftJoin('zones as z', 'z.id', 't.zone_id')
    .select(['t.scac', 't.serial', 'z.name'])
    .where('t.site_id', '=', yard.siteId)
    .where('t.archived', '=', false)
    .execute()
  return Object.fromEntries(rows.map(({ scac, serial, name }) => [`${scac} ${serial}`, name]))
}

describe('a walk through the yard', () => {
  it('moves, adds and takes the spot of trailers at once, and leaves the rest', async () => {
    await yard.addTrailer('1', { zoneId: spots.P1 })
    const second = await yard.addTrailer('2', { zoneId: spots.P2 })
    const missing = await yard.addTrailer('3', { zoneId: spots.P3 })
    const { data, codes } = await walk([saw('P1', '1'), saw('P3', '2'), saw('P2', '9'), saw('P4', null)])
    expect(codes).toEqual([])
    expect(data?.recordYardWalk).toEqual({
      confirmedCount: 1,
      emptyCount: 1,
      movedCount: 1,
      addedCount: 1,
      missingCount: 1,
      leftCount: 0,
    })
    expect(await standing()).toEqual({ 'TEST 1': 'P1', 'TEST 2': 'P3', 'TEST 3': null, 'TEST 9': 'P2' })
    for (const id of [second, missing])
      expect(await eventsOf(app.db.kysely, id)).toMatchObject([
        { name: 'trailer.edited', actorId: yard.operator.id },
      ])
  })

  it('moves trailers around a ring, two in each other’s spot included', async () => {
    for (const serial of [1, 2, 3] as const)
      await yard.addTrailer(`${serial}`, { zoneId: spots[`P${serial}`] })
    await walk([saw('P1', '3'), saw('P2', '1'), saw('P3', '2')])
    expect(await standing()).toEqual({ 'TEST 1': 'P2', 'TEST 2': 'P3', 'TEST 3': 'P1' })
    await walk([saw('P1', '2'), saw('P3', '3')])
    expect(await standing()).toEqual({ 'TEST 1': 'P2', 'TEST 2': 'P1', 'TEST 3': 'P3' })
  })

  it('leaves a trailer alone that hangs on a truck', async () => {
    const hitched = await yard.addTrailer('1', { zoneId: spots.P1 })
    await app.db.kysely.updateTable('trailers').set({ in_transit: true }).where('id', '=', hitched).execute()
    const { data } = await walk([saw('P1', null), saw('P2', '5')])
    expect(data?.recordYardWalk).toMatchObject({ leftCount: 1, addedCount: 1, missingCount: 0 })
    expect(await standing()).toMatchObject({ 'TEST 1': 'P1', 'TEST 5': 'P2' })
  })

  it('changes nothing when one sighting cannot be', async () => {
    await yard.addTrailer('1', { zoneId: spots.P1 })
    const before = await standing()
    const gate = await yard.addZone('Gate', { zoneType: 'staging' })
    for (const [wrong, message] of [
      [{ zoneId: gate, scac: 'TEST', serial: '8' }, 'Gate is no spot for trailers.'],
      [{ zoneId: yard.siteId }, `The site has no zone "${yard.siteId}".`],
      [{ zoneId: spots.P3, scac: 'TEST' }, 'A trailer that was seen has a carrier and a number.'],
      [{ zoneId: spots.P3, scac: 'T', serial: '8' }, 'Input must be between 2 and 4 characters'],
    ] as const) {
      const { codes, messages } = await walk([saw('P2', '1'), wrong])
      expect(codes).toEqual(['BAD_INPUT'])
      expect(messages).toEqual([message])
      expect(await standing()).toEqual(before)
    }
  })

  it('OP-ROL-03 is refused to people who may not change the inventory', async () => {
    const customer = { ...yard.operator, siteRoles: [{ siteId: yard.siteId, role: 'Customer' as const }] }
    for (const person of [personAt('Visitor', []), customer])
      expect((await walk([saw('P1', '1')], person)).codes).toEqual(['UNAUTHORIZED'])
    expect(await standing()).toEqual({})
  })
})
