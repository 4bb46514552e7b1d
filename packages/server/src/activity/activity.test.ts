import { afterAll, beforeAll, expect, it } from 'vitest'
import { addYard, ask, type TestYard, testApp } from '../moves/test-yard.ts'
import { checkInTrailer, checkOutTrailer, updateTrailer } from '../trailers/index.ts'

let app: Awaited<ReturnType<typeof testApp>>
let yard: TestYard
let yards = 0

beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.db.close())

const FIELDS =
  'siteSeq name subjectId actorKind actorName trailer fromZone toZone moveId changes { field from to }'

interface Entry {
  siteSeq: number
  name: string
  subjectId: string
  actorName: string | null
  trailer: string | null
  fromZone: string | null
  toZone: string | null
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
