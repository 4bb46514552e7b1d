import type { Move } from '@tractrix/domain/moves'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { json } from '../../platform/db/index.ts'
import { eventsOf, historyOf } from '../../platform/event-log/test-events.ts'
import { readMoves } from '../store/moves.store.ts'
import { addYard, ask, type TestYard, testApp, wish } from '../test-yard.ts'
import { createDraftMove } from './create-move.ts'
import { deleteMoves } from './delete-moves.ts'
import { moveToPending } from './move-to-pending.ts'
import { type DraftChange, updateDraftMove } from './update-draft-move.ts'

let app: Awaited<ReturnType<typeof testApp>>
let yard: TestYard
let move: Move
let dock: string
let yards = 0

beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.db.close())
beforeEach(async () => {
  yard = await addYard(app, `Draft${++yards}`)
  const stall = await yard.addZone('P1')
  dock = await yard.addZone('D1', { zoneType: 'trailer_dock_spot' })
  const trailerId = await yard.addTrailer('1', { zoneId: stall })
  move = await create({ trailerId, toZoneId: dock })
})

const create = (changes = {}) => createDraftMove(app, yard.actor, yard.siteId, wish(changes))
const update = (values: DraftChange, queue = false, id = move.id) =>
  updateDraftMove(app, yard.actor, yard.siteId, { id, values, queue })
const queue = (...ids: string[]) => moveToPending(app, yard.actor, yard.siteId, ids)
const refused = (code: string) => expect.objectContaining({ code })
const statusOf = async (id: string) =>
  (await app.db.kysely.selectFrom('moves').select('status').where('id', '=', id).executeTakeFirst())?.status

describe('moveToPending', () => {
  it('MV-STA-03 MV-MUT-06 queues drafts and answers them in the order asked for', async () => {
    const spot = await yard.addZone('P2')
    const second = await create({
      trailerId: await yard.addTrailer('2', { zoneId: spot }),
      toZoneId: await yard.addZone('D2', { zoneType: 'trailer_dock_spot' }),
    })
    app.clock.advance(60_000)
    const queued = await queue(second.id, move.id)
    expect(queued.map(({ id, status }) => [id, status])).toEqual([
      [second.id, 'pending'],
      [move.id, 'pending'],
    ])
    expect(queued[0]?.pendingAt).toBe(app.clock.now().toISOString())
  })

  it('MV-OPEN-07 MV-ATQ-06 queues nothing when one of them is in the way of another', async () => {
    const spot = await yard.addZone('P2')
    const rival = await create({ trailerId: await yard.addTrailer('2', { zoneId: spot }), toZoneId: dock })
    await expect(queue(move.id, rival.id)).rejects.toMatchObject({
      code: 'MOVE_ENQUEUE_VALIDATION:DUPLICATE_TO_ZONE',
      problems: ['The selected destination already has a pending move.'],
    })
    expect([await statusOf(move.id), await statusOf(rival.id)]).toEqual(['draft', 'draft'])
  })

  it('MV-ATQ-09 MV-OPEN-72 judges by the rules of the yard as it is now', async () => {
    const bare = await create()
    await expect(queue(bare.id)).rejects.toMatchObject({
      code: 'MOVE_ENQUEUE_VALIDATION:INVALID',
      problems: ['Please select a trailer.', 'Please select a destination.'],
    })
    await app.db.kysely.updateTable('zones').set({ enabled: false }).where('id', '=', dock).execute()
    await expect(queue(move.id)).rejects.toMatchObject({
      problems: ['The selected destination is disabled.'],
    })
  })

  it('MV-STA-03 refuses what is no draft', async () => {
    await queue(move.id)
    await expect(queue(move.id)).rejects.toEqual(refused('MOVE_STATE:NOT_A_DRAFT'))
  })

  it('MV-OPEN-07 two operators at once queue the same draft: one does, in every round', async () => {
    for (let round = 0; round < 25; round++) {
      const spot = await yard.addZone(`R${round}`)
      const draft = await create({
        trailerId: await yard.addTrailer(`R${round}`, { zoneId: spot }),
        toZoneId: await yard.addZone(`RD${round}`, { zoneType: 'trailer_dock_spot' }),
      })
      const outcomes = await Promise.allSettled([queue(draft.id), queue(draft.id), queue(draft.id)])
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    }
  })
})

describe('updateDraftMove', () => {
  it('MV-MUT-02 changes what is given, leaves the rest, and writes both values into the history', async () => {
    const changed = await update({ priority: 3, notes: 'fragile' })
    expect(changed).toMatchObject({ priority: 3, notes: 'fragile', toZone: { id: dock }, status: 'draft' })
    const { data } = await ask(
      app,
      yard.operator,
      'query($id: ID!) { move(id: $id) { history { event changes } } }',
      {
        id: move.id,
      },
    )
    expect(data).toMatchObject({
      move: {
        history: [
          { event: 'created' },
          {
            event: 'edited',
            changes: { priority: { from: 10, to: 3 }, notes: { from: null, to: 'fragile' } },
          },
        ],
      },
    })
  })

  it.each([
    ['toZoneId', { toZone: null }],
    ['requestedTruckId', { requestedTruck: null }],
    ['moveClass', { moveClass: null }],
    ['notes', { notes: null }],
    ['metadata', { metadata: {} }],
    ['priority', { priority: 10 }],
    ['fromZoneId', { fromZone: null }],
  ])(
    'MV-MUT-02 over the API null clears %s alone, also when the same text comes again',
    async (name, cleared) => {
      const requestedTruckId = await yard.addTruck('AV-01')
      const metadata = { enable_yard_inventory: true }
      const full = { priority: 3, requestedTruckId, moveClass: 'release', notes: 'x', metadata } as const
      const fields =
        'toZone { id } requestedTruck { id } moveClass notes metadata priority fromZone { id } type'
      const update = `mutation($id: ID!, $toZoneId: ID, $requestedTruckId: ID, $moveClass: MoveClass, $notes: String,
      $metadata: JSON, $priority: Int, $fromZoneId: ID, $type: MoveType) {
      updateDraftMove(id: $id, toZoneId: $toZoneId, requestedTruckId: $requestedTruckId, moveClass: $moveClass, notes: $notes,
        metadata: $metadata, priority: $priority, fromZoneId: $fromZoneId, type: $type) { ${fields} }
    }`
      for (const _again of [1, 2, 3]) {
        const { id } = await create({ trailerId: move.trailer?.id, toZoneId: dock, ...full })
        const before = await ask(app, yard.operator, update, { id })
        expect(before.data?.updateDraftMove).toMatchObject({
          priority: 3,
          requestedTruck: { id: requestedTruckId },
          moveClass: 'release',
          notes: 'x',
          metadata,
          toZone: { id: dock },
        })
        const after = await ask(app, yard.operator, update, { id, [name]: null })
        expect(after.data?.updateDraftMove).toEqual({
          ...(before.data?.updateDraftMove as object),
          ...cleared,
        })
      }
    },
  )

  it('MV-VAL-01 category and type cannot be cleared', async () => {
    for (const name of ['moveCategory', 'type']) {
      const query = `mutation($id: ID!) { updateDraftMove(id: $id, ${name}: null, notes: "lost") { id } }`
      expect(await ask(app, yard.operator, query, { id: move.id })).toMatchObject({
        codes: ['BAD_INPUT'],
        messages: [`${name}: This field is required.`],
      })
    }
    expect((await readMoves(app.db.kysely, [move.id]))[0]).toEqual(move)
  })

  it('MV-OPEN-70 a new trailer brings its own spot', async () => {
    const spot = await yard.addZone('P9')
    const other = await yard.addTrailer('9', { zoneId: spot })
    expect((await update({ trailerId: other })).fromZone?.id).toBe(spot)
    expect(await update({ trailerId: null, fromZoneId: null })).toMatchObject({
      trailer: null,
      fromZone: null,
    })
  })

  it('MV-MUT-03 MV-STA-04 queues in the same step, or changes nothing at all', async () => {
    await expect(update({ toZoneId: null, notes: 'lost' }, true)).rejects.toEqual(
      refused('MOVE_ENQUEUE_VALIDATION:INVALID'),
    )
    const { data } = await ask(app, yard.operator, 'query($id: ID!) { move(id: $id) { notes status } }', {
      id: move.id,
    })
    expect(data).toEqual({ move: { notes: null, status: 'draft' } })
    expect((await update({ priority: 1 }, true)).status).toBe('pending')
  })

  it('MV-LCK-01 refuses a move that has left the drafts', async () => {
    await queue(move.id)
    await expect(update({ priority: 1 })).rejects.toEqual(refused('MOVE_STATE:NOT_A_DRAFT'))
  })

  it('MV-LCK-03 keeps truck, start and trailer of an attached move', async () => {
    const hanging = await yard.addTrailer('7', { inTransit: true })
    const truck = await yard.addTruck('AV-01', { connectedTrailerId: hanging })
    const other = await yard.addTruck('AV-02')
    const attached = await create({ type: 'trailer_attached', requestedTruckId: truck, toZoneId: dock })
    expect(attached.trailer?.id).toBe(hanging)
    await expect(update({ requestedTruckId: other }, false, attached.id)).rejects.toEqual(
      refused('MOVE_EDIT:LOCKED'),
    )
    expect((await update({ notes: 'ok', trailerId: hanging }, false, attached.id)).notes).toBe('ok')
  })

  it('MV-VAL-04 MV-OPEN-79 refuses a priority outside 1 to 10', async () => {
    for (const priority of [0, 11, -1, 5.5])
      await expect(update({ priority })).rejects.toEqual(refused('BAD_INPUT'))
    expect((await readMoves(app.db.kysely, [move.id]))[0]).toEqual(move)
  })

  it('MV-VAL-32 MV-VAL-33 refuses to save a draft without the truck it needs, or with a trailer that cannot move', async () => {
    const requestedTruckId = await yard.addTruck('AV-01')
    const check = await create({ type: 'yard_inventory', requestedTruckId })
    await expect(update({ requestedTruckId: null }, false, check.id)).rejects.toMatchObject({
      code: 'MOVE_DRAFT_VALIDATION:INVALID',
      problems: ['Please select a truck.'],
    })
    await expect(update({ type: 'yard_inventory' })).rejects.toMatchObject({
      problems: ['Please select a truck.'],
    })
    const stuck = await yard.addTrailer('8', { canMove: false })
    await expect(update({ trailerId: stuck })).rejects.toMatchObject({
      code: 'MOVE_DRAFT_VALIDATION:INVALID',
      problems: ['The selected trailer cannot be moved.'],
    })
  })

  it('MV-VAL-35 a draft that becomes a re-park loses its destination', async () => {
    expect(await update({ type: 'repark' })).toMatchObject({ type: 'repark', toZone: null })
    expect((await update({ toZoneId: dock })).toZone).toBeNull()
    expect(await update({ type: 'trailer', toZoneId: dock })).toMatchObject({ toZone: { id: dock } })
  })

  it('MV-KIN-03 MV-OPEN-66 takes no type that the form of the site does not offer, but leaves the one it has', async () => {
    for (const type of ['go_to_zone', 'go_mission', 'find_trailer'] as const)
      await expect(update({ type })).rejects.toEqual(refused('MOVE_DRAFT_VALIDATION:INVALID'))
    const requestedTruckId = await yard.addTruck('AV-01')
    const route = await create({ type: 'run_route', requestedTruckId })
    await app.db.kysely
      .updateTable('sites')
      .set({ config: json({}) })
      .where('id', '=', yard.siteId)
      .execute()
    await expect(update({ type: 'run_route', requestedTruckId })).rejects.toMatchObject({
      code: 'MOVE_DRAFT_VALIDATION:INVALID',
      problems: ['This site does not offer Run Route Mission.'],
    })
    expect((await update({ type: 'run_route', notes: 'x' }, false, route.id)).notes).toBe('x')
  })

  it('MV-ACT-08 refuses a find_trailer move', async () => {
    const search = await create({ type: 'find_trailer', source: 'mission_planning' })
    await expect(update({ notes: 'x' }, false, search.id)).rejects.toMatchObject({
      code: 'MOVE_ACTION:NOT_ALLOWED',
      message: 'A find trailer move cannot be changed.',
    })
  })

  it('MV-ACT-09 refuses a partner’s move that the partner has not acknowledged', async () => {
    const theirs = await create({ source: 'api' })
    await expect(update({ notes: 'x' }, false, theirs.id)).rejects.toEqual(refused('MOVE_ACTION:NOT_ALLOWED'))
  })

  it('MV-VAL-34 MV-SITE-05 refuses the same place twice, and places of other sites', async () => {
    await expect(update({ toZoneId: move.fromZone?.id ?? '' })).rejects.toEqual(
      refused('MOVE_MODEL_VALIDATION:ALREADY_THERE'),
    )
    const other = await addYard(app, `DraftOther${yards}`)
    await expect(update({ toZoneId: await other.addZone('D1') })).rejects.toEqual(refused('UNAUTHORIZED'))
  })

  it('MV-MUT-03 takes no other status over the API', async () => {
    const query = 'mutation($id: ID!) { updateDraftMove(id: $id, status: complete) { id } }'
    expect((await ask(app, yard.operator, query, { id: move.id })).codes).toEqual(['BAD_INPUT'])
  })
})

describe('deleteMoves', () => {
  it('MV-STA-14 MV-MUT-08 deletes drafts, tells it, and keeps the history', async () => {
    const [gone] = await deleteMoves(app, yard.actor, yard.siteId, [move.id])
    expect(gone?.id).toBe(move.id)
    expect(await statusOf(move.id)).toBeUndefined()
    const events = await eventsOf(app.db.kysely, move.id)
    expect(events.map(({ name }) => name)).toEqual(['move.created', 'move.deleted'])
    expect(events.at(-1)?.data).toMatchObject({ fromStatus: 'draft', toStatus: null })
  })

  it('MV-OPEN-93 MV-OPEN-53 deletes neither queued moves nor a partner’s drafts', async () => {
    const theirs = await create({ source: 'api' })
    await expect(deleteMoves(app, yard.actor, yard.siteId, [theirs.id])).rejects.toEqual(
      refused('MOVE_ACTION:NOT_ALLOWED'),
    )
    await queue(move.id)
    await expect(deleteMoves(app, yard.actor, yard.siteId, [move.id])).rejects.toEqual(
      refused('MOVE_STATE:NOT_A_DRAFT'),
    )
  })
})

describe('ids over the API', () => {
  const QUEUE = 'mutation($ids: [ID!]!) { moveToPending(ids: $ids) { id } }'

  it('MV-SITE-05 a foreign, a missing and a mixed id are refused alike and nothing is changed', async () => {
    const other = await addYard(app, `Ids${yards}`)
    const theirs = await createDraftMove(app, other.actor, other.siteId, wish())
    const missing = '00000000-0000-4000-8000-000000000000'
    for (const ids of [[theirs.id], [missing], [move.id, theirs.id], [move.id, missing]])
      expect((await ask(app, yard.operator, QUEUE, { ids })).codes).toEqual(['UNAUTHORIZED'])
    expect(await statusOf(move.id)).toBe('draft')
  })

  it('refuses no ids, too many and no UUIDs', async () => {
    const many = Array.from({ length: 501 }, () => move.id)
    for (const ids of [[], many, ['1'], [null], [{}]])
      expect((await ask(app, yard.operator, QUEUE, { ids })).codes).toEqual(['BAD_INPUT'])
  })

  it('MV-OPEN-06 a move that somebody has deleted meanwhile is told as such to people of its site only', async () => {
    await deleteMoves(app, yard.actor, yard.siteId, [move.id])
    const call = (user = yard.operator) => ask(app, user, QUEUE, { ids: [move.id] })
    expect(await call()).toMatchObject({
      codes: ['MOVE_NOT_FOUND'],
      messages: ['This move does not exist any more.'],
    })
    const other = await addYard(app, `Gone${yards}`)
    expect((await call(other.operator)).codes).toEqual(['UNAUTHORIZED'])
  })

  it('takes the same id twice as one', async () => {
    expect((await ask(app, yard.operator, QUEUE, { ids: [move.id, move.id] })).codes).toEqual([])
    expect(await statusOf(move.id)).toBe('pending')
    expect(await historyOf(app.db.kysely, move.id)).toEqual(['created', 'queued'])
  })
})
