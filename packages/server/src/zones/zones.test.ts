import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createDraftMove } from '../moves/actions/create-move.ts'
import { addYard, ask, type TestYard, testApp, wish } from '../moves/test-yard.ts'
import { json } from '../platform/db/index.ts'
import { historyOf } from '../platform/event-log/test-events.ts'

let app: Awaited<ReturnType<typeof testApp>>
let yard: TestYard
let other: TestYard
let stall: string
let yards = 0

beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.db.close())
beforeEach(async () => {
  yard = await addYard(app, `Zones${++yards}`)
  other = await addYard(app, `ZonesOther${yards}`)
  stall = await yard.addZone('P1')
  await switchNoGo(true)
})

const SQUARE = [
  { latitude: 39.1, longitude: -76.6 },
  { latitude: 39.1, longitude: -76.5 },
  { latitude: 39.2, longitude: -76.5 },
]
const FIELDS = 'id name zoneType enabled bank lengthMeters coordinates { latitude longitude }'
const mutate = (field: string, args: Record<string, [type: string, value: unknown]>, user = yard.manager) => {
  const names = Object.keys(args)
  const head = names.map(name => `$${name}: ${args[name]?.[0]}`).join(', ')
  const given = names.map(name => `${name}: $${name}`).join(', ')
  const variables = Object.fromEntries(names.map(name => [name, args[name]?.[1]]))
  return ask(app, user, `mutation(${head}) { ${field}(${given}) { ${FIELDS} } }`, variables)
}
const create = (changes: { name?: string; zoneType?: string; coordinates?: unknown } = {}) =>
  mutate('createZone', {
    siteId: ['ID!', yard.siteId],
    name: ['String!', changes.name ?? 'Z9'],
    zoneType: ['ZoneType!', changes.zoneType ?? 'staging'],
    coordinates: ['[CoordinateInput!]!', changes.coordinates ?? SQUARE],
  })
const remove = (id: string) => mutate('deleteZone', { id: ['ID!', id] })
const close = (zoneId: string) => mutate('createDynamicNoGoForZone', { zoneId: ['ID!', zoneId] })
const open = (id: string) => mutate('deleteDynamicNoGoZone', { id: ['ID!', id] })
const idOf = (answer: { data: Record<string, unknown> | null }) =>
  (Object.values(answer.data ?? {})[0] as { id: string }).id
const names = async () => {
  const { data } = await ask(app, yard.operator, 'query($id: ID!) { zones(siteId: $id) { name } }', {
    id: yard.siteId,
  })
  return ((data?.zones ?? []) as { name: string }[]).map(({ name }) => name)
}
const eventsOfZone = (id: string) => historyOf(app.db.kysely, id)
const switchNoGo = (enableDynamicNoGo: boolean) =>
  app.db.kysely
    .updateTable('sites')
    .set({ config: json({ enableDynamicNoGo }) })
    .where('id', '=', yard.siteId)
    .execute()

describe('setting up zones', () => {
  it('MV-OPEN-97 MV-STA-15 makes, changes and removes a zone, and tells each', async () => {
    const made = await create({ name: ' Z9 ' })
    expect(made.data?.createZone).toMatchObject({
      name: 'Z9',
      zoneType: 'staging',
      enabled: true,
      coordinates: SQUARE,
    })
    const id = idOf(made)
    const changed = await mutate('updateZone', {
      id: ['ID!', id],
      name: ['String', 'Z10'],
      bank: ['String', 'Z'],
    })
    expect(changed.data?.updateZone).toMatchObject({
      name: 'Z10',
      bank: 'Z',
      zoneType: 'staging',
      coordinates: SQUARE,
    })
    expect(await names()).toEqual(['P1', 'Z10'])
    expect((await remove(id)).data?.deleteZone).toMatchObject({ id, name: 'Z10' })
    expect(await names()).toEqual(['P1'])
    expect(await eventsOfZone(id)).toEqual(['created', 'edited', 'deleted'])
  })

  it('MV-OPEN-97 names are unique within a site, and free again once a zone is gone', async () => {
    expect((await create({ name: 'P1' })).codes).toEqual(['ZONE_NAME_TAKEN'])
    const id = idOf(await create())
    expect((await mutate('updateZone', { id: ['ID!', id], name: ['String', 'P1'] })).codes).toEqual([
      'ZONE_NAME_TAKEN',
    ])
    await remove(stall)
    expect((await create({ name: 'P1' })).codes).toEqual([])
  })

  it('a spot in use is neither removed nor made something else; past moves go on naming a removed one', async () => {
    const trailerId = await yard.addTrailer('7', { zoneId: stall })
    expect(await remove(stall)).toMatchObject({ codes: ['ZONE_IN_USE'], messages: ['TEST 7 stands in P1.'] })
    const asStaging = { id: ['ID!', stall], zoneType: ['ZoneType', 'staging'] } as const
    expect((await mutate('updateZone', { ...asStaging } as never)).codes).toEqual(['ZONE_IN_USE'])
    const move = await createDraftMove(app, yard.actor, yard.siteId, wish({ trailerId }))
    await app.db.kysely.updateTable('trailers').set({ zone_id: null }).where('id', '=', trailerId).execute()
    expect((await remove(stall)).messages).toEqual(['A move that is not over needs P1.'])
    await app.db.kysely.updateTable('moves').set({ status: 'complete' }).where('id', '=', move.id).execute()
    expect((await remove(stall)).codes).toEqual([])
    const { data } = await ask(
      app,
      yard.operator,
      'query($id: ID!) { move(id: $id) { fromZone { name } } }',
      {
        id: move.id,
      },
    )
    expect(data).toEqual({ move: { fromZone: { name: 'P1' } } })
  })

  it('MV-SITE-05 a removed, a foreign and a missing zone are refused alike, everywhere', async () => {
    const gone = idOf(await create())
    await remove(gone)
    const theirs = await other.addZone('P1')
    for (const id of [gone, theirs, randomUUID()]) {
      for (const field of ['deleteZone', 'deleteDynamicNoGoZone', 'removeObservationData', 'updateZone'])
        expect((await mutate(field, { id: ['ID!', id] })).codes, field).toEqual(['UNAUTHORIZED'])
      expect((await close(id)).codes).toEqual(['UNAUTHORIZED'])
      const enabled = { id: ['ID!', id], enabled: ['Boolean!', false] } as const
      expect((await mutate('setZoneEnabled', { ...enabled } as never)).codes).toEqual(['UNAUTHORIZED'])
      await expect(
        createDraftMove(app, yard.actor, yard.siteId, wish({ toZoneId: id })),
      ).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    }
  })

  it('says what is wrong with garbage', async () => {
    const flat = [SQUARE[0], SQUARE[0], SQUARE[0], SQUARE[0]]
    const many = Array.from({ length: 501 }, () => SQUARE[0])
    const far = [{ latitude: 91, longitude: 0 }, ...SQUARE]
    for (const coordinates of [[], SQUARE.slice(1), flat, many, far])
      expect((await create({ coordinates })).codes).toEqual(['BAD_INPUT'])
    for (const name of ['', '  ', 'x'.repeat(101)])
      expect((await create({ name })).codes).toEqual(['BAD_INPUT'])
    expect((await create({ zoneType: 'no_go_dynamic' })).codes).toEqual(['BAD_INPUT'])
    const width = { id: ['ID!', stall], widthMeters: ['Float', 0] } as const
    expect((await mutate('updateZone', { ...width } as never)).codes).toEqual(['BAD_INPUT'])
    for (const radians of [7, -1e308]) {
      const heading = { id: ['ID!', stall], headingRadians: ['Float', radians] } as const
      expect((await mutate('updateZone', { ...heading } as never)).codes).toEqual(['BAD_INPUT'])
    }
  })

  it('MV-OPEN-97 refuses an outline that lies elsewhere, and names the corner', async () => {
    const elsewhere = SQUARE.with(1, { latitude: 40.1, longitude: -76.5 })
    const id = idOf(await create())
    const moved = { id: ['ID!', id], coordinates: ['[CoordinateInput!]', elsewhere] } as const
    for (const answer of [
      await create({ name: 'Z10', coordinates: elsewhere }),
      await mutate('updateZone', moved as never),
    ]) {
      expect(answer.codes).toEqual(['BAD_INPUT'])
      expect(answer.messages).toEqual([
        'coordinates[1] is far outside the site: latitude 40.1, longitude -76.5.',
      ])
    }
  })
})

describe('dynamic no-go regions', () => {
  it('MV-MUT-14 MV-MUT-15 MV-STA-17 OP-SPT-10 OP-SPT-11 have the outline of their zone until they are deleted', async () => {
    const made = await close(stall)
    expect(made.data?.createDynamicNoGoForZone).toMatchObject({ name: 'No-Go P1', zoneType: 'no_go_dynamic' })
    const id = idOf(made)
    const { data } = await ask(
      app,
      yard.operator,
      'query($id: ID!) { zones(siteId: $id) { id coordinates { latitude } } }',
      {
        id: yard.siteId,
      },
    )
    const [first, second] = (data?.zones ?? []) as { coordinates: unknown }[]
    expect(first?.coordinates).toEqual(second?.coordinates)
    expect((await open(id)).data?.deleteDynamicNoGoZone).toMatchObject({ id, zoneType: 'no_go_dynamic' })
    expect(await names()).toEqual(['P1'])
    expect(await eventsOfZone(id)).toEqual(['created', 'deleted'])
  })

  it('MV-MUT-14 a zone has one at most, also when two people ask at once; afterwards it can have one again', async () => {
    const made = await Promise.all([close(stall), close(stall), close(stall)])
    expect(new Set(made.map(idOf)).size).toBe(1)
    await open(idOf(made[0]!))
    expect(idOf(await close(stall))).not.toBe(idOf(made[0]!))
  })

  it('OP-SDB-14 are made only where the site has them; deleting works everywhere', async () => {
    const id = idOf(await close(stall))
    await switchNoGo(false)
    expect((await close(await yard.addZone('P2'))).codes).toEqual(['SITE_FEATURE_OFF'])
    expect((await open(id)).codes).toEqual([])
  })

  it('are made of no no-go, and only they are deleted so', async () => {
    const region = idOf(await close(stall))
    expect((await close(region)).codes).toEqual(['BAD_INPUT'])
    expect((await close(idOf(await create({ zoneType: 'no_go' })))).codes).toEqual(['BAD_INPUT'])
    expect((await open(stall)).codes).toEqual(['BAD_INPUT'])
    const asStaging = { id: ['ID!', region], zoneType: ['ZoneType', 'staging'] } as const
    expect((await mutate('updateZone', { ...asStaging } as never)).codes).toEqual(['BAD_INPUT'])
  })
})

it('MV-MUT-16 OP-MUT-21 removeObservationData forgets what was seen, and leaves our record of the trailer', async () => {
  const trailerId = await yard.addTrailer('7', { zoneId: stall })
  await app.db.kysely
    .updateTable('zones')
    .set({ observation_data: json({ scacSerial: 'TEST 8' }) })
    .where('id', '=', stall)
    .execute()
  const query = 'mutation($id: ID!) { removeObservationData(id: $id) { observationData trailer { id } } }'
  const forgotten = { removeObservationData: { observationData: null, trailer: { id: trailerId } } }
  expect((await ask(app, yard.operator, query, { id: stall })).data).toEqual(forgotten)
  expect((await ask(app, yard.operator, query, { id: stall })).data).toEqual(forgotten)
  expect(await eventsOfZone(stall)).toEqual(['observation_removed'])
})
