import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addYard, ask, personAt, type TestYard, testApp, wish } from '../test-yard.ts'
import { createDraftMove, createPendingMove } from './create-move.ts'

let app: Awaited<ReturnType<typeof testApp>>
let yard: TestYard
let stall: string
let dock: string
let trailer: string
let yards = 0

beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.db.close())
beforeEach(async () => {
  yard = await addYard(app, `Create${++yards}`)
  stall = await yard.addZone('P1')
  dock = await yard.addZone('D1', { zoneType: 'trailer_dock_spot' })
  trailer = await yard.addTrailer('1', { zoneId: stall })
})

const draft = (changes = {}) => createDraftMove(app, yard.actor, yard.siteId, wish(changes))
const pending = (changes = {}) => createPendingMove(app, yard.actor, yard.siteId, wish(changes))
const refused = (code: string, problems?: string[]) =>
  expect.objectContaining(problems ? { code, problems } : { code })

describe('createDraftMove', () => {
  it('MV-MUT-05 MV-CST-04 makes a draft of priority 10 with everything that was said', async () => {
    const move = await draft({ trailerId: trailer, toZoneId: dock, notes: 'slow', referenceId: 'R-1' })
    expect(move).toMatchObject({
      siteId: yard.siteId,
      status: 'draft',
      source: 'ui',
      type: 'trailer',
      priority: 10,
      moveCategory: 'production',
      notes: 'slow',
      referenceId: 'R-1',
      metadata: {},
      trailer: { id: trailer, scac: 'TEST', serial: '1', lengthMeters: 16.154, inTransit: false },
      toZone: { id: dock, name: 'D1', enabled: true },
      truck: null,
      pendingAt: null,
      waitReasons: [],
      createdAt: app.clock.now().toISOString(),
    })
  })

  it('MV-OPEN-70 takes the spot of the trailer as start, and the trailer of the spot', async () => {
    expect((await draft({ trailerId: trailer })).fromZone?.id).toBe(stall)
    expect((await draft({ fromZoneId: stall })).trailer?.id).toBe(trailer)
  })

  it('MV-VAL-34 MV-ERR-02 refuses the same start and end', async () => {
    await expect(draft({ fromZoneId: stall, toZoneId: stall })).rejects.toEqual(
      refused('MOVE_MODEL_VALIDATION:ALREADY_THERE', [
        'A move cannot share the same start and end location.',
      ]),
    )
  })

  it('MV-VAL-32 MV-VAL-33 refuses a draft without the truck it needs, or with a trailer that cannot move', async () => {
    await expect(draft({ type: 'go_to_charger' })).rejects.toEqual(
      refused('MOVE_DRAFT_VALIDATION:INVALID', ['Please select a truck.']),
    )
    const stuck = await yard.addTrailer('2', { canMove: false })
    await expect(draft({ trailerId: stuck })).rejects.toEqual(refused('MOVE_DRAFT_VALIDATION:INVALID'))
  })

  it('MV-VAL-04 MV-OPEN-79 refuses a priority outside 1 to 10', async () => {
    for (const priority of [0, 11, -1, 1.5])
      await expect(draft({ priority })).rejects.toEqual(refused('BAD_INPUT'))
    expect((await draft({ priority: 1 })).priority).toBe(1)
  })

  it('MV-SITE-05 refuses everything that is of another site, like what does not exist', async () => {
    const other = await addYard(app, `Other${yards}`)
    const theirZone = await other.addZone('P1')
    const theirTrailer = await other.addTrailer('1', { zoneId: theirZone })
    const theirTruck = await other.addTruck('AV-01')
    for (const id of [theirZone, '00000000-0000-4000-8000-000000000000']) {
      await expect(draft({ fromZoneId: id })).rejects.toEqual(refused('UNAUTHORIZED'))
      await expect(draft({ toZoneId: id })).rejects.toEqual(refused('UNAUTHORIZED'))
    }
    await expect(draft({ trailerId: theirTrailer })).rejects.toEqual(refused('UNAUTHORIZED'))
    await expect(draft({ requestedTruckId: theirTruck })).rejects.toEqual(refused('UNAUTHORIZED'))
  })
})

describe('createPendingMove', () => {
  it('MV-MUT-04 MV-STA-04 makes a move that is queued at once', async () => {
    const move = await pending({ trailerId: trailer, toZoneId: dock })
    expect(move).toMatchObject({ status: 'pending', pendingAt: app.clock.now().toISOString() })
  })

  it('MV-VAL-29 names every problem at once and makes nothing', async () => {
    await expect(pending()).rejects.toEqual(
      refused('MOVE_ENQUEUE_VALIDATION:INVALID', [
        'Please select a trailer.',
        'Please select a destination.',
      ]),
    )
    const moves = await app.db.kysely
      .selectFrom('moves')
      .select('id')
      .where('site_id', '=', yard.siteId)
      .execute()
    expect(moves).toEqual([])
  })

  it('MV-ATQ-11 refuses an occupied destination', async () => {
    await yard.addTrailer('2', { zoneId: dock })
    await expect(pending({ trailerId: trailer, toZoneId: dock })).rejects.toEqual(
      refused('MOVE_ENQUEUE_VALIDATION:INVALID', [
        'The selected destination is occupied by another trailer.',
      ]),
    )
  })

  it('MV-ERR-03 MV-ERR-04 MV-OPEN-98 names what another active move already has', async () => {
    const second = await yard.addZone('P2')
    const secondTrailer = await yard.addTrailer('2', { zoneId: second })
    const secondDock = await yard.addZone('D2', { zoneType: 'trailer_dock_spot' })
    await pending({ trailerId: trailer, toZoneId: dock })
    await expect(pending({ trailerId: secondTrailer, toZoneId: dock })).rejects.toEqual(
      refused('MOVE_ENQUEUE_VALIDATION:DUPLICATE_TO_ZONE'),
    )
    await expect(pending({ trailerId: trailer, toZoneId: secondDock })).rejects.toEqual(
      refused('MOVE_ENQUEUE_VALIDATION:DUPLICATE_TRAILER'),
    )
  })

  it('MV-ATQ-07 two operators at once: one gets the trailer, the other is told, in every round', async () => {
    for (let round = 0; round < 30; round++) {
      const spot = await yard.addZone(`R${round}`)
      const goods = await yard.addTrailer(`R${round}`, { zoneId: spot })
      const docks = await Promise.all(
        ['a', 'b'].map(name => yard.addZone(`D${round}${name}`, { zoneType: 'trailer_dock_spot' })),
      )
      const outcomes = await Promise.allSettled(
        docks.map(toZoneId => pending({ trailerId: goods, toZoneId: toZoneId ?? null })),
      )
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
      const lost = outcomes.find(one => one.status === 'rejected')
      expect(lost?.reason).toMatchObject({ code: 'MOVE_ENQUEUE_VALIDATION:DUPLICATE_TRAILER' })
    }
  })
})

describe('idempotencyKey', () => {
  it('makes one move however often and however simultaneously it is sent', async () => {
    const one = { trailerId: trailer, toZoneId: dock, idempotencyKey: 'key-1' }
    const moves = await Promise.all(Array.from({ length: 8 }, () => pending(one)))
    expect(new Set(moves.map(({ id }) => id)).size).toBe(1)
    const { count } = await app.db.kysely
      .selectFrom('moves')
      .select(eb => eb.fn.countAll<number>().as('count'))
      .where('site_id', '=', yard.siteId)
      .executeTakeFirstOrThrow()
    expect(count).toBe(1)
  })

  it('refuses the same key with other content', async () => {
    await draft({ trailerId: trailer, idempotencyKey: 'key-2' })
    await expect(draft({ trailerId: trailer, notes: 'x', idempotencyKey: 'key-2' })).rejects.toEqual(
      refused('IDEMPOTENCY_KEY_REUSED'),
    )
    await expect(pending({ trailerId: trailer, idempotencyKey: 'key-2' })).rejects.toEqual(
      refused('IDEMPOTENCY_KEY_REUSED'),
    )
    expect((await draft({ trailerId: trailer, idempotencyKey: 'key-2' })).trailer?.id).toBe(trailer)
  })
})

describe('over the API', () => {
  const CREATE = `mutation($siteId: ID!, $metadata: JSON, $notes: String, $referenceId: String, $idempotencyKey: String) {
    createDraftMove(
      siteId: $siteId, type: trailer, moveCategory: production, metadata: $metadata, notes: $notes,
      referenceId: $referenceId, idempotencyKey: $idempotencyKey
    ) {
      id metadata notes history { event actorKind actorName fromStatus toStatus }
    }
  }`

  it('MV-PER-04 is refused to nobody and to people of other sites', async () => {
    const { siteId } = yard
    expect((await ask(app, null, CREATE, { siteId })).codes).toEqual(['UNAUTHORIZED'])
    expect((await ask(app, personAt('X', []), CREATE, { siteId })).codes).toEqual(['UNAUTHORIZED'])
  })

  it('writes who made it into the history', async () => {
    const { data } = await ask(app, yard.operator, CREATE, {
      siteId: yard.siteId,
      metadata: { DIR: 'FORWARD' },
    })
    expect(data?.createDraftMove).toMatchObject({
      metadata: { DIR: 'FORWARD' },
      history: [
        {
          event: 'created',
          actorKind: 'user',
          actorName: yard.operator.name,
          fromStatus: null,
          toStatus: 'draft',
        },
      ],
    })
  })

  it('MV-ENT-06 says what is wrong with garbage', async () => {
    const call = (variables: object) => ask(app, yard.operator, CREATE, { siteId: yard.siteId, ...variables })
    for (const metadata of [
      'x',
      [],
      7,
      { DIR: 'LEFT' },
      { foo: 1 },
      { __proto__x: 1 },
      { RT_NAME: 'x'.repeat(201) },
    ])
      expect((await call({ metadata })).codes).toEqual(['BAD_INPUT'])
    expect(await call({ notes: 'a\u0000b' })).toMatchObject({ codes: ['BAD_INPUT'] })
    expect((await call({ notes: 'x'.repeat(10_001) })).messages).toEqual([
      'notes may have 10000 characters at most, not 10001.',
    ])
    for (const name of ['referenceId', 'idempotencyKey'])
      expect((await call({ [name]: 'x'.repeat(201) })).codes).toEqual(['BAD_INPUT'])
    expect((await ask(app, yard.operator, CREATE, { siteId: "'; drop table moves" })).codes).toEqual([
      'BAD_INPUT',
    ])
  })
})
