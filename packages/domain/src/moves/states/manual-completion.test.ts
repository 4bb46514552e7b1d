import { describe, expect, it } from 'vitest'
import { TEST_IDS } from '../../testing/index.ts'
import { MOVE_STATUSES, MOVE_TYPES } from '../move/move-lists.ts'
import { manualCompletionProblems } from './manual-completion.ts'

const FREE = { trailerId: null, zoneType: 'trailer_dock_spot' } as const
const draft = { status: 'draft', type: 'trailer', trailerId: TEST_IDS.trailer } as const

describe('manualCompletionProblems', () => {
  it('MV-ACT-11 a draft trailer move needs a truck', () => {
    expect(manualCompletionProblems(draft, { truckId: null, toZone: FREE })).toEqual(['truck_missing'])
  })

  it('MV-ACT-12 a draft trailer move needs a destination that is free', () => {
    expect(manualCompletionProblems(draft, { truckId: TEST_IDS.truck, toZone: null })).toEqual([
      'destination_missing',
    ])
    const taken = { ...FREE, trailerId: TEST_IDS.otherTrailer }
    expect(manualCompletionProblems(draft, { truckId: TEST_IDS.truck, toZone: taken })).toEqual([
      'destination_occupied',
    ])
    expect(manualCompletionProblems(draft, { truckId: TEST_IDS.truck, toZone: FREE })).toEqual([])
  })

  it('MV-ACT-12 the own trailer may already stand there', () => {
    const own = { ...FREE, trailerId: TEST_IDS.trailer }
    expect(manualCompletionProblems(draft, { truckId: TEST_IDS.truck, toZone: own })).toEqual([])
  })

  it.each([
    ['trailer', 'trailer_parking_spot', []],
    ['trailer', 'charging_station', ['destination_unfit']],
    ['trailer_attached', 'no_go', ['destination_unfit']],
    ['stage', 'staging', []],
    ['stage', 'trailer_dock_spot', ['destination_unfit']],
    ['go_to_charger', 'charging_station', []],
    ['repark', 'trailer_parking_spot', []],
    ['repark', 'intersection', ['destination_unfit']],
  ] as const)(
    'MV-STA-10 a %s move chosen to have ended in a zone of type %s: %j',
    (type, zoneType, problems) => {
      const done = { status: 'canceled', type, trailerId: TEST_IDS.trailer } as const
      const toZone = { trailerId: null, zoneType }
      expect(manualCompletionProblems(done, { truckId: null, toZone })).toEqual(problems)
    },
  )

  it('MV-STA-10 a move ends in its own destination, whatever zone that is', () => {
    for (const type of MOVE_TYPES) {
      const done = { status: 'error', type, trailerId: null } as const
      const toZone = { trailerId: null, zoneType: 'no_go' } as const
      expect(manualCompletionProblems(done, { truckId: null, toZone, isOwnDestination: true })).toEqual([])
      expect(manualCompletionProblems(done, { truckId: null, toZone, isOwnDestination: false })).toEqual([
        'destination_unfit',
      ])
    }
  })

  it('MV-OPEN-23 the truck must be in service', () => {
    const chosen = { truckId: TEST_IDS.truck, toZone: FREE }
    expect(manualCompletionProblems(draft, { ...chosen, truck: { archived: true } })).toEqual([
      'truck_archived',
    ])
    expect(manualCompletionProblems(draft, { ...chosen, truck: { archived: false } })).toEqual([])
  })

  it('MV-STA-10 MV-OPEN-87 truck and destination are optional for every other move', () => {
    for (const status of MOVE_STATUSES) {
      for (const type of MOVE_TYPES) {
        if (status === 'draft' && type === 'trailer') continue
        const move = { status, type, trailerId: TEST_IDS.trailer }
        expect(manualCompletionProblems(move, { truckId: null, toZone: null })).toEqual([])
      }
    }
  })
})
