import { describe, expect, it } from 'vitest'
import { MOVE_STATUSES, MOVE_TYPES } from '../move/move-lists.ts'
import { hasChanges, LOCKABLE_INPUTS, lockedChanges, lockedInputs, lockReason } from './edit-locks.ts'

describe('lockedInputs', () => {
  for (const status of MOVE_STATUSES.filter(one => one !== 'draft')) {
    it(`MV-LCK-01 a move in ${status} locks all but category, class and notes`, () => {
      for (const type of MOVE_TYPES) {
        expect(lockedInputs({ status, type })).toEqual([
          'truck',
          'repark',
          'fromZone',
          'trailer',
          'toZone',
          'yardInventory',
          'priority',
          'staticRoute',
        ])
      }
    })
  }

  it('MV-LCK-03 a trailer_attached draft locks truck, repark, fromZone and trailer', () => {
    expect(lockedInputs({ status: 'draft', type: 'trailer_attached' })).toEqual([
      'truck',
      'repark',
      'fromZone',
      'trailer',
    ])
  })

  it('MV-LCK-01 other drafts lock nothing', () => {
    for (const type of MOVE_TYPES.filter(one => one !== 'trailer_attached')) {
      expect(lockedInputs({ status: 'draft', type })).toEqual([])
    }
  })

  it('MV-LCK-01 says why', () => {
    expect(lockReason({ status: 'pending' })).toContain('category, class and notes')
    expect(lockReason({ status: 'draft' })).toContain('attached')
    expect(LOCKABLE_INPUTS).toHaveLength(8)
  })
})

describe('lockedChanges', () => {
  const everything = ['type', 'fromZoneId', 'toZoneId', 'trailerId', 'requestedTruckId', 'priority', 'notes']

  it('MV-LCK-02 leaves only the notes of these open on a pending move', () => {
    expect(lockedChanges({ status: 'pending', type: 'trailer' }, everything)).toEqual(
      everything.filter(name => name !== 'notes'),
    )
    expect(
      lockedChanges({ status: 'pending', type: 'trailer' }, ['moveCategory', 'moveClass', 'notes']),
    ).toEqual([])
  })

  it('MV-LCK-03 keeps destination and priority of an attached draft open', () => {
    const attached = { status: 'draft', type: 'trailer_attached' } as const
    expect(lockedChanges(attached, everything)).toEqual([
      'type',
      'fromZoneId',
      'trailerId',
      'requestedTruckId',
    ])
  })
})

describe('hasChanges', () => {
  const opened = { notes: null, priority: 10, metadata: { DIR: 'FORWARD' } }

  it('MV-LCK-04 is false until something differs', () => {
    expect(hasChanges(opened, { ...opened, metadata: { DIR: 'FORWARD' } })).toBe(false)
    expect(hasChanges<Record<string, unknown>>(opened, { priority: 10, metadata: { DIR: 'FORWARD' } })).toBe(
      false,
    )
  })

  it('MV-LCK-04 is true for a change of any input', () => {
    expect(hasChanges<Record<string, unknown>>(opened, { ...opened, notes: 'late' })).toBe(true)
    expect(hasChanges(opened, { ...opened, priority: 1 })).toBe(true)
    expect(hasChanges<Record<string, unknown>>(opened, { ...opened, metadata: { DIR: 'REVERSE' } })).toBe(
      true,
    )
    expect(hasChanges<Record<string, unknown>>(opened, { ...opened, moveClass: 'release' })).toBe(true)
  })
})
