import { expect, it } from 'vitest'
import { clockOffsetWords } from './clock-offset-words.ts'

it('tells how far a clock is off, with its sign', () => {
  expect([0, 0.2, -3.4, -40, 3_600].map(clockOffsetWords)).toEqual([
    '+0 s',
    '+0.2 s',
    '−3.4 s',
    '−40 s',
    `+${clockOffsetWords(3_600).slice(1)}`,
  ])
  expect(clockOffsetWords(3_600)).toMatch(/^\+1 ?h/)
})
