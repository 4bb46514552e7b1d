import { MOVE_STATUSES, type Move, type MoveStatus } from '@tractrix/domain/moves'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readMoves } from '../store/moves.store.ts'
import { addYard, ask, type TestYard, testApp, wish } from '../test-yard.ts'
import { createDraftMove } from './create-move.ts'

let app: Awaited<ReturnType<typeof testApp>>
let yard: TestYard
let truck: string
let stub: string
let yards = 0

beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.db.close())
beforeEach(async () => {
  yard = await addYard(app, `Tools${++yards}`)
  truck = await yard.addTruck('AV-01')
  stub = await addStub('PG-01')
})

/** Adds a truck whose name on the wire begins as that of a stub. */
async function addStub(name: string): Promise<string> {
  const id = await yard.addTruck(name)
  await app.db.kysely
    .updateTable('trucks')
    .set({ internal_id: `pgTruck-${yards}-${name}` })
    .where('id', '=', id)
    .execute()
  return id
}

async function moveIn(status: MoveStatus, values: Record<string, unknown> = {}): Promise<Move> {
  const { id } = await createDraftMove(app, yard.actor, yard.siteId, wish())
  await app.db.kysely
    .updateTable('moves')
    .set({ status, ...values })
    .where('id', '=', id)
    .execute()
  return (await readMoves(app.db.kysely, [id]))[0]!
}

describe('_assignMoveToPlaygroundTruck', () => {
  const assign = (moveId: string, truckId = stub) =>
    ask(
      app,
      yard.manager,
      'mutation($m: ID!, $t: ID!) { _assignMoveToPlaygroundTruck(moveId: $m, truckId: $t) { status truck { name } inProgressAt } }',
      { m: moveId, t: truckId },
    )

  it.each(MOVE_STATUSES)(
    'MV-MUT-12 MV-OPEN-92 %s: the stub has the move; a pending one is in progress',
    async status => {
      const { id } = await moveIn(status)
      const { data } = await assign(id)
      expect(data?._assignMoveToPlaygroundTruck).toEqual({
        status: status === 'pending' ? 'in_progress' : status,
        truck: { name: 'PG-01' },
        inProgressAt: status === 'pending' ? app.clock.now().toISOString() : null,
      })
    },
  )

  it('MV-ENT-21 takes stubs only, of this site, and no move of a real truck', async () => {
    const { id } = await moveIn('pending')
    expect((await assign(id, truck)).messages).toEqual(['AV-01 is no playground truck.'])
    const driven = await moveIn('in_progress', { truck_id: truck })
    expect((await assign(driven.id)).messages).toEqual(['AV-01 has this move already.'])
    const other = await addYard(app, `ToolsOther${yards}`)
    expect((await assign(id, await other.addTruck('PG-09'))).codes).toEqual(['UNAUTHORIZED'])
    const theirs = await createDraftMove(app, other.actor, other.siteId, wish())
    expect((await assign(theirs.id)).codes).toEqual(['UNAUTHORIZED'])
  })

  it('MV-MUT-12 a stub does one move at a time, also when two are given to it at once', async () => {
    const moves = [await moveIn('pending'), await moveIn('pending')]
    const answers = await Promise.all(moves.map(({ id }) => assign(id)))
    expect(answers.flatMap(({ messages }) => messages)).toEqual(['PG-01 is busy with another move.'])
    const waiting = moves[answers.findIndex(({ codes }) => codes.length > 0)]!
    expect((await assign(waiting.id, await addStub('PG-02'))).codes).toEqual([])
  })

  it('MV-CON-02 a move of a stub is completed by hand, and the stub is free again', async () => {
    const { id } = await moveIn('pending')
    await assign(id)
    app.clock.advance(5_000)
    const query =
      'mutation($id: ID!) { updateMoveStatus(id: $id, status: complete) { status moveDuration truck { name } } }'
    expect((await ask(app, yard.manager, query, { id })).data?.updateMoveStatus).toEqual({
      status: 'complete',
      moveDuration: 5,
      truck: { name: 'PG-01' },
    })
    expect((await assign((await moveIn('pending')).id)).codes).toEqual([])
  })

  it('MV-QRY-09 MV-ENT-21 getTrucks tells stubs only when asked for them', async () => {
    const list = async (args: string) => {
      const query = `query($id: ID!) { getTrucks(siteId: $id${args}) { name } }`
      const { data } = await ask(app, yard.manager, query, { id: yard.siteId })
      return data?.getTrucks
    }
    expect(await list('')).toEqual([{ name: 'AV-01' }])
    expect(await list(', playground: true')).toEqual([{ name: 'PG-01' }])
  })
})

describe('setting an error', () => {
  it.each(MOVE_STATUSES)(
    'MV-STA-11 MV-CON-01 %s goes to error with the message of the console',
    async status => {
      const { id } = await moveIn(status)
      const query =
        'mutation($id: ID!) { updateMoveStatus(id: $id, status: error) { status errorMessage erroredAt } }'
      expect((await ask(app, yard.manager, query, { id })).data?.updateMoveStatus).toEqual({
        status: 'error',
        errorMessage: 'Move was set to error by the Integration Console.',
        erroredAt: app.clock.now().toISOString(),
      })
    },
  )
})

describe('deleting by force', () => {
  const remove = (ids: string[], force: boolean | null) =>
    ask(
      app,
      yard.manager,
      'mutation($ids: [ID!]!, $force: Boolean) { deleteMoves(ids: $ids, force: $force) { id } }',
      {
        ids,
        force,
      },
    )

  it('MV-OPEN-93 MV-CON-04 OP-MUT-34 deletes every status and source; elsewhere drafts only', async () => {
    const moves = await Promise.all(MOVE_STATUSES.map(status => moveIn(status, { source: 'api' })))
    const ids = moves.map(({ id }) => id)
    for (const force of [false, null]) expect((await remove(ids, force)).codes).not.toEqual([])
    expect((await readMoves(app.db.kysely, ids)).length).toBe(ids.length)
    expect((await remove(ids, true)).data?.deleteMoves).toEqual(ids.map(id => ({ id })))
    expect(await readMoves(app.db.kysely, ids)).toEqual([])
    const counts = await ask(
      app,
      yard.manager,
      'query($id: ID!) { moveCounts(siteId: $id) { canceled complete draft error in_progress pending returned } }',
      { id: yard.siteId },
    )
    expect(new Set(Object.values(counts.data?.moveCounts ?? {}))).toEqual(new Set([0]))
  })

  it('MV-OPEN-07 MV-SITE-05 deletes nothing when one of them is of another site', async () => {
    const other = await addYard(app, `ToolsForce${yards}`)
    const theirs = await createDraftMove(app, other.actor, other.siteId, wish())
    const { id } = await moveIn('complete')
    expect((await remove([id, theirs.id], true)).codes).toEqual(['UNAUTHORIZED'])
    expect(await readMoves(app.db.kysely, [id])).toHaveLength(1)
  })
})
