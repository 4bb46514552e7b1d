import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TEST_TIME } from '../../testing/index.ts'
import { MOVE_SOURCES, MOVE_STATUSES, type MoveStatus } from '../move/move-lists.ts'
import { MOVE_ERRORS } from '../problems/move-errors.ts'
import {
  isReturned,
  MOVE_TRIGGERS,
  type MoveOutcome,
  type MoveTrigger,
  transition,
  transitionRefusal,
} from './move-states.ts'

/** Every trigger with the statuses that accept it; every status that is not named refuses it. */
const EXPECTED: Record<MoveTrigger, { rows: string; to: Partial<Record<MoveStatus, MoveOutcome>> }> = {
  enqueue: { rows: 'MV-STA-03 MV-STA-04', to: { draft: 'pending' } },
  cancel: { rows: 'MV-STA-06 MV-STA-07', to: { pending: 'canceled', in_progress: 'canceled' } },
  complete: { rows: 'MV-STA-09 MV-OPEN-80', to: every('complete') },
  set_error: { rows: 'MV-STA-11', to: every('error') },
  return: {
    rows: 'MV-STA-12 MV-STA-13 MV-OPEN-83 MV-OPEN-121',
    to: { draft: 'canceled', pending: 'canceled', error: 'error', canceled: 'canceled' },
  },
  delete: { rows: 'MV-STA-14 MV-OPEN-93', to: { draft: 'deleted' } },
  test_delete: { rows: 'MV-OPEN-93', to: every('deleted') },
  edit_draft: { rows: 'MV-LCK-01', to: { draft: 'draft' } },
  edit_non_draft: {
    rows: 'MV-LCK-02',
    to: {
      pending: 'pending',
      in_progress: 'in_progress',
      complete: 'complete',
      canceled: 'canceled',
      error: 'error',
    },
  },
  start: { rows: 'MV-STA-01', to: { pending: 'in_progress' } },
  truck_complete: { rows: 'MV-STA-01', to: { in_progress: 'complete' } },
  truck_fail: { rows: 'MV-STA-01', to: { in_progress: 'error' } },
  truck_reject: { rows: 'MV-STA-01', to: { in_progress: 'pending' } },
}

function every<Outcome>(outcome: Outcome): Record<MoveStatus, Outcome> {
  return {
    draft: outcome,
    pending: outcome,
    in_progress: outcome,
    complete: outcome,
    canceled: outcome,
    error: outcome,
  }
}

describe('transition', () => {
  it('MV-STA-01 knows six statuses', () => {
    expect(MOVE_STATUSES).toEqual(['draft', 'pending', 'in_progress', 'complete', 'canceled', 'error'])
  })

  for (const trigger of MOVE_TRIGGERS) {
    for (const status of MOVE_STATUSES) {
      const to = EXPECTED[trigger].to[status] ?? null
      it(`${EXPECTED[trigger].rows} ${status} by ${trigger}: ${to ?? 'refused'}`, () => {
        expect(transition(status, trigger)).toBe(to)
      })
    }
  }
})

describe('transitionRefusal', () => {
  const partnerDraft = { status: 'draft', source: 'api', reassignedAt: null } as const

  it('MV-STA-12 MV-STA-13 returns drafts and pending moves of a partner', () => {
    expect(transitionRefusal(partnerDraft, 'return')).toBeNull()
    expect(transitionRefusal({ ...partnerDraft, status: 'pending' }, 'return')).toBeNull()
  })

  it('MV-STA-14 does not return a move that no partner sent', () => {
    for (const source of ['ui', 'mission_planning'] as const) {
      expect(transitionRefusal({ ...partnerDraft, source }, 'return')).toBe('MOVE_STATE:NOT_RETURNABLE')
      expect(transitionRefusal({ ...partnerDraft, source }, 'delete')).toBeNull()
    }
  })

  it('MV-OPEN-121 returns a move only once, and never while it is driven', () => {
    const returned = { ...partnerDraft, status: 'canceled', reassignedAt: TEST_TIME } as const
    expect(transitionRefusal(returned, 'return')).toBe('MOVE_STATE:ALREADY_RETURNED')
    expect(transitionRefusal({ ...partnerDraft, status: 'in_progress' }, 'return')).toBe(
      'MOVE_STATE:NOT_RETURNABLE',
    )
  })

  it('MV-STA-02 calls a move returned when it has reassignedAt', () => {
    expect(isReturned({ reassignedAt: TEST_TIME })).toBe(true)
    expect(isReturned({ reassignedAt: null })).toBe(false)
  })

  it('refuses with a code of the catalogue exactly where there is no transition', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...MOVE_STATUSES),
        fc.constantFrom(...MOVE_SOURCES),
        fc.constantFrom(...MOVE_TRIGGERS),
        (status, source, trigger) => {
          const code = transitionRefusal({ status, source, reassignedAt: null }, trigger)
          const closedBySource = trigger === 'return' && source !== 'api'
          expect(code === null).toBe(transition(status, trigger) !== null && !closedBySource)
          if (code !== null) expect(MOVE_ERRORS[code].sentence).not.toBeNull()
        },
      ),
    )
  })
})

describe('any history of a move', () => {
  it('MV-STA-01 stays within the statuses, and leaves draft only once', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...MOVE_TRIGGERS), { maxLength: 40 }), triggers => {
        const history: MoveOutcome[] = ['draft']
        for (const trigger of triggers) {
          const status = history.at(-1)!
          if (status === 'deleted') break
          const next = transition(status, trigger)
          if (next !== null) history.push(next)
        }
        for (const status of history) expect([...MOVE_STATUSES, 'deleted']).toContain(status)
        const left = history.findIndex(status => status !== 'draft')
        if (left !== -1) expect(history.slice(left)).not.toContain('draft')
        // A truck is at work only after the move waited for one.
        history.forEach((status, index) => {
          if (status === 'in_progress' && history[index - 1] !== 'in_progress')
            expect(history[index - 1]).toBe('pending')
        })
      }),
    )
  })
})
