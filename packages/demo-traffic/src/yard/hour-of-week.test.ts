import { expect, it } from 'vitest'
import { hourOfWeek } from './hour-of-week.ts'

it.each([
  ['2026-11-23T00:30:00Z', 'UTC', 0],
  ['2026-11-22T23:30:00Z', 'Europe/Vienna', 0],
  ['2026-11-23T04:30:00Z', 'America/New_York', 167],
  ['2026-11-26T12:00:00Z', 'UTC', 84],
  ['2026-07-06T12:00:00Z', 'America/New_York', 8],
])('%s in %s is the hour %i of the week', (time, timeZone, expected) => {
  expect(hourOfWeek(new Date(time), timeZone)).toBe(expected)
})
