import { MOVE_STATUSES } from '@tractrix/domain/moves'
import { expect, it } from 'vitest'
import { isActive } from './active-moves.ts'

it('OP-MAP-20 OP-MAP-21 the map counts with pending and in-progress moves, and with no others', () => {
  const active = MOVE_STATUSES.filter(status => isActive({ status, reassignedAt: null }))
  expect(active).toEqual(['pending', 'in_progress'])
  expect(isActive({ status: 'pending', reassignedAt: '2026-05-12T09:00:00.000Z' })).toBe(false)
})
