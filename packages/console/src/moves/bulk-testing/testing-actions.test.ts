import { describe, expect, it } from 'vitest'
import { buildMove } from '../testing/build-move.ts'
import { runTesting, TESTING_ACTIONS, type TestingOutcome, type TestingTools } from './testing-actions.ts'
import { whatWasDone } from './use-testing-tools.ts'

const truck = { id: 'AV-01', name: 'AV-01' }

/** Runs an action with tools that write down what they were asked; `refused` names the move that none of them takes. */
async function run(id: string, moves = [buildMove()], refused = '') {
  const asked: string[] = []
  const outcomes: TestingOutcome[] = []
  const tool = (name: string) => async (move: { id: string }, code?: string) => {
    if (move.id === refused) throw new Error('The move is gone.')
    asked.push([name, move.id, code].filter(Boolean).join(' '))
  }
  const tools: TestingTools = {
    setToError: tool('error'),
    complete: tool('complete'),
    forceDelete: tool('delete'),
    reject: tool('reject'),
    truckOf: async move => move.truck?.id ?? null,
    assignToPlayground: async move => {
      await tool('assign')(move)
      return 'PG-01'
    },
    wait: async milliseconds => void asked.push(`wait ${milliseconds}`),
  }
  const action = TESTING_ACTIONS.find(known => known.id === id)!
  await runTesting(action, moves, tools, 'customer_canceled', outcome => outcomes.push(outcome))
  return { asked, outcomes: outcomes.map(({ move, problem }) => [move.id, problem]) }
}

it('MV-CON-01 MV-CON-02 MV-CON-04 MV-CON-05 has four buttons, each with its question', () => {
  expect(TESTING_ACTIONS.map(({ label }) => label)).toEqual([
    'Set to Error',
    'Complete',
    'Delete',
    'Reassign',
  ])
  expect(TESTING_ACTIONS.every(({ question }) => question.startsWith('Are you sure'))).toBe(true)
  expect(TESTING_ACTIONS.filter(({ asksCode }) => asksCode).map(({ id }) => id)).toEqual(['reassign'])
})

describe('a testing action', () => {
  it('MV-CON-03 MV-OPEN-92 waits 100 ms before completing, and gives a move without a truck to a stub', async () => {
    expect((await run('complete')).asked).toEqual(['assign move-1', 'wait 100', 'complete move-1 PG-01'])
    expect((await run('complete', [buildMove({ truck })])).asked).toEqual([
      'wait 100',
      'complete move-1 AV-01',
    ])
  })

  it('MV-CON-02 MV-ACT-11 MV-ACT-12 says of a draft which truck did it and where; the other moves know themselves', () => {
    const toZone = buildMove().toZone!
    expect(whatWasDone(buildMove({ status: 'draft' }), 'PG-01')).toEqual({
      truckId: 'PG-01',
      toZoneId: toZone.id,
    })
    expect(whatWasDone(buildMove({ status: 'draft', toZone: null }), 'PG-01').toZoneId).toBeNull()
    expect(whatWasDone(buildMove({ status: 'pending' }), 'PG-01')).toEqual({})
  })

  it('MV-CON-01 MV-CON-04 sets to error and deletes', async () => {
    expect((await run('error')).asked).toEqual(['error move-1'])
    expect((await run('delete')).asked).toEqual(['delete move-1'])
  })

  it('MV-CON-05 MV-CON-06 returns with the chosen code', async () => {
    expect((await run('reassign')).asked).toEqual(['reject move-1 customer_canceled'])
  })

  it('MV-OPEN-91 goes on after a refusal and tells what became of each move', async () => {
    const moves = ['a', 'b', 'c'].map(id => buildMove({ id, truck }))
    const { asked, outcomes } = await run('error', moves, 'b')
    expect(asked).toEqual(['error a', 'error c'])
    expect(outcomes).toEqual([
      ['a', null],
      ['b', 'The move is gone.'],
      ['c', null],
    ])
  })
})
