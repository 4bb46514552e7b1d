import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TEST_TIME } from '../testing/index.ts'
import { type MoveCountBucket, moveCountBucket, moveCounts } from './move-counts.ts'
import { MOVE_SOURCES, MOVE_STATUSES } from './move-lists.ts'

describe('move counts', () => {
  it('MV-ENT-12 has nine, zero when nothing is known', () => {
    expect(moveCounts({})).toEqual({
      canceled: 0,
      complete: 0,
      draft: 0,
      error: 0,
      in_progress: 0,
      partnerDraft: 0,
      pending: 0,
      returned: 0,
      uiDraft: 0,
    })
  })

  it('MV-OPEN-85 a draft counts by who made it', () => {
    const draft = { status: 'draft', reassignedAt: null } as const
    expect(MOVE_SOURCES.map(source => moveCountBucket({ ...draft, source }))).toEqual([
      'partnerDraft',
      'uiDraft',
      'uiDraft',
    ])
  })

  it('MV-OPEN-85 a returned move counts nowhere else, and every move counts once', () => {
    const move = fc.record({
      status: fc.constantFrom(...MOVE_STATUSES),
      source: fc.constantFrom(...MOVE_SOURCES),
      reassignedAt: fc.constantFrom(null, TEST_TIME),
    })
    fc.assert(
      fc.property(fc.array(move), moves => {
        const buckets: Partial<Record<MoveCountBucket, number>> = {}
        for (const one of moves) {
          const bucket = moveCountBucket(one)
          buckets[bucket] = (buckets[bucket] ?? 0) + 1
        }
        const counts = moveCounts(buckets)
        expect(counts.returned).toBe(moves.filter(one => one.reassignedAt !== null).length)
        expect(counts.draft).toBe(counts.partnerDraft + counts.uiDraft)
        const { canceled, complete, draft, error, in_progress, pending, returned } = counts
        expect(canceled + complete + draft + error + in_progress + pending + returned).toBe(moves.length)
      }),
    )
  })
})
