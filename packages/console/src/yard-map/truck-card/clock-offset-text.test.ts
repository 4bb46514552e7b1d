import { expect, it } from 'vitest'
import { clockOffsetText } from './clock-offset-text.ts'

it('tells how far a clock is off, with its sign', () => {
  expect([0, 0.2, -3.4, -40, 3_600].map(clockOffsetText)).toEqual([
    '+0 s',
    '+0.2 s',
    '−3.4 s',
    '−40 s',
    `+${clockOffsetText(3_600).slice(1)}`,
  ])
  expect(clockOffsetText(3_600)).toMatch(/^\+1 ?h/)
})
