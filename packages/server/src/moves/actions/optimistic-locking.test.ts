import type { Move } from '@tractrix/domain/moves'
import { scaled } from '@tractrix/domain/test-scale'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { changeSite } from '../../platform/db/index.ts'
import { historyOf } from '../../platform/event-log/test-events.ts'
import { changeMove } from '../changes/change-move.ts'
import { noteWaitReasons } from '../index.ts'
import { readMoves } from '../store/moves.store.ts'
import { addYard, ask, type TestYard, testApp, wish } from '../test-yard.ts'
import { createDraftMove } from './create-move.ts'

let app: Awaited<ReturnType<typeof testApp>>
let yard: TestYard
let move: Move

beforeAll(async () => {
  app = await testApp()
  yard = await addYard(app, 'Locking')
})
afterAll(() => app.db.close())
beforeEach(async () => {
  move = await createDraftMove(app, yard.actor, yard.siteId, wish())
})

const edit = (field: string, version: number | null, notes = 'x') =>
  ask(
    app,
    yard.operator,
    `mutation($id: ID!, $v: Int, $notes: String) { ${field}(id: $id, version: $v, notes: $notes) { version notes } }`,
    { id: move.id, v: version, notes },
  )
const CONFLICT = {
  codes: ['CONFLICT'],
  messages: ['Somebody else changed this in the meantime. Please look at it again.'],
}
const ROUNDS = scaled(20, 200)
/** However busy the machine is, in milliseconds. */
const ROUNDS_MAY_TAKE_MS = 240_000

const leaveDrafts = () =>
  app.db.kysely.updateTable('moves').set({ status: 'pending' }).where('id', '=', move.id).execute()

it.each(['updateDraftMove', 'updateNonDraftMove'])(
  'MV-OPEN-06 %s: of two operators who saw the same move one wins and the other is told, in many rounds',
  async field => {
    if (field === 'updateNonDraftMove') await leaveDrafts()
    for (let version = 1; version <= ROUNDS; version++) {
      const texts = [`left ${version}`, `right ${version}`]
      const answers = await Promise.all(texts.map(text => edit(field, version, text)))
      const winner = answers.findIndex(({ codes }) => codes.length === 0)
      expect(answers[1 - winner]).toMatchObject(CONFLICT)
      expect(answers[winner]?.data).toEqual({ [field]: { version: version + 1, notes: texts[winner] } })
    }
    const history = await historyOf(app.db.kysely, move.id)
    expect(history.filter(event => event === 'edited')).toHaveLength(ROUNDS)
  },
  ROUNDS_MAY_TAKE_MS,
)

it('MV-OPEN-06 without a version the last one wins', async () => {
  await edit('updateDraftMove', null, 'first')
  expect((await edit('updateDraftMove', null, 'second')).data).toMatchObject({
    updateDraftMove: { notes: 'second' },
  })
})

it('what dispatch and trucks do is no edit: notes can be saved while the truck drives', async () => {
  await leaveDrafts()
  await changeSite(app, yard.siteId, async (trx, now) => {
    await noteWaitReasons(trx, move, [], app.clock.now().toISOString())
    await changeMove(trx, move, {
      event: 'assigned',
      actor: { kind: 'dispatch' },
      now,
      values: { status: 'in_progress' },
    })
    await changeMove(trx, move, { event: 'accepted', actor: { kind: 'system' }, now, values: {} })
  })
  expect((await readMoves(app.db.kysely, [move.id]))[0]?.version).toBe(1)
  expect((await edit('updateNonDraftMove', 1)).codes).toEqual([])
  expect(await edit('updateNonDraftMove', 1)).toMatchObject(CONFLICT)
})
