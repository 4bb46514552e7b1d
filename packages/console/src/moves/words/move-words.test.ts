import { MOVE_STATUSES } from '@tractrix/domain/moves'
import { expect, it } from 'vitest'
import { moveStatusLook } from '../cells/move-status-look.ts'
import { priorityLevel } from '../cells/priority-level.ts'
import { buildMove } from '../testing/build-move.ts'
import { moveNames } from './move-names.ts'

it('MV-OPEN-45 falls back to the requested truck and to what the partner wrote', () => {
  const partnerPayload = { scac: 'ABFS', serial: '7', fromZone: 'A', toZone: 'B', referenceId: 'BWI-1' }
  const bare = buildMove({ trailer: null, fromZone: null, toZone: null, partnerPayload })
  expect(moveNames(bare)).toEqual({
    truck: null,
    scac: 'ABFS',
    serial: '7',
    start: 'A',
    end: 'B',
    reference: 'BWI-1',
  })
  const asked = buildMove({ requestedTruck: { id: 't', name: 'AV-01' } })
  expect(moveNames(asked).truck?.name).toBe('AV-01')
})

it('MV-CST-15 gives each status its own tone', () => {
  const tones = MOVE_STATUSES.map(status => moveStatusLook({ status, reassignedAt: null }).tone)
  expect(tones).toEqual(MOVE_STATUSES.map(status => `st-${status.replace('_', '-')}`))
})

it('MV-CST-15 MV-OPEN-106 draws a returned move in the color of its own status', () => {
  expect(moveStatusLook({ status: 'error', reassignedAt: '2026-05-12T13:00:00.000Z' })).toEqual({
    tone: 'st-error',
    shape: 'u-turn',
  })
})

it('MV-CST-03 shows more bars for more urgent moves', () => {
  expect([1, 2, 3, 5, 6, 10].map(priorityLevel)).toEqual([3, 3, 2, 2, 1, 1])
})
