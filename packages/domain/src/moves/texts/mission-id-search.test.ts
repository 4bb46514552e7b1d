import fc from 'fast-check'
import { expect, it } from 'vitest'
import { missionIdSearchText } from './mission-id-search.ts'

it('MV-VAL-41 keeps letters, digits and hyphens', () => {
  expect(missionIdSearchText(' {3F2a-77}\n"; drop é_%')).toBe('3F2a-77drop')
})

it('MV-VAL-41 leaves nothing else, whatever is typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), input => {
      const kept = missionIdSearchText(input)
      expect(kept).toMatch(/^[A-Za-z0-9-]*$/)
      expect(missionIdSearchText(kept)).toBe(kept)
    }),
  )
})

it('MV-VAL-41 leaves an id as it is', () => {
  fc.assert(
    fc.property(fc.uuid(), id => {
      expect(missionIdSearchText(id)).toBe(id)
    }),
  )
})
