import { REJECTION_CODES } from '@tractrix/domain/moves'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDraftMove } from '../actions/create-move.ts'
import { readMoves } from '../store/moves.store.ts'
import { addYard, ask, type TestYard, testApp, wish } from '../test-yard.ts'

let app: Awaited<ReturnType<typeof testApp>>
let yard: TestYard

beforeAll(async () => {
  app = await testApp()
  yard = await addYard(app, 'Ids')
})
afterAll(() => app.db.close())

async function pending(source: 'ui' | 'api'): Promise<string> {
  const { id } = await createDraftMove(app, yard.actor, yard.siteId, wish({ source }))
  await app.db.kysely.updateTable('moves').set({ status: 'pending' }).where('id', '=', id).execute()
  return id
}

it('MV-MUT-07 MV-OPEN-06 cancelMoves takes ids and answers the changed moves in their order', async () => {
  const ids = [await pending('ui'), await pending('ui')]
  const query = 'mutation($ids: [ID!]!) { cancelMoves(ids: $ids) { id status } }'
  expect((await ask(app, yard.operator, query, { ids })).data?.cancelMoves).toEqual(
    ids.map(id => ({ id, status: 'canceled' })),
  )
})

const ARGUMENTS = [
  'rejectedCode: $code, reassignedCode: $code',
  'reassignedCode: $code',
  'rejectedCode: $code',
]

it.each(REJECTION_CODES.flatMap(code => ARGUMENTS.map(codes => [code, codes] as const)))(
  'MV-MUT-09 MV-REJ-01 MV-REJ-02 MV-OPEN-83 MV-OPEN-84 rejectMoves takes %s as %s',
  async (code, codes) => {
    const id = await pending('api')
    const query = `mutation($ids: [ID!]!, $code: RejectionCode!) {
    rejectMoves(ids: $ids, ${codes}, reassignedDescription: "Said so") {
      id status rejectedCode reassignedCode reassignedDescription rejectedAt reassignedAt canceledAt
    }
  }`
    const now = app.clock.now().toISOString()
    expect((await ask(app, yard.operator, query, { ids: [id], code })).data?.rejectMoves).toEqual([
      {
        id,
        status: 'canceled',
        rejectedCode: null,
        reassignedCode: code,
        reassignedDescription: 'Said so',
        rejectedAt: null,
        reassignedAt: now,
        canceledAt: null,
      },
    ])
  },
)

it.each([
  ['none', ''],
  ['null', ', rejectedCode: null, reassignedCode: null'],
  ['two different ones', ', rejectedCode: weather_interrupt, reassignedCode: unknown'],
  ['an unknown one', ', rejectedCode: bad_mood, reassignedCode: bad_mood'],
])('MV-MUT-09 MV-REJ-01 rejectMoves refuses codes: %s', async (_what, codes) => {
  const id = await pending('api')
  const query = `mutation($ids: [ID!]!) { rejectMoves(ids: $ids${codes}) { id } }`
  const answer = await ask(app, yard.operator, query, { ids: [id] })
  expect(new Set(answer.codes)).toEqual(new Set(['BAD_INPUT']))
  expect((await readMoves(app.db.kysely, [id]))[0]?.status).toBe('pending')
})

it('MV-OPEN-06 of two commands in one request each stands for itself: the second is refused, the first is done', async () => {
  const [first, second] = [await pending('ui'), await pending('api')]
  const query = `mutation($a: [ID!]!, $b: [ID!]!) {
    first: cancelMoves(ids: $a) { id } second: cancelMoves(ids: $b) { id } third: cancelMoves(ids: $a) { id }
  }`
  const { codes } = await ask(app, yard.operator, query, { a: [first], b: [second] })
  expect(codes).toEqual(['MOVE_ACTION:NOT_ALLOWED'])
  const after = await readMoves(app.db.kysely, [first, second])
  expect(after.map(({ status }) => status)).toEqual(['canceled', 'pending'])
})
