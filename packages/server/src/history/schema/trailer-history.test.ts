import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addYard, ask, type TestYard, testApp } from '../../moves/test-yard.ts'
import { placeTrailer } from '../../trailers/index.ts'

let app: Awaited<ReturnType<typeof testApp>>
let yard: TestYard
let yards = 0

beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.db.close())
beforeEach(async () => {
  yard = await addYard(app, `Stay${++yards}`)
})

const TRAILER_HISTORY = `query($id: ID!, $take: Int, $before: String) {
  trailerHistory(trailerId: $id, take: $take, before: $before) {
    entries { kind means actorName fromZone { name } toZone { name } move { id referenceId seconds madeBy }
      changes { field from to } }
    next
    earlierStays { trailerId arrivedAt leftAt }
  }
}`

async function historyOf(id: string, variables: object = {}, user = yard.operator) {
  const { data, messages } = await ask(app, user, TRAILER_HISTORY, { id, ...variables })
  expect(messages).toEqual([])
  return data!.trailerHistory as {
    entries: Record<string, unknown>[]
    next: string | null
    earlierStays: { trailerId: string; leftAt: string | null }[]
  } | null
}

/** Does something as the operator, a minute after what was done before; answers the id of what it is about. */
async function act(document: string, variables: object): Promise<string> {
  app.clock.advance(60_000)
  const { data, messages } = await ask(app, yard.operator, document, { ...variables })
  expect(messages).toEqual([])
  return (Object.values(data!)[0] as { id: string }).id
}

const checkIn = (zoneId: string) =>
  act(
    'mutation($siteId: ID!, $zoneId: ID!) { checkInTrailer(siteId: $siteId, scac: "hjbt", serial: "551902", otrDropOffConfirmed: false, zoneId: $zoneId) { id } }',
    { siteId: yard.siteId, zoneId },
  )
const checkOut = (id: string) => act('mutation($id: ID!) { checkOutTrailer(id: $id) { id } }', { id })
const createMove = (trailerId: string, fromZoneId: string, toZoneId: string) =>
  act(
    `mutation($siteId: ID!, $trailerId: ID!, $fromZoneId: ID!, $toZoneId: ID!) {
      createDraftMove(siteId: $siteId, type: repark, moveCategory: production, trailerId: $trailerId,
        fromZoneId: $fromZoneId, toZoneId: $toZoneId) { id }
    }`,
    { siteId: yard.siteId, trailerId, fromZoneId, toZoneId },
  )

async function place(
  trailerId: string,
  to: { zoneId: string | null; inTransit: boolean },
  by: { truckId: string; moveId: string | null },
) {
  app.clock.advance(60_000)
  const now = app.clock.now().toISOString()
  const actor = { kind: 'truck', id: by.truckId } as const
  await app.db.transaction(trx => placeTrailer(trx, { trailerId, ...to, actor, moveId: by.moveId, now }))
}

describe('the history of a trailer', () => {
  it('OP-TRS-07 tells of arrival, confirmation and moves with truck, places and the move, newest first', async () => {
    const [from, to] = [await yard.addZone('PC44'), await yard.addZone('PE23')]
    const truckId = await yard.addTruck('AV-02')
    const id = await checkIn(from)
    await act('mutation($id: ID!) { confirmDropOff(id: $id) { id } }', { id })
    const moveId = await createMove(id, from, to)
    await place(id, { zoneId: null, inTransit: true }, { truckId, moveId })
    expect((await historyOf(id))!.entries[0]).toMatchObject({
      kind: 'trailer_placed',
      means: 'move',
      actorName: 'AV-02',
      fromZone: { name: 'PC44' },
      toZone: null,
    })
    await place(id, { zoneId: to, inTransit: false }, { truckId, moveId })
    const { entries } = (await historyOf(id))!
    expect(entries.map(({ kind }) => kind)).toEqual([
      'trailer_placed',
      'trailer_drop_off_confirmed',
      'trailer_checked_in',
    ])
    expect(entries[0]).toMatchObject({
      means: 'move',
      actorName: 'AV-02',
      fromZone: { name: 'PC44' },
      toZone: { name: 'PE23' },
      move: { id: moveId, referenceId: null, seconds: null, madeBy: yard.operator.name },
      changes: [{ field: 'inTransit', from: true, to: false }],
    })
    expect(entries[1]).toMatchObject({ means: 'hand', actorName: yard.operator.name, move: null })
    expect(entries[2]).toMatchObject({ fromZone: null, toZone: { name: 'PC44' } })
  })

  it('tells what a truck saw as that, and keeps the pick-up of a move that has not dropped it', async () => {
    const [from, to] = [await yard.addZone('PA1'), await yard.addZone('PA2')]
    const truckId = await yard.addTruck('AV-03')
    const id = await checkIn(from)
    const moveId = await createMove(id, from, to)
    await place(id, { zoneId: to, inTransit: false }, { truckId, moveId: null })
    await place(id, { zoneId: null, inTransit: true }, { truckId, moveId })
    const { entries } = (await historyOf(id))!
    expect(entries.map(({ kind, means }) => [kind, means])).toEqual([
      ['trailer_placed', 'move'],
      ['trailer_placed', 'truck'],
      ['trailer_checked_in', 'hand'],
    ])
  })

  it('gives pages by cursor without loss', async () => {
    const spots = [await yard.addZone('PB1'), await yard.addZone('PB2')]
    const id = await checkIn(spots[0]!)
    for (let index = 1; index <= 6; index++)
      await act('mutation($id: ID!, $zoneId: ID) { updateTrailer(id: $id, zoneId: $zoneId) { id } }', {
        id,
        zoneId: spots[index % 2],
      })
    const whole = (await historyOf(id))!.entries
    expect(whole).toHaveLength(7)
    const first = (await historyOf(id, { take: 4 }))!
    const second = (await historyOf(id, { take: 4, before: first.next }))!
    expect([...first.entries, ...second.entries]).toEqual(whole)
    expect(second.next).toBeNull()
  })

  it('links the earlier stays of the same carrier and number, ignoring case, each with its own history', async () => {
    const spot = await yard.addZone('PD1')
    const first = await checkIn(spot)
    await act('mutation($id: ID!) { confirmDropOff(id: $id) { id } }', { id: first })
    await checkOut(first)
    const second = await checkIn(spot)
    expect((await historyOf(second))!.entries.map(({ kind }) => kind)).toEqual(['trailer_checked_in'])
    const { earlierStays } = (await historyOf(second))!
    expect(earlierStays.map(({ trailerId }) => trailerId)).toEqual([first])
    expect(earlierStays[0]!.leftAt).not.toBeNull()
    expect((await historyOf(first))!.earlierStays).toEqual([])
    expect((await historyOf(first))!.entries[0]).toMatchObject({
      kind: 'trailer_checked_out',
      fromZone: { name: 'PD1' },
      toZone: null,
    })
  })

  it('OP-OPEN-01 is null for a trailer of another site, and tells programs nothing of moves that they may not see', async () => {
    const [from, to] = [await yard.addZone('PF1'), await yard.addZone('PF2')]
    const id = await checkIn(from)
    const moveId = await createMove(id, from, to)
    await place(id, { zoneId: null, inTransit: true }, { truckId: await yard.addTruck('AV-05'), moveId })
    const other = await addYard(app, `Stay${++yards}`)
    expect(await historyOf(id, {}, other.operator)).toBeNull()
    const partner = { ...yard.operator, siteRoles: [{ siteId: yard.siteId, role: 'Partner' as const }] }
    const apiKey = { scopes: ['trailers_read' as const], acknowledgesMoves: false }
    expect((await historyOf(id, {}, partner))!.entries[0]).toMatchObject({ move: { id: moveId } })
    expect((await historyOf(id, {}, { ...partner, apiKey }))!.entries[0]).toMatchObject({ move: null })
  })
})
