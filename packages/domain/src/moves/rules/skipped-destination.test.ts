import { expect, it } from 'vitest'
import { MOVE_TYPES } from '../move/move-lists.ts'
import { withoutSkippedDestination } from './skipped-destination.ts'

it('MV-VAL-35 MV-KIN-09 MV-OPEN-77 four types have no destination, whatever was named', () => {
  const without = MOVE_TYPES.filter(
    type => withoutSkippedDestination({ type, toZoneId: 'zone' }).toZoneId === null,
  )
  expect(without.toSorted()).toEqual(['hitch_unhitch_torture', 'repark', 'run_route', 'yard_inventory'])
})
