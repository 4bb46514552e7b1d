import { expect, it } from 'vitest'
import { earliestTime, OFFERED_TIME_FILTERS } from './time-filters.ts'

const NOW = Date.parse('2028-02-29T15:30:00.000Z')
const MIDNIGHT = Date.parse('2028-02-29T05:00:00.000Z')

it('MV-CST-08 MV-OPEN-103 hour: 60 minutes back', () => {
  expect(earliestTime('hour', NOW, MIDNIGHT)).toBe('2028-02-29T14:30:00.000Z')
})

it('MV-CST-09 day: from local midnight', () => {
  expect(earliestTime('day', NOW, MIDNIGHT)).toBe('2028-02-29T05:00:00.000Z')
})

it('MV-CST-10 MV-OPEN-103 week: 7 × 24 hours back', () => {
  expect(earliestTime('week', NOW, MIDNIGHT)).toBe('2028-02-22T15:30:00.000Z')
})

it('MV-CST-11 MV-OPEN-113 month: 30 × 24 hours back', () => {
  expect(earliestTime('month', NOW, MIDNIGHT)).toBe('2028-01-30T15:30:00.000Z')
})

it('MV-CST-12 decade: 10 years back', () => {
  expect(earliestTime('decade', NOW, MIDNIGHT)).toBe('2018-03-01T15:30:00.000Z')
})

it('MV-OPEN-113 decade is not offered', () => {
  expect(OFFERED_TIME_FILTERS).toEqual(['hour', 'day', 'week', 'month'])
})
