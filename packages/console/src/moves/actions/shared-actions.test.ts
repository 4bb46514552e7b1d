import { describe, expect, it } from 'vitest'
import { buildMove } from '../testing/build-move.ts'
import { buildTestYard, buildTrailer } from '../testing/build-yard.ts'
import { isCompletable, isRetryable, retryReasonsNow } from './use-shared-actions.ts'

const ended = buildMove({
  status: 'error',
  inProgressAt: '2026-05-12T13:02:00.000Z',
  truck: { id: 'AV-01', name: 'AV-01' },
})
const yard = (inTransit: boolean, trailerIsConnected: boolean) =>
  buildTestYard({
    trailers: [buildTrailer('trailer-1', null, { inTransit })],
    couplings: new Map([['AV-01', { trailerIsConnected, connectedTrailerId: 'trailer-1' }]]),
  })

it('MV-OPEN-56 MV-ACT-02 offers Manual Complete on open, canceled and errored rows, Retry Move on the last two', () => {
  const statuses = ['draft', 'pending', 'in_progress', 'complete', 'canceled', 'error'] as const
  const row = (status: (typeof statuses)[number]) => ({ status, reassignedAt: null })
  expect(statuses.filter(status => isCompletable(row(status)))).toEqual([
    'draft',
    'pending',
    'in_progress',
    'canceled',
    'error',
  ])
  expect(statuses.filter(status => isRetryable(row(status)))).toEqual(['canceled', 'error'])
  expect(isCompletable({ status: 'pending', reassignedAt: '2026-05-12T13:02:00.000Z' })).toBe(false)
  expect(isRetryable({ status: 'canceled', reassignedAt: '2026-05-12T13:02:00.000Z' })).toBe(false)
})

describe('Retry Move', () => {
  it('MV-ACT-03 is off for a move that never started', () => {
    expect(retryReasonsNow({ ...ended, inProgressAt: null }, yard(false, false))).toEqual([
      'never_in_progress',
    ])
  })

  it.each([
    [false, false, []],
    [true, true, []],
    [true, false, ['trailer_connection_differs']],
    [false, true, ['trailer_connection_differs']],
  ] as const)(
    'MV-ACT-04 compares the trailer now (in transit: %s) with the truck now (%s)',
    (inTransit, connected, reasons) => {
      expect(retryReasonsNow(ended, yard(inTransit, connected))).toEqual(reasons)
    },
  )
})
