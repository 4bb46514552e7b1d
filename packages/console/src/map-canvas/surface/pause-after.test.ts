import { expect, it } from 'vitest'
import { pauseAfter } from './pause-after.ts'

it('OP-MAP-01 trucks are painted as often as their motion can be seen, and no oftener', () => {
  expect(pauseAfter(260)).toBe(0)
  expect(pauseAfter(15)).toBeCloseTo(29.3, 1)
  expect(pauseAfter(0.1)).toBe(46)
  expect(pauseAfter(0)).toBe(0)
})
