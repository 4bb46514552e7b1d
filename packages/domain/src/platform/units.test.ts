import fc from 'fast-check'
import { expect, it } from 'vitest'
import { titleCase } from './title-case.ts'
import { degreesToRadians, feetToMeters, metersToFeet, metersToInches, radiansToDegrees } from './units.ts'

it('OP-INV-15 meters × 3.28084 are feet, × 39.37 inches', () => {
  expect(metersToFeet(10)).toBeCloseTo(32.8084, 10)
  expect(metersToInches(10)).toBeCloseTo(393.7, 10)
})

it('conversions come back', () => {
  fc.assert(
    fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), value => {
      expect(feetToMeters(metersToFeet(value))).toBeCloseTo(value, 6)
      expect(radiansToDegrees(degreesToRadians(value))).toBeCloseTo(value, 6)
    }),
  )
})

it('MV-OPEN-30 title case takes snake and camel case', () => {
  expect(['in_progress', 'dryVan', 'dropNoBacking', 'unknown', ''].map(titleCase)).toEqual([
    'In Progress',
    'Dry Van',
    'Drop No Backing',
    'Unknown',
    '',
  ])
})
