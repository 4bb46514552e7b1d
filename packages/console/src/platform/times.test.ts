import { expect, it } from 'vitest'
import { formatAge, formatTimestamp } from './times.ts'

it('MV-DET-03 shows a time as YYYY-MM-DD h:mm A in local time', () => {
  const local = new Date(2026, 4, 12, 9, 5, 33)
  expect(formatTimestamp(local.toISOString())).toBe('2026-05-12 9:05 AM')
})

it.each([
  [-5_000, '0:00'],
  [6_000, '0:06'],
  [494_000, '8:14'],
  [3_599_000, '59:59'],
  [4_320_000, '1 h 12 m'],
  [86_399_000, '23 h 59 m'],
  [183_600_000, '2 d 3 h'],
])('counts %d ms as %s', (milliseconds, age) => {
  expect(formatAge(milliseconds)).toBe(age)
})
