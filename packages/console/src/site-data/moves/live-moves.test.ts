import { describe, expect, it } from 'vitest'
import { buildMove } from '../../moves/testing/build-move.ts'
import { openMovesAfter, touchesHistory } from './live-moves.ts'
import { statusSince } from './move-row.ts'

const open = [buildMove({ id: 'a' }), buildMove({ id: 'b', status: 'draft' })]
const update = (move: ReturnType<typeof buildMove>) =>
  ({ operation: 'update', moveId: move.id, move }) as const

describe('the open moves after an event', () => {
  it('MV-SUB-01 MV-QUE-01 replaces a move that changed and keeps it while pending or in progress', () => {
    const started = buildMove({ id: 'a', status: 'in_progress' })
    expect(openMovesAfter(open, update(started)).map(move => [move.id, move.status])).toEqual([
      ['a', 'in_progress'],
      ['b', 'draft'],
    ])
  })

  it('MV-SUB-01 adds a created move, once, also when the event comes twice', () => {
    const event = { operation: 'create', moveId: 'c', move: buildMove({ id: 'c' }) } as const
    const once = openMovesAfter(open, event)
    expect(openMovesAfter(once, event).map(move => move.id)).toEqual(['a', 'b', 'c'])
  })

  it.each(['complete', 'canceled', 'error'] as const)('MV-QUE-01 lets a move go that is %s', status => {
    expect(openMovesAfter(open, update(buildMove({ id: 'a', status }))).map(move => move.id)).toEqual(['b'])
  })

  it('MV-OPEN-83 lets a returned move go whatever its status', () => {
    const returned = buildMove({ id: 'b', status: 'draft', reassignedAt: '2026-05-12T13:05:00.000Z' })
    expect(openMovesAfter(open, update(returned)).map(move => move.id)).toEqual(['a'])
  })

  it('MV-SUB-01 lets a deleted move go, known or not', () => {
    const gone = (moveId: string) => ({ operation: 'delete', moveId, move: null }) as const
    expect(openMovesAfter(open, gone('b')).map(move => move.id)).toEqual(['a'])
    expect(openMovesAfter(open, gone('zz'))).toBe(open)
  })
})

it('MV-HIS-02 fetches a history page again only for events that can change one', () => {
  expect(touchesHistory(update(buildMove({ status: 'in_progress' })))).toBe(false)
  expect(touchesHistory(update(buildMove({ status: 'complete' })))).toBe(true)
  expect(touchesHistory({ operation: 'delete', moveId: 'a', move: null })).toBe(true)
})

it('counts the age of a move from the entry into its status', () => {
  const times = { pendingAt: '2026-05-12T13:01:00.000Z', inProgressAt: '2026-05-12T13:02:00.000Z' }
  expect(statusSince(buildMove({ ...times, status: 'in_progress' }))).toBe(times.inProgressAt)
  expect(statusSince(buildMove({ ...times, status: 'pending' }))).toBe(times.pendingAt)
})
