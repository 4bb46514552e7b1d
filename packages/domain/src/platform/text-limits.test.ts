import { expect, it } from 'vitest'
import { LONGEST_OTHER_TEXT, textFill, textLimit } from './text-limits.ts'

it('MV-OPEN-35 notes have at most 2,000 characters, and a text of any name has a limit', () => {
  expect(textLimit('notes')).toBe(2_000)
  for (const name of ['serial', 'toString', '__proto__', '']) expect(textLimit(name)).toBe(LONGEST_OTHER_TEXT)
})

it('MV-OPEN-35 a text counts as near its limit from four fifths on, and as above it from one more', () => {
  const fills = [0, 79, 80, 100, 101].map(length => textFill('x'.repeat(length), 100))
  expect(fills).toEqual(['fine', 'fine', 'near', 'near', 'above'])
})
