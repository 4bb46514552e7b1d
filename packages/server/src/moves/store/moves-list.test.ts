import { randomUUID } from 'node:crypto'
import type { MoveStatus } from '@tractrix/domain/moves'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addYard, ask, type TestYard, testApp } from '../test-yard.ts'

let app: Awaited<ReturnType<typeof testApp>>
let yard: TestYard
let other: TestYard
let stall: string
let truck: string
const ids: Record<string, string> = {}

beforeAll(async () => {
  app = await testApp()
  yard = await addYard(app, 'List')
  other = await addYard(app, 'ListOther')
  stall = await yard.addZone('P1')
  truck = await yard.addTruck('AV-01')
  const trailer = await yard.addTrailer('4711', { zoneId: stall })
  await add('draft', { status: 'draft', notes: '100 % full_load' })
  await add('partner', { status: 'draft', source: 'api', reference_id: 'Ref-77' })
  await add(
    'waiting',
    { status: 'pending', trailer_id: trailer, from_zone_id: stall, requested_truck_id: truck },
    40,
  )
  await add('driven', { status: 'in_progress', truck_id: truck, priority: 1 }, 1)
  await add('done', { status: 'complete', completed_at: ago(2), type: 'repark' }, 3)
  await add('older', { status: 'complete', completed_at: ago(1) }, 5)
  await add('ancient', { status: 'complete', completed_at: ago(39) }, 40)
  await add('returned', { status: 'canceled', source: 'api', reassigned_at: ago(1), rejected_at: ago(1) }, 2)
  await add('theirs', { status: 'complete', site_id: other.siteId })
})
afterAll(() => app.db.close())

const ago = (days: number) => new Date(app.clock.time - days * 86_400_000).toISOString()

async function add(
  name: string,
  values: Record<string, unknown> & { status: MoveStatus },
  days = 0,
): Promise<void> {
  const id = randomUUID()
  ids[name] = id
  const base = {
    id,
    site_id: yard.siteId,
    type: 'trailer',
    source: 'ui',
    move_category: 'production',
  } as const
  await app.db.kysely
    .insertInto('moves')
    .values({ ...base, created_at: ago(days), ...values })
    .execute()
}

const PAGE = `query($siteId: ID!, $where: MovesWhere, $orderBy: [OrderBy!], $take: Int, $skip: Int) {
  paginatedMoves(siteId: $siteId, where: $where, orderBy: $orderBy, take: $take, skip: $skip) {
    totalCount moves { id }
  }
}`

async function page(where: object | null, options: object = {}) {
  const answer = await ask(app, yard.operator, PAGE, { siteId: yard.siteId, where, ...options })
  const found = answer.data?.paginatedMoves as { totalCount: number; moves: { id: string }[] } | undefined
  const names = found?.moves.map(({ id }) => Object.keys(ids).find(name => ids[name] === id))
  return { ...answer, total: found?.totalCount, names }
}

async function found(where: object | null): Promise<unknown> {
  const { total, names } = await page(where)
  expect(total).toBe(names?.length)
  return names?.toSorted()
}

const EVER = { from: '2020-01-01T00:00:00Z' }

describe('paginatedMoves', () => {
  it('MV-QRY-04 MV-SITE-05 answers a page and the count of all, newest first, of this site only', async () => {
    const { names, total } = await page({ createdAt: EVER }, { take: 3 })
    expect(names?.[2]).toBe('driven')
    expect([names?.length, total]).toEqual([3, 8])
    expect((await page({ createdAt: EVER }, { take: 3, skip: 6 })).names).toHaveLength(2)
  })

  it('MV-OPEN-113 without a range of time answers moves however old they are', async () => {
    expect(await found({ status: ['complete'] })).toEqual(['ancient', 'done', 'older'])
    expect(await found({ status: ['pending'] })).toEqual(['waiting'])
    expect(await found(null)).toEqual(
      Object.keys(ids)
        .filter(name => name !== 'theirs')
        .sort(),
    )
  })

  it('MV-CST-08 MV-OPEN-103 takes a range of each time of a move', async () => {
    const complete = { status: ['complete'], reassignedAt: { isNull: true } }
    expect(await found({ ...complete, completedAt: { from: ago(1.5) } })).toEqual(['older'])
    expect(await found({ ...complete, completedAt: { from: ago(40), to: ago(1.5) } })).toEqual([
      'ancient',
      'done',
    ])
    expect(await found({ ...complete, createdAt: { from: ago(4) } })).toEqual(['done'])
    expect(await found({ canceledAt: { from: ago(9) } })).toEqual([])
    expect(await found({ erroredAt: { from: ago(9) } })).toEqual([])
    expect(await found({ reassignedAt: { isNull: false, from: ago(2) } })).toEqual(['returned'])
  })

  it('MV-OPEN-83 leaves returned moves out where a status is asked for, and answers them by reassignedAt', async () => {
    expect(await found({ status: ['canceled'] })).toEqual([])
    expect(await found({ reassignedAt: { isNull: false } })).toEqual(['returned'])
    expect(await found({ reassignedAt: { from: ago(3), to: ago(2) }, createdAt: EVER })).toEqual([])
    expect(await found({ id: ids.returned })).toEqual(['returned'])
  })

  it('MV-QRY-03 MV-OPEN-09 MV-OPEN-140 every field narrows the answer, and all of them together', async () => {
    expect(await found({ type: ['repark'] })).toEqual(['done'])
    expect(await found({ source: ['api'], status: ['draft'] })).toEqual(['partner'])
    expect(await found({ referenceId: 'ref-7' })).toEqual(['partner'])
    expect(await found({ scac: 'es', serial: '71' })).toEqual(['waiting'])
    expect(await found({ scac: 'es', serial: '99' })).toEqual([])
    expect(await found({ truck })).toEqual(['driven', 'waiting'])
    expect(await found({ fromZone: stall })).toEqual(['waiting'])
    expect(await found({ toZone: stall })).toEqual([])
    expect(await found({ notes: 'FULL_' })).toEqual(['draft'])
    expect(await found({ createdAt: { from: ago(4), to: ago(1.5) } })).toEqual(['done', 'returned'])
  })

  it('MV-OPEN-09 takes % and _ as themselves', async () => {
    expect(await found({ notes: '%' })).toEqual(['draft'])
    expect(await found({ notes: 'l_l' })).toEqual(['draft'])
    expect(await found({ notes: 'u_l' })).toEqual([])
  })

  it('MV-HIS-09 finds by a part of the id', async () => {
    const id = ids.done ?? ''
    expect(await found({ id: id.slice(4, 20).toUpperCase() })).toEqual(['done'])
    expect(await found({ id: 'zzz' })).toEqual([])
  })

  it('MV-OPEN-27 sorts by fields of the move and of what it refers to', async () => {
    const by = async (field: string, direction = 'asc') =>
      (await page({ createdAt: EVER }, { orderBy: [{ field, direction }] })).names?.[0]
    expect(await by('priority')).toBe('driven')
    expect(await by('serial', 'desc')).toBe('waiting')
    expect(await by('truck')).toMatch(/driven|waiting/)
    const { names } = await page(
      { status: ['complete'], createdAt: EVER },
      { orderBy: [{ field: 'completedAt', direction: 'desc' }] },
    )
    expect(names).toEqual(['older', 'done', 'ancient'])
  })

  it('says what cannot be asked for', async () => {
    const bad = [
      { orderBy: [{ field: 'password', direction: 'asc' }] },
      { orderBy: [{ field: 'constructor', direction: 'asc' }] },
      { take: 0 },
      { take: 1001 },
      { skip: -1 },
    ]
    for (const options of bad) expect((await page(null, options)).codes).toEqual(['BAD_INPUT'])
    expect((await page({ createdAt: { from: 'yesterday' } })).codes).toEqual(['BAD_INPUT'])
    expect((await page({ notes: 'a\u0000' })).codes).toEqual(['BAD_INPUT'])
  })
})

describe('movesList', () => {
  const LIST = `query($siteId: ID!, $status: [MoveStatus!], $type: [MoveType!], $options: MovesQueryOptions) {
    movesList(siteId: $siteId, status: $status, type: $type, queryOptions: $options) { id }
  }`
  const list = async (variables: object) => {
    const { data } = await ask(app, yard.operator, LIST, { siteId: yard.siteId, ...variables })
    const moves = data?.movesList as { id: string }[]
    return moves.map(({ id }) => Object.keys(ids).find(name => ids[name] === id))
  }

  it('MV-QRY-02 MV-OPEN-08 answers all in these statuses and types, without returned ones', async () => {
    expect((await list({ status: ['pending', 'in_progress'] })).sort()).toEqual(['driven', 'waiting'])
    expect(await list({ type: ['repark'] })).toEqual(['done'])
    expect((await list({})).includes('returned')).toBe(false)
    const options = {
      orderByFields: [{ field: 'priority', direction: 'asc' }],
      populate: ['trailer'],
      take: 1,
    }
    expect(await list({ status: ['pending', 'in_progress'], options })).toEqual(['driven'])
    expect(await list({ status: ['pending', 'in_progress'], options: { ...options, skip: 1 } })).toEqual([
      'waiting',
    ])
  })
})

describe('counts', () => {
  it('MV-QRY-05 MV-ENT-12 MV-OPEN-85 MV-OPEN-116 count each move once', async () => {
    const fields = 'canceled complete draft error in_progress partnerDraft pending returned uiDraft'
    const query = `query($siteId: ID!) { moveCounts(siteId: $siteId) { ${fields} } moveStatusCounts(siteId: $siteId) { ${fields} } }`
    const { data } = await ask(app, yard.operator, query, { siteId: yard.siteId })
    expect(data?.moveCounts).toEqual({
      canceled: 0,
      complete: 3,
      draft: 2,
      error: 0,
      in_progress: 1,
      partnerDraft: 1,
      pending: 1,
      returned: 1,
      uiDraft: 1,
    })
    expect(data?.moveStatusCounts).toEqual(data?.moveCounts)
  })

  it('MV-QRY-04 the kept counts and the counted ones agree', async () => {
    for (const status of [['draft'], ['pending', 'in_progress', 'pending'], ['complete', 'draft']]) {
      const kept = await page({ status, createdAt: {} })
      const counted = await page({ status, createdAt: EVER })
      expect(kept.total).toBe(counted.total)
      expect(kept.total).toBe(kept.names?.length)
      const asked = await page({ status, createdAt: {}, reassignedAt: { isNull: true } })
      expect([asked.total, asked.names]).toEqual([kept.total, kept.names])
    }
  })
})

describe('move', () => {
  it('MV-SITE-05 a foreign move looks like none', async () => {
    const query = 'query($id: ID!) { move(id: $id) { id } }'
    for (const id of [ids.theirs, randomUUID()])
      expect(await ask(app, yard.operator, query, { id })).toMatchObject({ data: { move: null }, codes: [] })
    expect((await ask(app, yard.operator, query, { id: ids.draft })).data).toEqual({
      move: { id: ids.draft },
    })
  })
})

describe('lists of long texts', () => {
  it.each([
    ['movesList', 'query($siteId: ID!) { movesList(siteId: $siteId) { id } }'],
    [
      'paginatedMoves',
      'query($siteId: ID!) { paginatedMoves(siteId: $siteId, take: 1000) { moves { id } } }',
    ],
  ])('%s answers ANSWER_TOO_LARGE instead of reading more than 8 MB of them', async (_name, query) => {
    const full = await addYard(app, `ListFull${_name}`)
    const addMoves = (count: number) =>
      app.db.kysely
        .insertInto('moves')
        .values(
          Array.from({ length: count }, () => ({
            id: randomUUID(),
            site_id: full.siteId,
            type: 'trailer' as const,
            source: 'ui' as const,
            move_category: 'production' as const,
            status: 'draft' as const,
            notes: 'ä'.repeat(5_000),
          })),
        )
        .execute()
    await addMoves(800)
    expect((await ask(app, full.operator, query, { siteId: full.siteId })).codes).toEqual([])
    await addMoves(100)
    expect((await ask(app, full.operator, query, { siteId: full.siteId })).codes).toEqual([
      'ANSWER_TOO_LARGE',
    ])
  })
})
