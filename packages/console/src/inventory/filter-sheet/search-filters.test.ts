import { expect, it } from 'vitest'
import { filtersOfSearch, searchOfFilters } from './search-filters.ts'

it.each([
  ['', [], []],
  ['hj', ['hj'], []],
  ['HJBT', ['HJBT'], []],
  ['5519', [], ['5519']],
  ['HJBT 55', ['HJBT'], ['55']],
  [' TRAILER9 ', [], ['TRAILER9']],
  ['55 12', [], ['55 12']],
])('reads %j as a carrier and a number', (text, scac, serial) => {
  expect(filtersOfSearch(text)).toEqual({ scac, serial })
  expect(searchOfFilters({ scac, serial })).toBe(text.trim())
})
