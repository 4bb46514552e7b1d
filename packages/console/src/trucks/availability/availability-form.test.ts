import { expect, it } from 'vitest'
import { availabilityForm, localDay } from './availability-form.ts'

it('MV-OPEN-89 asks with each availability its form', () => {
  expect(availabilityForm('available', false)).toBe('truckInspection')
  expect(availabilityForm('internal', false)).toBe('truckInternal')
  expect(availabilityForm('unavailable', false)).toBe('truckUnavailable')
})

it('MV-CNF-04 asks for the inspection once a day, and for reasons every time', () => {
  expect(availabilityForm('available', true)).toBeNull()
  expect(availabilityForm('unavailable', true)).toBe('truckUnavailable')
})

it('MV-OPEN-90 counts days by the clock on the wall', () => {
  const lastMinute = new Date(2026, 4, 12, 23, 59).getTime()
  expect(localDay(lastMinute)).toBe('2026-05-12')
  expect(localDay(lastMinute + 60_000)).toBe('2026-05-13')
})
