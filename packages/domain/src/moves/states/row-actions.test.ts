import { describe, expect, it } from 'vitest'
import { buildMove, TEST_IDS, TEST_TIME } from '../../testing/index.ts'
import type { Move } from '../move/move.ts'
import { MOVE_SOURCES, MOVE_STATUSES, MOVE_TYPES, type MoveStatus } from '../move/move-lists.ts'
import * as actions from './row-actions.ts'

const acknowledged = (changes: Partial<Move>) =>
  buildMove({ source: 'api', customerStatus: 'accepted', ...changes })
const unacknowledged = (changes: Partial<Move>) =>
  buildMove({ source: 'api', customerStatus: null, ...changes })

describe('Cancel', () => {
  for (const status of MOVE_STATUSES) {
    const expected = status === 'pending' || status === 'in_progress' ? [] : ['not_active']
    it(`MV-STA-06 MV-STA-07 is ${expected.length ? 'off' : 'on'} in ${status}`, () => {
      expect(actions.cancelReasons(buildMove({ status }))).toEqual(expected)
    })
  }

  it('MV-ACT-07 is off for a move of a partner without customerStatus', () => {
    expect(actions.cancelReasons(unacknowledged({ status: 'pending' }))).toEqual([
      'partner_has_not_acknowledged',
    ])
    expect(actions.cancelReasons(acknowledged({ status: 'pending' }))).toEqual([])
    expect(actions.cancelReasons(buildMove({ source: 'mission_planning', status: 'pending' }))).toEqual([])
  })
})

describe('Edit', () => {
  for (const type of MOVE_TYPES) {
    const expected = type === 'find_trailer' ? ['find_trailer_is_fixed'] : []
    it(`MV-ACT-08 is ${expected.length ? 'off' : 'on'} for ${type}`, () => {
      expect(actions.editReasons(buildMove({ type }))).toEqual(expected)
    })
  }

  it('MV-ACT-09 is off for a move of a partner without customerStatus', () => {
    expect(actions.editReasons(unacknowledged({}))).toEqual(['partner_has_not_acknowledged'])
    expect(actions.editReasons(unacknowledged({ customerStatus: '' }))).toEqual([
      'partner_has_not_acknowledged',
    ])
    expect(actions.editReasons(acknowledged({}))).toEqual([])
  })
})

describe('Reassign', () => {
  for (const source of MOVE_SOURCES) {
    for (const status of MOVE_STATUSES) {
      const isOn = source === 'api' && status === 'pending'
      it(`MV-ACT-10 MV-OPEN-82 is ${isOn ? 'on' : 'off'} for ${source} ${status}`, () => {
        expect(actions.reassignReasons(buildMove({ source, status })).length === 0).toBe(isOn)
      })
    }
  }
})

describe('Return', () => {
  const returnable: MoveStatus[] = ['draft', 'pending', 'error', 'canceled']
  for (const status of MOVE_STATUSES) {
    it(`MV-STA-12 MV-STA-13 MV-OPEN-121 of a partner's ${status} move`, () => {
      expect(actions.returnReasons(acknowledged({ status })).length === 0).toBe(returnable.includes(status))
      expect(actions.returnReasons(buildMove({ status }))).not.toEqual([])
      expect(actions.returnReasons(acknowledged({ status, reassignedAt: TEST_TIME }))).not.toEqual([])
    })
  }

  it('MV-STA-14 MV-OPEN-53 returns drafts of a partner and deletes all others', () => {
    expect(MOVE_SOURCES.map(source => actions.returnOrDelete({ source }))).toEqual([
      'return',
      'delete',
      'delete',
    ])
  })

  it('MV-OPEN-93 deletes drafts only', () => {
    const deletable = MOVE_STATUSES.filter(
      status => actions.deleteReasons(buildMove({ status })).length === 0,
    )
    expect(deletable).toEqual(['draft'])
  })
})

describe('Manual complete', () => {
  for (const status of MOVE_STATUSES) {
    const isOn = !['in_progress', 'error', 'complete'].includes(status)
    it(`MV-ACT-01 MV-OPEN-81 is ${isOn ? 'on' : 'off'} in ${status}`, () => {
      expect(actions.manualCompleteReasons(buildMove({ status })).length === 0).toBe(isOn)
    })
  }

  it('MV-ACT-02 MV-OPEN-81 is on in error with a rejected code', () => {
    expect(actions.manualCompleteReasons(buildMove({ status: 'error', rejectedCode: 'unknown' }))).toEqual([])
    expect(actions.manualCompleteReasons(buildMove({ status: 'error' }))).toEqual([
      'errored_without_rejection',
    ])
    const driven = buildMove({ status: 'in_progress', rejectedCode: 'unknown' })
    expect(actions.manualCompleteReasons(driven)).toEqual(['in_progress'])
  })

  it('MV-OPEN-81 is off for what is complete or returned, and says so', () => {
    expect(actions.manualCompleteReasons(buildMove({ status: 'complete' }))).toEqual(['already_complete'])
    for (const status of ['canceled', 'error'] as const) {
      const returned = buildMove({ status, rejectedCode: 'unknown', reassignedAt: TEST_TIME })
      expect(actions.manualCompleteReasons(returned)).toEqual(['already_returned'])
    }
  })
})

describe('Retry Move', () => {
  const trailer = (inTransit: boolean) => ({ ...buildMove().trailer!, inTransit })
  const truck = { id: TEST_IDS.truck, name: 'AV-01' }
  const tried = buildMove({ status: 'error', inProgressAt: TEST_TIME, truck })

  it('MV-ACT-03 is on only for moves that were in progress', () => {
    expect(actions.retryReasons(tried, { trailerIsConnected: false })).toEqual([])
    expect(actions.retryReasons({ ...tried, inProgressAt: null }, { trailerIsConnected: false })).toEqual([
      'never_in_progress',
    ])
  })

  for (const trailerIsConnected of [true, false]) {
    for (const inTransit of [true, false]) {
      const isOn = trailerIsConnected === inTransit
      it(`MV-ACT-04 is ${isOn ? 'on' : 'off'}: connected ${trailerIsConnected}, in transit ${inTransit}`, () => {
        const move = { ...tried, trailer: trailer(inTransit) }
        expect(actions.retryReasons(move, { trailerIsConnected }).length === 0).toBe(isOn)
      })
    }
  }

  it('MV-ACT-04 is off without a truck or a trailer', () => {
    expect(actions.retryReasons({ ...tried, truck: null }, { trailerIsConnected: false })).toEqual([
      'without_truck',
    ])
    expect(actions.retryReasons(tried, null)).toEqual(['without_truck'])
    expect(actions.retryReasons({ ...tried, trailer: null }, { trailerIsConnected: false })).toEqual([
      'without_trailer',
    ])
  })

  it('MV-ACT-06 MV-OPEN-86 makes a trailer_attached move while the trailer hangs on the truck', () => {
    expect(actions.retryMoveType({ trailerIsConnected: true })).toBe('trailer_attached')
    expect(actions.retryMoveType({ trailerIsConnected: false })).toBe('trailer')
  })
})

it('every reason has a sentence', () => {
  for (const text of actions.rowActionTexts(actions.ROW_ACTION_REASONS)) expect(text).toMatch(/^[A-Z].*\.$/)
})
