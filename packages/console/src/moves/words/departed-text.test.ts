import { describe, expect, it } from 'vitest'
import { type MoveRow, newestOf, noteNewest } from '../../site-data/index.ts'
import { buildMove } from '../testing/build-move.ts'
import { departedText } from './departed-text.ts'

const at = '2026-05-12T14:00:00.000Z'
const after = (seconds: number) => Date.parse(at) + seconds * 1000
const listed = (status: MoveRow['status']) => buildMove({ id: `listed ${status}`, status })

describe('departedWords', () => {
  it.each([
    ['in_progress', { status: 'complete', completedAt: at }, 3, 'Completed 3 s ago.'],
    ['pending', { status: 'canceled', canceledAt: at }, 59, 'Canceled 59 s ago.'],
    ['in_progress', { status: 'error', erroredAt: at }, 60, 'Failed 1 min ago.'],
    ['draft', { status: 'pending', pendingAt: at }, 7200, 'Added to the queue 2 h ago.'],
    ['draft', { status: 'canceled', canceledAt: at, reassignedAt: at }, 0, 'Returned 0 s ago.'],
    ['pending', { status: 'complete', completedAt: at }, -5, 'Completed 0 s ago.'],
  ] as const)('a row that was %s and became %j', (status, became, seconds, words) => {
    const move = listed(status)
    noteNewest(move.id, { ...move, ...became, version: move.version + 1 })
    expect(departedText(move, after(seconds))).toBe(words)
  })

  it('knows of a deleted move, and says no more than it knows of others', () => {
    const move = buildMove({ id: 'deleted', status: 'draft' })
    expect(departedText(move, after(0))).toBe('No longer in this list.')
    noteNewest(move.id, null)
    expect(departedText(move, after(0))).toBe('Deleted.')
  })

  it('takes no older event for what became of the row', () => {
    const move = buildMove({ id: 'older', status: 'error', version: 5 })
    noteNewest(move.id, { ...move, status: 'in_progress', version: 4 })
    expect(departedText(move, after(0))).toBe('No longer in this list.')
  })
})

it('remembers the newest events only', () => {
  noteNewest('first', null)
  for (let index = 0; index < 500; index++) noteNewest(`later ${index}`, null)
  expect([newestOf('first'), newestOf('later 0')]).toEqual([undefined, null])
})
