import { afterAll, beforeAll, expect, it } from 'vitest'
import { addYard, ask, type TestYard, testApp } from '../moves/test-yard.ts'
import { checkInTrailer, checkOutTrailer, updateTrailer } from '../trailers/index.ts'
import { SEARCHED_NUMBERS } from './activity.store.ts'

let app: Awaited<ReturnType<typeof testApp>>
let yard: TestYard
let yards = 0

beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.db.close())

const FIELDS =
  'siteSeq name subjectId actorKind actorName trailer fromZone toZone moveId toStatus error changes { field from to }'

interface Entry {
  siteSeq: number
  name: string
  subjectId: string
  actorName: string | null
  trailer: string | null
  fromZone: string | null
  toZone: string | null
  toStatus: string | null
  error: string | null
  changes: { field: string; from: unknown; to: unknown }[]
}

async function newYard() {
  yard = await addYard(app, `Activity${++yards}`)
  const actor = { kind: 'user', id: yard.operator.id } as const
  const checkIn = (serial: string, zoneId: string | null) =>
    checkInTrailer(app, actor, yard.siteId, {
      scac: 'HJBT',
      serial,
      dimensionCode: 'standard',
      loaded: true,
      otrDropOffConfirmed: null,
      notes: null,
      zoneId,
    })
  return { actor, checkIn }
}

async function history(trailerId: string, more: { take?: number; before?: number } = {}) {
  const { data, codes } = await ask(
    app,
    yard.operator,
    `query($trailerId: ID!, $take: Int, $before: SiteSeq) {
      trailerHistory(trailerId: $trailerId, take: $take, before: $before) { ${FIELDS} }
    }`,
    { trailerId, ...more },
  )
  expect(codes).toEqual([])
  return data!.trailerHistory as Entry[]
}

it('tells who did what with a trailer, where it was and came to, newest first', async () => {
  const { actor, checkIn } = await newYard()
  const [stall, dock] = [await yard.addZone('P1'), await yard.addZone('D1')]
  const trailer = await checkIn('551902', stall)
  await updateTrailer(app, actor, yard.siteId, trailer.id, { zoneId: dock })
  await checkOutTrailer(app, actor, yard.siteId, trailer.id)
  const entries = await history(trailer.id)
  expect(entries.map(({ name, fromZone, toZone }) => [name, fromZone, toZone])).toEqual([
    ['trailer.checked_out', 'D1', null],
    ['trailer.edited', 'P1', 'D1'],
    ['trailer.checked_in', null, 'P1'],
  ])
  expect(entries[0]).toMatchObject({
    actorKind: 'user',
    actorName: yard.operator.name,
    trailer: 'HJBT 551902',
    moveId: null,
  })
  expect(entries[1]!.changes).toContainEqual({ field: 'zoneId', from: stall, to: dock })
})

it('goes on where a page ended, and holds the earlier stays of the same name', async () => {
  const { actor, checkIn } = await newYard()
  const first = await checkIn('77', null)
  await checkOutTrailer(app, actor, yard.siteId, first.id)
  const second = await checkIn('77', null)
  await checkIn('78', null)
  const all = await history(second.id)
  expect(all.map(({ name, subjectId }) => [name, subjectId])).toEqual([
    ['trailer.checked_in', second.id],
    ['trailer.checked_out', first.id],
    ['trailer.checked_in', first.id],
  ])
  const [newest, ...older] = all
  expect(await history(second.id, { take: 1 })).toEqual([newest])
  expect(await history(second.id, { before: newest!.siteSeq })).toEqual(older)
})

it('OP-DSH-24 tells what happened to moves and trailers of a site alone', async () => {
  const { checkIn } = await newYard()
  const spot = await yard.addZone('P9')
  const trailer = await checkIn('9', spot)
  const ours = yard
  await newYard().then(({ checkIn }) => checkIn('10', null))
  const query = `query($siteId: ID!, $subjects: [ActivitySubject!]) {
    siteActivity(siteId: $siteId, subjects: $subjects) { ${FIELDS} }
  }`
  const asked = await ask(app, ours.operator, query, { siteId: ours.siteId })
  expect((asked.data!.siteActivity as Entry[]).map(({ trailer, toZone }) => [trailer, toZone])).toEqual([
    ['HJBT 9', 'P9'],
  ])
  const moves = await ask(app, ours.operator, query, { siteId: ours.siteId, subjects: ['move'] })
  expect(moves.data!.siteActivity).toEqual([])
  const foreign = await ask(app, yard.operator, query, { siteId: ours.siteId })
  expect(foreign.codes).toEqual(['UNAUTHORIZED'])
  const other = `query($trailerId: ID!) { trailerHistory(trailerId: $trailerId) { name } }`
  expect((await ask(app, yard.operator, other, { trailerId: trailer.id })).codes).toEqual(['UNAUTHORIZED'])
})

it('OP-DSH-24 tells only what came after a number, for who knows the rest', async () => {
  const { checkIn } = await newYard()
  for (const serial of ['1', '2', '3']) await checkIn(serial, null)
  const all = await activity()
  expect(all.map(({ trailer }) => trailer)).toEqual(['HJBT 3', 'HJBT 2', 'HJBT 1'])
  const query = `query($siteId: ID!, $after: SiteSeq, $take: Int) {
    siteActivity(siteId: $siteId, after: $after, take: $take) { trailer }
  }`
  const after = async (of: Entry, take = 50) => {
    const { data } = await ask(app, yard.operator, query, { siteId: yard.siteId, after: of.siteSeq, take })
    return (data!.siteActivity as Entry[]).map(({ trailer }) => trailer)
  }
  expect(await after(all[2]!)).toEqual(['HJBT 3', 'HJBT 2'])
  expect(await after(all[2]!, 1), 'the newest of them').toEqual(['HJBT 3'])
  expect(await after(all[0]!)).toEqual([])
})

async function activity(subjects: readonly string[] | null = null): Promise<Entry[]> {
  const { data, codes } = await ask(
    app,
    yard.operator,
    `query($siteId: ID!, $subjects: [ActivitySubject!]) {
      siteActivity(siteId: $siteId, subjects: $subjects) { ${FIELDS} }
    }`,
    { siteId: yard.siteId, subjects },
  )
  expect(codes).toEqual([])
  return data!.siteActivity as Entry[]
}

it('OP-DSH-24 says of each event what it did to its move: what went wrong stands at the failure alone', async () => {
  await newYard()
  const [from, to] = [await yard.addZone('P1'), await yard.addZone('D1')]
  const trailerId = await yard.addTrailer('5', { zoneId: from })
  const created = await ask(
    app,
    yard.operator,
    `mutation($siteId: ID!, $from: ID!, $to: ID!, $trailerId: ID!) {
      createPendingMove(siteId: $siteId, type: trailer, source: ui, moveCategory: production, priority: 5,
        fromZoneId: $from, toZoneId: $to, trailerId: $trailerId) { id }
    }`,
    { siteId: yard.siteId, from, to, trailerId },
  )
  const { id } = created.data!.createPendingMove as { id: string }
  const failed = await ask(
    app,
    yard.manager,
    `mutation($id: ID!) { updateMoveStatus(id: $id, status: error, errorMessage: "The gate is shut.") { id } }`,
    { id },
  )
  expect(failed.codes).toEqual([])
  expect((await activity()).map(({ name, toStatus, error }) => [name, toStatus, error])).toEqual([
    ['move.error_set', 'error', 'The gate is shut.'],
    ['move.created', 'pending', null],
  ])
})

it('OP-DSH-24 looks for news of a site among its last 5000 numbers, whatever the others are about', async () => {
  const { checkIn } = await newYard()
  const trailer = await checkIn('7', null)
  const [came] = await activity(['trailer'])
  const goOnTo = (siteSeq: number) =>
    app.db.kysely
      .updateTable('site_sequences')
      .set({ last_seq: siteSeq })
      .where('site_id', '=', yard.siteId)
      .execute()
  await goOnTo(came!.siteSeq + SEARCHED_NUMBERS - 1)
  expect(await activity(['trailer'])).toEqual([came])
  await goOnTo(came!.siteSeq + SEARCHED_NUMBERS)
  expect(await activity(['trailer'])).toEqual([])
  expect(await history(trailer.id)).toEqual([came])
})
