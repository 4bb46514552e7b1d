import { describe, expect, it } from 'vitest'
import { TEST_TIME } from '../../testing/index.ts'
import { MOVE_CATEGORIES, MOVE_CLASSES, MOVE_SOURCES, MOVE_STATUSES, MOVE_TYPES } from '../move/move-lists.ts'
import * as labels from './move-labels.ts'

describe('labels', () => {
  it('MV-OPEN-30 statuses in title case', () => {
    expect(MOVE_STATUSES.map(labels.moveStatusLabel)).toEqual([
      'Draft',
      'Pending',
      'In Progress',
      'Complete',
      'Canceled',
      'Error',
    ])
  })

  it('MV-OPEN-30 types in title case', () => {
    expect(MOVE_TYPES.map(labels.moveTypeLabel)).toEqual([
      'Go To Zone',
      'Repark',
      'Stage',
      'Trailer',
      'Trailer Attached',
      'Yard Inventory',
      'Go Mission',
      'Truck Controlled Move',
      'Run Route',
      'Hitch Unhitch Torture',
      'Back Trailer Torture No Drop',
      'Go To Charger',
      'Find Trailer',
    ])
  })

  it('MV-OPEN-30 API and UI in capitals', () => {
    expect(MOVE_SOURCES.map(labels.moveSourceLabel)).toEqual(['API', 'Mission Planning', 'UI'])
  })

  it('MV-OPEN-106 the badge of a returned move says so', () => {
    expect(labels.moveBadgeLabel({ status: 'canceled', reassignedAt: TEST_TIME })).toBe('Returned')
    expect(labels.moveBadgeLabel({ status: 'canceled', reassignedAt: null })).toBe('Canceled')
  })

  it('MV-ENT-09 MV-OPEN-67 categories with the class feature on', () => {
    const on = { moveClassEnabled: true }
    const offered = labels.offeredMoveCategories(on)
    expect(offered.map(category => labels.moveCategoryLabel(category, on))).toEqual([
      'Production',
      'Non-Production',
    ])
  })

  it('MV-ENT-10 MV-OPEN-67 categories with the class feature off', () => {
    const off = { moveClassEnabled: false }
    expect(labels.offeredMoveCategories(off)).toEqual(MOVE_CATEGORIES)
    expect(MOVE_CATEGORIES.map(category => labels.moveCategoryLabel(category, off))).toEqual([
      'Production',
      'Demo',
      'Dev Test',
      'Pre Release Test',
    ])
  })

  it('MV-ENT-11 classes', () => {
    expect(MOVE_CLASSES.map(labels.moveClassLabel)).toEqual([
      'Dev Test',
      'Pre-Release',
      'Release',
      'Courtesy',
    ])
  })
})
