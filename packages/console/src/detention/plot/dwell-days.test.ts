import { expect, it } from 'vitest'
import { roundTop } from './dwell-days.ts'

it.each([
  [[], 1],
  [[0, 0], 1],
  [[3, 2], 5],
  [[198], 200],
  [[201], 500],
  [[501], 1_000],
])('OP-OPEN-30 a plot of %j reaches up to %d', (counts, top) => {
  expect(roundTop(counts)).toBe(top)
})
