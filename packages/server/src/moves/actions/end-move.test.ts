import type { Move, MoveStatus } from '@tractrix/domain/moves'
import { MOVE_STATUSES } from '@tractrix/domain/moves'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readMoves } from '../store/moves.store.ts'
import { addYard, ask, type TestYard, testApp, wish } from '../test-yard.ts'
import { cancelMoves } from './cancel-moves.ts'
import { completeMove } from './complete-move.ts'
import { createDraftMove } from './create-move.ts'
import { rejectMoves } from './reject-moves.ts'
import { setMoveError } from './set-move-error.ts'
import { updateNonDraftMove } from './update-non-draft-move.ts'

let app: Awaited<ReturnType<typeof testApp>>
let yard: TestYard
let stall: string
let dock: string
let trailer: string
let truck: string
let yards = 0

beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.db.close())
beforeEach(async () => {
  yard = await addYard(app, `End${++yards}`)
  stall = await yard.addZone('P1')
  dock = await yard.addZone('D1', { zoneType: 'trailer_dock_spot' })
  trailer = await yard.addTrailer('1', { zoneId: stall })
  truck = await yard.addTruck('AV-01')
})

/** A trailer move in any status; in progress it is driven by the truck since a minute. */
async function moveIn(status: MoveStatus, values: Record<string, unknown> = {}): Promise<Move> {
  const draft = await createDraftMove(
    app,
    yard.actor,
    yard.siteId,
    wish({ fromZoneId: stall, trailerId: trailer, toZoneId: dock }),
  )
  const since = new Date(app.clock.time - 60_000).toISOString()
  const driven = status === 'in_progress' ? { truck_id: truck, in_progress_at: since } : {}
  await app.db.kysely
    .updateTable('moves')
    .set({ status, ...driven, ...values })
    .where('id', '=', draft.id)
    .execute()
  return (await readMoves(app.db.kysely, [draft.id]))[0]!
}

const refused = (code: string) => expect.objectContaining({ code })
const placeOf = (id: string) =>
  app.db.kysely
    .selectFrom('trailers')
    .select(['zone_id', 'prior_zone_id', 'in_transit'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

describe('cancelMoves', () => {
  const cancel = (...ids: string[]) => cancelMoves(app, yard.actor, yard.siteId, ids)

  it.each(MOVE_STATUSES)(
    'MV-STA-06 MV-STA-07 %s: only pending and in progress can be canceled',
    async status => {
      const move = await moveIn(status)
      if (status !== 'pending' && status !== 'in_progress') {
        await expect(cancel(move.id)).rejects.toEqual(refused('MOVE_STATE:NOT_ACTIVE'))
        return
      }
      const [canceled] = await cancel(move.id)
      expect(canceled).toMatchObject({ status: 'canceled', canceledAt: app.clock.now().toISOString() })
    },
  )

  it('MV-OPEN-07 cancels all or none', async () => {
    const waiting = await moveIn('pending')
    const done = await moveIn('complete')
    await expect(cancel(waiting.id, done.id)).rejects.toEqual(refused('MOVE_STATE:NOT_ACTIVE'))
    expect((await readMoves(app.db.kysely, [waiting.id]))[0]?.status).toBe('pending')
  })

  it('MV-ACT-07 leaves a partner’s move alone until the partner has acknowledged it', async () => {
    const theirs = await moveIn('pending', { source: 'api' })
    await expect(cancel(theirs.id)).rejects.toMatchObject({
      code: 'MOVE_ACTION:NOT_ALLOWED',
      message: 'The partner has not acknowledged this move yet.',
    })
    await app.db.kysely
      .updateTable('moves')
      .set({ customer_status: 'ok' })
      .where('id', '=', theirs.id)
      .execute()
    expect((await cancel(theirs.id))[0]?.status).toBe('canceled')
  })

  it('MV-STA-06 two at once: one cancels, the other is told, in every round', async () => {
    for (let round = 0; round < 25; round++) {
      const move = await moveIn('pending')
      const outcomes = await Promise.allSettled([cancel(move.id), cancel(move.id)])
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    }
  })
})

describe('completing by hand', () => {
  const complete = (
    id: string,
    chosen: { toZoneId?: string; truckId?: string; expectedUpdatedAt?: string } = {},
  ) =>
    completeMove(app, yard.actor, yard.siteId, {
      id,
      toZoneId: null,
      truckId: null,
      expectedUpdatedAt: null,
      ...chosen,
    })

  it.each(MOVE_STATUSES)('MV-STA-09 MV-OPEN-80 %s can be completed', async status => {
    const move = await moveIn(status)
    const chosen = status === 'draft' ? { toZoneId: dock, truckId: truck } : {}
    expect((await complete(move.id, chosen)).status).toBe('complete')
  })

  it('MV-OPEN-80 leaves a complete move as it is', async () => {
    const done = await moveIn('complete', { completed_at: '2026-01-01T00:00:00.000Z' })
    expect(await complete(done.id)).toEqual(done)
  })

  it('MV-STA-10 MV-OPEN-80 of two people who bring it to different spots at once, the second reads where it is', async () => {
    for (let round = 0; round < 20; round++) {
      const move = await moveIn('pending', { to_zone_id: null })
      const zones = [await yard.addZone(`L${round}`), await yard.addZone(`R${round}`)]
      const said = await Promise.allSettled(zones.map(toZoneId => complete(move.id, { toZoneId })))
      const won = said.findIndex(({ status }) => status === 'fulfilled')
      const lost = said[1 - won]
      const zone = ['L', 'R'][won]
      expect(lost).toMatchObject({
        status: 'rejected',
        reason: {
          code: 'MOVE_STATE:ALREADY_COMPLETE',
          message: expect.stringContaining(`already completed to ${zone}${round}`),
        },
      })
      expect((await readMoves(app.db.kysely, [move.id]))[0]?.toZone?.id).toBe(zones[won])
    }
  })

  it('MV-STA-10 takes the same completion twice, and tells who saw an older move apart', async () => {
    const move = await moveIn('pending', { to_zone_id: dock })
    app.clock.time += 1_000
    const seen = { expectedUpdatedAt: move.updatedAt }
    const done = await complete(move.id, { toZoneId: dock, truckId: truck })
    expect(await complete(move.id, { toZoneId: dock, truckId: truck, ...seen })).toEqual(done)
    expect(await complete(move.id)).toEqual(done)
    await expect(complete(move.id, seen)).rejects.toMatchObject({ code: 'MOVE_STATE:ALREADY_COMPLETE' })
    expect(await complete(move.id, { expectedUpdatedAt: done.updatedAt })).toEqual(done)
  })

  it('MV-OPEN-81 refuses a returned move: its partner has it back', async () => {
    const returned = { reassigned_at: '2026-01-01T00:00:00.000Z', source: 'api' }
    for (const status of ['canceled', 'error'] as const) {
      const move = await moveIn(status, returned)
      await expect(complete(move.id)).rejects.toEqual(refused('MOVE_STATE:ALREADY_RETURNED'))
      expect((await readMoves(app.db.kysely, [move.id]))[0]?.status).toBe(status)
    }
  })

  it('MV-ENT-02 counts the seconds since it was in progress', async () => {
    expect((await complete((await moveIn('in_progress')).id)).moveDuration).toBe(60)
    expect((await complete((await moveIn('pending')).id)).moveDuration).toBeNull()
  })

  it('MV-STA-10 puts the trailer where it was brought, and notes truck and destination', async () => {
    const other = await yard.addZone('D2', { zoneType: 'trailer_dock_spot' })
    const done = await complete((await moveIn('error')).id, { toZoneId: other, truckId: truck })
    expect(done).toMatchObject({ toZone: { id: other }, truck: { id: truck } })
    expect(await placeOf(trailer)).toEqual({ zone_id: other, prior_zone_id: stall, in_transit: false })
  })

  it('MV-STA-10 without a choice the trailer is at the destination, also when it hung on a truck', async () => {
    await complete((await moveIn('error')).id)
    expect((await placeOf(trailer)).zone_id).toBe(dock)
    const hanging = await yard.addTrailer('2', { inTransit: true })
    const puller = await yard.addTruck('AV-02', { connectedTrailerId: hanging })
    const free = await yard.addZone('D3', { zoneType: 'trailer_dock_spot' })
    await complete((await moveIn('error', { trailer_id: hanging, to_zone_id: free })).id)
    expect(await placeOf(hanging)).toMatchObject({ zone_id: free, in_transit: false })
    const { connected_trailer_id } = await app.db.kysely
      .selectFrom('trucks')
      .select('connected_trailer_id')
      .where('id', '=', puller)
      .executeTakeFirstOrThrow()
    expect(connected_trailer_id).toBeNull()
  })

  it('MV-STA-10 leaves a trailer alone that has been brought elsewhere since', async () => {
    const old = await moveIn('canceled')
    const elsewhere = await yard.addZone('P5')
    await app.db.kysely
      .updateTable('trailers')
      .set({ zone_id: elsewhere })
      .where('id', '=', trailer)
      .execute()
    await complete(old.id)
    expect((await placeOf(trailer)).zone_id).toBe(elsewhere)
  })

  it('MV-STA-10 leaves it alone too where another trailer has taken the destination', async () => {
    const old = await moveIn('canceled')
    await yard.addTrailer('6', { zoneId: dock })
    expect((await complete(old.id)).status).toBe('complete')
    expect((await placeOf(trailer)).zone_id).toBe(stall)
  })

  it.each([
    ['a trailer that is checked out', {}, { archived: true, zone_id: null, in_transit: true }],
    ['a move that takes no trailer', { type: 'go_to_charger' }, {}],
  ])('MV-STA-10 brings nothing for %s', async (_what, values, change) => {
    const old = await moveIn('canceled', values)
    const before = { in_transit: false, ...change }
    await app.db.kysely.updateTable('trailers').set(before).where('id', '=', trailer).execute()
    const place = await placeOf(trailer)
    await complete(old.id)
    expect(await placeOf(trailer)).toEqual(place)
  })

  it('MV-ACT-11 MV-ACT-12 MV-OPEN-87 asks for truck and a free destination on a draft trailer move', async () => {
    const draft = await moveIn('draft')
    await expect(complete(draft.id)).rejects.toMatchObject({
      code: 'MOVE_ACTION:NOT_ALLOWED',
      problems: ['Please select a truck.', 'Please select a destination.'],
    })
    await yard.addTrailer('3', { zoneId: dock })
    await expect(complete(draft.id, { truckId: truck, toZoneId: dock })).rejects.toMatchObject({
      problems: ['The selected destination is occupied by another trailer.'],
    })
  })

  it('MV-STA-10 the destination that a move has is never unfit for it', async () => {
    const charger = await yard.addZone('C7', { zoneType: 'charging_station' })
    const move = await moveIn('error', { type: 'find_trailer', to_zone_id: charger })
    expect((await complete(move.id, { toZoneId: charger })).status).toBe('complete')
  })

  it.each(MOVE_STATUSES.filter(one => one !== 'complete'))(
    'MV-ACT-12 MV-STA-10 %s: a destination that is chosen must be free and fit',
    async status => {
      const charger = await yard.addZone('C1', { zoneType: 'charging_station' })
      const taken = await yard.addZone('D4', { zoneType: 'trailer_dock_spot' })
      await yard.addTrailer('4', { zoneId: taken })
      const move = await moveIn(status)
      await expect(complete(move.id, { truckId: truck, toZoneId: taken })).rejects.toMatchObject({
        code: 'MOVE_ACTION:NOT_ALLOWED',
        problems: ['The selected destination is occupied by another trailer.'],
      })
      await expect(complete(move.id, { truckId: truck, toZoneId: charger })).rejects.toMatchObject({
        problems: ['The selected destination cannot be used for this kind of move.'],
      })
      expect((await readMoves(app.db.kysely, [move.id]))[0]).toEqual(move)
      expect((await placeOf(trailer)).zone_id).toBe(stall)
    },
  )

  it('MV-OPEN-23 refuses a truck that is no longer in service, but the one that drove the move', async () => {
    const change = (id: string, values: { archived: true } | { read_only: true }) =>
      app.db.kysely.updateTable('trucks').set(values).where('id', '=', id).execute()
    const gone = await yard.addTruck('AV-02')
    await change(gone, { archived: true })
    const move = await moveIn('in_progress')
    await expect(complete(move.id, { truckId: gone })).rejects.toMatchObject({
      code: 'MOVE_ACTION:NOT_ALLOWED',
      message: 'The selected truck is no longer in service.',
    })
    expect((await readMoves(app.db.kysely, [move.id]))[0]).toEqual(move)
    await change(truck, { archived: true })
    expect(await complete(move.id, { truckId: truck })).toMatchObject({ truck: { id: truck } })
    const watched = await yard.addTruck('AV-03')
    await change(watched, { read_only: true })
    const other = await moveIn('canceled')
    expect(await complete(other.id, { truckId: watched })).toMatchObject({ truck: { id: watched } })
  })

  it('MV-STA-09 completes an ended move whose own destination has been removed since', async () => {
    const old = await moveIn('error', { rejected_code: 'unknown' })
    await app.db.kysely
      .updateTable('zones')
      .set({ removed_at: app.clock.now().toISOString() })
      .where('id', '=', dock)
      .execute()
    expect((await complete(old.id, { toZoneId: dock })).status).toBe('complete')
    expect((await placeOf(trailer)).zone_id).toBe(stall)
  })

  it('MV-SITE-05 refuses places and trucks of other sites', async () => {
    const other = await addYard(app, `EndOther${yards}`)
    const move = await moveIn('pending')
    await expect(complete(move.id, { toZoneId: await other.addZone('D1') })).rejects.toEqual(
      refused('UNAUTHORIZED'),
    )
    await expect(complete(move.id, { truckId: await other.addTruck('AV-09') })).rejects.toEqual(
      refused('UNAUTHORIZED'),
    )
  })
})

describe('setting an error', () => {
  it.each(MOVE_STATUSES)('MV-STA-11 %s can be set to error', async status => {
    const move = await moveIn(status)
    const failed = await setMoveError(app, yard.actor, yard.siteId, { id: move.id, errorMessage: null })
    expect(failed).toMatchObject({
      status: 'error',
      errorMessage: 'Move was set to error by the Integration Console.',
      erroredAt: app.clock.now().toISOString(),
    })
  })

  it('MV-MUT-10 updateMoveStatus takes a message, a truck and a destination', async () => {
    const query = `mutation($id: ID!, $status: MoveStatus!, $errorMessage: String, $toZoneId: ID, $truckId: ID) {
      updateMoveStatus(id: $id, status: $status, errorMessage: $errorMessage, toZoneId: $toZoneId, truckId: $truckId) {
        status errorMessage toZone { id } truck { id }
      }
    }`
    const { id } = await moveIn('draft')
    const call = (variables: object) => ask(app, yard.manager, query, { id, ...variables })
    expect((await call({ status: 'error', errorMessage: 'Tyre' })).data?.updateMoveStatus).toMatchObject({
      status: 'error',
      errorMessage: 'Tyre',
      truck: null,
    })
    const toZoneId = await yard.addZone('D8', { zoneType: 'trailer_dock_spot' })
    expect(
      (await call({ status: 'complete', toZoneId, truckId: truck })).data?.updateMoveStatus,
    ).toMatchObject({
      status: 'complete',
      toZone: { id: toZoneId },
      truck: { id: truck },
    })
  })

  it('MV-MUT-10 updateMoveStatus takes complete and error only', async () => {
    const move = await moveIn('pending')
    const query =
      'mutation($id: ID!, $status: MoveStatus!) { updateMoveStatus(id: $id, status: $status) { status } }'
    for (const status of MOVE_STATUSES.filter(one => one !== 'complete' && one !== 'error'))
      expect((await ask(app, yard.manager, query, { id: move.id, status })).codes).toEqual(['BAD_INPUT'])
    expect((await ask(app, yard.manager, query, { id: move.id, status: 'error' })).codes).toEqual([])
  })
})

describe('rejectMoves', () => {
  const reject = (id: string) =>
    rejectMoves(app, yard.actor, yard.siteId, [id], {
      reassignedCode: 'weather_interrupt',
      reassignedDescription: 'Storm',
    })

  it.each([
    ['draft', 'canceled'],
    ['pending', 'canceled'],
    ['error', 'error'],
    ['canceled', 'canceled'],
  ] as const)(
    'MV-STA-12 MV-STA-13 MV-OPEN-83 MV-OPEN-121 a partner’s %s move becomes %s',
    async (status, after) => {
      const [returned] = await reject((await moveIn(status, { source: 'api' })).id)
      const now = app.clock.now().toISOString()
      expect(returned).toMatchObject({
        status: after,
        canceledAt: null,
        reassignedAt: now,
        rejectedAt: null,
        reassignedCode: 'weather_interrupt',
        rejectedCode: null,
        reassignedDescription: 'Storm',
      })
    },
  )

  it('MV-OPEN-121 refuses other moves and a second return', async () => {
    await expect(reject((await moveIn('in_progress', { source: 'api' })).id)).rejects.toEqual(
      refused('MOVE_STATE:NOT_RETURNABLE'),
    )
    await expect(reject((await moveIn('draft')).id)).rejects.toEqual(refused('MOVE_STATE:NOT_RETURNABLE'))
    const theirs = await moveIn('error', { source: 'api' })
    await reject(theirs.id)
    await expect(reject(theirs.id)).rejects.toEqual(refused('MOVE_STATE:ALREADY_RETURNED'))
  })
})

describe('updateNonDraftMove', () => {
  it.each(MOVE_STATUSES)('MV-MUT-01 MV-LCK-02 changes class, category and notes of %s', async status => {
    const move = await moveIn(status)
    const change = updateNonDraftMove(app, yard.actor, yard.siteId, {
      id: move.id,
      moveCategory: 'nonProduction',
      notes: 'seen',
    })
    if (status === 'draft') await expect(change).rejects.toEqual(refused('MOVE_STATE:OUT_OF_ORDER'))
    else
      expect(await change).toMatchObject({
        status,
        moveCategory: 'nonProduction',
        notes: 'seen',
        moveClass: null,
      })
  })

  it('MV-VAL-01 the category cannot be cleared', async () => {
    const { id } = await moveIn('pending')
    const query = 'mutation($id: ID!) { updateNonDraftMove(id: $id, moveCategory: null) { id } }'
    expect(await ask(app, yard.operator, query, { id })).toMatchObject({
      codes: ['BAD_INPUT'],
      messages: ['moveCategory: This field is required.'],
    })
  })

  it('MV-ACT-08 MV-ACT-09 leaves a find_trailer move alone, and a partner’s until it is acknowledged', async () => {
    const edit = (id: string) => updateNonDraftMove(app, yard.actor, yard.siteId, { id, notes: 'x' })
    await expect(edit((await moveIn('pending', { type: 'find_trailer' })).id)).rejects.toMatchObject({
      code: 'MOVE_ACTION:NOT_ALLOWED',
      message: 'A find trailer move cannot be changed.',
    })
    await expect(edit((await moveIn('error', { source: 'api' })).id)).rejects.toMatchObject({
      code: 'MOVE_ACTION:NOT_ALLOWED',
      message: 'The partner has not acknowledged this move yet.',
    })
    const known = await moveIn('error', { source: 'api', customer_status: 'ok' })
    expect((await edit(known.id)).notes).toBe('x')
  })

  it('MV-OPEN-119 null clears', async () => {
    const move = await moveIn('pending', { notes: 'x', move_class: 'release' })
    const query = `mutation($id: ID!) { updateNonDraftMove(id: $id, notes: null, moveClass: null) { notes moveClass moveCategory } }`
    expect((await ask(app, yard.operator, query, { id: move.id })).data).toEqual({
      updateNonDraftMove: { notes: null, moveClass: null, moveCategory: 'production' },
    })
  })
})

it.each([
  ['canceled', (id: string) => cancelMoves(app, yard.actor, yard.siteId, [id])],
  [
    'completed',
    (id: string) =>
      completeMove(app, yard.actor, yard.siteId, {
        id,
        toZoneId: null,
        truckId: null,
        expectedUpdatedAt: null,
      }),
  ],
  ['set to error', (id: string) => setMoveError(app, yard.actor, yard.siteId, { id, errorMessage: null })],
  [
    'returned',
    (id: string) =>
      rejectMoves(app, yard.actor, yard.siteId, [id], {
        reassignedCode: 'unknown',
        reassignedDescription: null,
      }),
  ],
] as const)('a pending move that is %s waits for nothing any more', async (_how, end) => {
  const waitReasons = [{ code: 'no_available_truck', message: 'no truck is free' }]
  const values = { source: 'api', customer_status: 'ok', wait_reasons: JSON.stringify(waitReasons) }
  const move = await moveIn('pending', values)
  expect(move.waitReasons).toEqual(waitReasons)
  await end(move.id)
  expect((await readMoves(app.db.kysely, [move.id]))[0]?.waitReasons).toEqual([])
})
