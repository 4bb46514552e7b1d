import { randomUUID } from 'node:crypto'
import { type SeededRandom, seededRandom } from '@tractrix/demo-yards'
import type { Move } from '@tractrix/domain/moves'
import { scaled } from '@tractrix/domain/test-scale'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { historyOf } from '../../platform/event-log/test-events.ts'
import { createDraftMove } from '../actions/create-move.ts'
import { readMoves } from '../store/moves.store.ts'
import { addYard, ask, personAt, type TestYard, testApp, wish } from '../test-yard.ts'
import { countProblems, historyProblems, rivals } from './history-problems.ts'
import { ACTIONS, LEGAL_REFUSALS, Operator, type Outcome, type RaceAction } from './two-operators.ts'

const ROUNDS = scaled(20, 200)
/** Actions of each operator in one round, one after the other while the other one does theirs. */
const ACTIONS_PER_ROUND = 3

let app: Awaited<ReturnType<typeof testApp>>
let yard: TestYard
let operators: [Operator, Operator]
let docks: string[]
const stalls = new Map<string, string>()

beforeAll(async () => {
  app = await testApp()
  yard = await addYard(app, 'Races')
  const truck = await yard.addTruck('AV-01')
  const people = ['Ada', 'Grace'].map(name => ({ ...personAt(name, []), siteRoles: yard.manager.siteRoles }))
  operators = people.map(person => new Operator(app, person, truck)) as [Operator, Operator]
  docks = []
  for (let n = 0; n < 3; n++) {
    docks.push(await yard.addZone(`D${n}`, { zoneType: 'trailer_dock_spot' }))
    const stall = await yard.addZone(`P${n}`)
    stalls.set(await yard.addTrailer(`${n}`, { zoneId: stall }), stall)
  }
})
afterAll(() => app.db.close())

/** Every trailer is back in its own stall, and nothing is active. */
async function tidyUp(): Promise<void> {
  const { kysely } = app.db
  await kysely.updateTable('trailers').set({ zone_id: null }).where('site_id', '=', yard.siteId).execute()
  for (const [id, zone_id] of stalls)
    await kysely.updateTable('trailers').set({ zone_id, in_transit: false }).where('id', '=', id).execute()
  const { data } = await ask(
    app,
    yard.operator,
    'query($id: ID!) { movesList(siteId: $id, status: [pending]) { id } }',
    { id: yard.siteId },
  )
  const ids = ((data?.movesList ?? []) as { id: string }[]).map(({ id }) => id)
  if (ids.length > 0)
    await ask(app, yard.operator, 'mutation($ids: [ID!]!) { cancelMoves(ids: $ids) { id } }', { ids })
}

/** Two drafts, of a person or a partner, that may want the same dock and trailer. */
async function twoDrafts(random: SeededRandom): Promise<Move[]> {
  const source = random.pick(['ui', 'api'] as const)
  const drafts: Move[] = []
  for (let n = 0; n < 2; n++) {
    const trailerId = random.pick([...stalls.keys()])
    const asked = wish({ source, trailerId, toZoneId: random.pick(docks) })
    drafts.push(await createDraftMove(app, yard.actor, yard.siteId, asked))
  }
  const ids = drafts.map(({ id }) => id)
  await app.db.kysely.updateTable('moves').set({ customer_status: 'ok' }).where('id', 'in', ids).execute()
  return readMoves(app.db.kysely, ids)
}

describe('two operators at the same moves', () => {
  it(`MV-OPEN-07 MV-STA-01 MV-QRY-05 add, edit, cancel, complete, return and delete, ${ROUNDS} rounds at once: every outcome is legal, the history tells the story, the counts are right`, async () => {
    const random = seededRandom(3)
    const seen: Outcome[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const drafts = await twoDrafts(random)
      const plans = operators.map(operator => ({
        operator,
        actions: Array.from({ length: ACTIONS_PER_ROUND }, () => random.pick(ACTIONS)),
        moves: random.chance(0.5) ? drafts : drafts.toReversed(),
      }))
      const outcomes = (await Promise.all(plans.map(carryOut))).flat()
      seen.push(...outcomes)
      expect(outcomes.map(({ refusal }) => refusal).filter(isIllegal)).toEqual([])
      expect(await rivals(app.db.kysely, yard.siteId)).toEqual([])
      await tidyUp()
    }
    expect(await historyProblems(app.db.kysely, yard.siteId)).toEqual([])
    expect(await countProblems(app.db.kysely, yard.siteId)).toEqual([])
    // In a few rounds not every action has met each of its ends.
    for (const action of scaled<readonly RaceAction[]>([], ACTIONS)) {
      const ends = seen.filter(outcome => outcome.action === action).map(({ refusal }) => refusal === null)
      expect(new Set(ends), `${action} has won and lost`).toEqual(new Set([true, false]))
    }
  }, 120_000)

  it.each(['queue', 'cancel', 'return', 'delete', 'edit_draft'] as const)(
    `MV-OPEN-07 %s: of two at once one wins, in ${ROUNDS} rounds, and one line tells of it`,
    async action => {
      const trailerId = [...stalls.keys()][0]!
      for (let round = 0; round < ROUNDS; round++) {
        const move = await inStateFor(action, trailerId)
        const outcomes = await Promise.all(operators.map(operator => operator.act(action, [move])))
        expect(outcomes.map(({ refusal }) => refusal === null).sort()).toEqual([false, true])
        const history = await historyOf(app.db.kysely, move.id)
        expect(history.filter(event => event === EVENTS[action])).toHaveLength(1)
        await app.db.kysely
          .updateTable('moves')
          .set({ status: 'canceled' })
          .where('id', '=', move.id)
          .execute()
      }
    },
    120_000,
  )
})

const EVENTS = {
  queue: 'queued',
  cancel: 'canceled',
  return: 'returned',
  delete: 'deleted',
  edit_draft: 'edited',
} as const

/** A move to which the action can be done exactly once. */
async function inStateFor(action: keyof typeof EVENTS, trailerId: string): Promise<Move> {
  const source = action === 'return' ? 'api' : 'ui'
  const asked = wish({ source, trailerId, toZoneId: docks[0]!, idempotencyKey: randomUUID() })
  const draft = await createDraftMove(app, yard.actor, yard.siteId, asked)
  if (action === 'cancel') await operators[0].act('queue', [draft])
  return (await readMoves(app.db.kysely, [draft.id]))[0]!
}

async function carryOut({
  operator,
  actions,
  moves,
}: {
  operator: Operator
  actions: readonly RaceAction[]
  moves: readonly Move[]
}): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const action of actions) outcomes.push(await operator.act(action, moves))
  return outcomes
}

const isIllegal = (refusal: unknown) => refusal !== null && !LEGAL_REFUSALS.includes(refusal as string)
