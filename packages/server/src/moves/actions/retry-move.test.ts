import type { Move } from '@tractrix/domain/moves'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eventsOf } from '../../platform/event-log/test-events.ts'
import { readMoves } from '../store/moves.store.ts'
import { addYard, ask, type TestYard, testApp, wish } from '../test-yard.ts'
import { createDraftMove, createPendingMove } from './create-move.ts'

let app: Awaited<ReturnType<typeof testApp>>
let yard: TestYard
let truck: string
let trailer: string
let dock: string
let failed: Move
let yards = 0

beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.db.close())
beforeEach(async () => {
  yard = await addYard(app, `Retry${++yards}`)
  truck = await yard.addTruck('AV-01')
  dock = await yard.addZone('D1', { zoneType: 'trailer_dock_spot' })
  trailer = await yard.addTrailer('1', { zoneId: await yard.addZone('P1') })
  failed = await failedMove()
})

/** A trailer move that the truck has given up. */
async function failedMove(values: Record<string, unknown> = {}): Promise<Move> {
  const { id } = await createDraftMove(
    app,
    yard.actor,
    yard.siteId,
    wish({ trailerId: trailer, toZoneId: dock }),
  )
  const now = app.clock.now().toISOString()
  await app.db.kysely
    .updateTable('moves')
    .set({ status: 'error', truck_id: truck, in_progress_at: now, errored_at: now, ...values })
    .where('id', '=', id)
    .execute()
  return (await readMoves(app.db.kysely, [id]))[0]!
}
const again = (changes = {}) => wish({ trailerId: trailer, toZoneId: dock, retryOfId: failed.id, ...changes })
const draft = (changes = {}) => createDraftMove(app, yard.actor, yard.siteId, again(changes))
const notAllowed = (message: string) => expect.objectContaining({ code: 'MOVE_ACTION:NOT_ALLOWED', message })

/** The trailer has been picked up: it hangs on the truck. */
async function hitch(): Promise<void> {
  const { kysely } = app.db
  await kysely
    .updateTable('trailers')
    .set({ in_transit: true, zone_id: null })
    .where('id', '=', trailer)
    .execute()
  await kysely.updateTable('trucks').set({ connected_trailer_id: trailer }).where('id', '=', truck).execute()
}

describe('Retry Move', () => {
  it('MV-ACT-05 MV-OPEN-86 makes a new draft or pending move of a person and keeps the old one', async () => {
    const saved = await draft()
    expect(saved).toMatchObject({ source: 'ui', status: 'draft', type: 'trailer', truck: null })
    const queued = await createPendingMove(app, yard.actor, yard.siteId, again())
    expect(queued).toMatchObject({ source: 'ui', status: 'pending' })
    expect(new Set([saved.id, queued.id, failed.id]).size).toBe(3)
    expect((await readMoves(app.db.kysely, [failed.id]))[0]).toEqual(failed)
    const [made] = await eventsOf(app.db.kysely, saved.id)
    expect(made?.name).toBe('move.created')
    expect(made?.data.reasons).toEqual([{ code: 'retry_of', moveId: failed.id }])
  })

  it('MV-ACT-06 makes a trailer_attached move of a trailer that hangs on the truck', async () => {
    await hitch()
    const move = await createPendingMove(app, yard.actor, yard.siteId, {
      ...again({ type: 'trailer_attached', trailerId: null, requestedTruckId: truck }),
    })
    expect(move).toMatchObject({ type: 'trailer_attached', status: 'pending', trailer: { id: trailer } })
  })

  it('MV-ACT-06 MV-OPEN-86 of the same trailer it is as the trailer hangs on the truck, or does not; of another either', async () => {
    await expect(draft({ type: 'trailer_attached', requestedTruckId: truck })).rejects.toMatchObject({
      code: 'BAD_INPUT',
      message: 'type must be trailer for this retry, not trailer_attached.',
    })
    await hitch()
    await expect(draft()).rejects.toMatchObject({
      code: 'BAD_INPUT',
      message: 'type must be trailer_attached for this retry, not trailer.',
    })
    const other = await yard.addTrailer('9', { zoneId: await yard.addZone('P9') })
    expect((await draft({ trailerId: other })).type).toBe('trailer')
  })

  it('MV-ACT-05 MV-ACT-06 refuses other sources and types', async () => {
    for (const changes of [
      { source: 'api' },
      { source: 'mission_planning' },
      { type: 'repark' },
      { type: 'stage' },
    ])
      await expect(draft(changes)).rejects.toMatchObject({ code: 'BAD_INPUT' })
  })

  it('MV-ACT-03 refuses a move that was never in progress', async () => {
    failed = await failedMove({ in_progress_at: null })
    await expect(draft()).rejects.toEqual(notAllowed('The move was never in progress.'))
  })

  it('MV-ACT-04 refuses a move without a truck, and one whose truck says something else than the inventory', async () => {
    failed = await failedMove({ truck_id: null })
    await expect(draft()).rejects.toEqual(notAllowed('The move has no truck.'))
    failed = await failedMove()
    await app.db.kysely.updateTable('trailers').set({ in_transit: true }).where('id', '=', trailer).execute()
    await expect(draft()).rejects.toEqual(
      notAllowed('What the truck says about its trailer differs from the inventory.'),
    )
  })

  it('MV-ATQ-11 MV-VAL-33 is judged like any new move', async () => {
    await yard.addTrailer('2', { zoneId: dock })
    await expect(createPendingMove(app, yard.actor, yard.siteId, again())).rejects.toMatchObject({
      code: 'MOVE_ENQUEUE_VALIDATION:INVALID',
      problems: ['The selected destination is occupied by another trailer.'],
    })
    await app.db.kysely.updateTable('trailers').set({ can_move: false }).where('id', '=', trailer).execute()
    await expect(draft()).rejects.toMatchObject({ problems: ['The selected trailer cannot be moved.'] })
  })

  it('MV-SITE-05 refuses moves of other sites, and works over the API', async () => {
    const query = `mutation($siteId: ID!, $retryOfId: ID, $trailerId: ID, $toZoneId: ID) {
      createDraftMove(siteId: $siteId, type: trailer, moveCategory: production, retryOfId: $retryOfId,
        trailerId: $trailerId, toZoneId: $toZoneId) { source type status }
    }`
    const call = (retryOfId: string) =>
      ask(app, yard.operator, query, { siteId: yard.siteId, retryOfId, trailerId: trailer, toZoneId: dock })
    expect((await call(failed.id)).data?.createDraftMove).toEqual({
      source: 'ui',
      type: 'trailer',
      status: 'draft',
    })
    const other = await addYard(app, `RetryOther${yards}`)
    const theirs = await createDraftMove(app, other.actor, other.siteId, wish())
    expect((await call(theirs.id)).codes).toEqual(['UNAUTHORIZED'])
  })
})
