import { expect, it } from 'vitest'
import { parsePlainSearch, stringifyPlainSearch } from './plain-search.ts'

it.each(['12e4', '007', '1e400', 'true', 'null', '"7"', '[2]', '{}', '7f3a-0', 'ü b&c=d'])(
  'MV-SITE-15 keeps %j as it is written',
  text => {
    const written = stringifyPlainSearch({ searchTerm: text })
    expect(parsePlainSearch(written)).toEqual({ searchTerm: text })
  },
)

it('MV-SITE-16 writes the number of a tab without quotes, and leaves out what is undefined', () => {
  expect(stringifyPlainSearch({ tab: 6, searchTerm: undefined })).toBe('?tab=6')
  expect(stringifyPlainSearch({ tab: undefined })).toBe('')
})

it.each(['', '?', '?&&', '?=', '?%', '?tab=%E0%A4%A'])('reads %j without an error', garbage => {
  expect(() => parsePlainSearch(garbage)).not.toThrow()
})

it('takes the last of a name that stands there twice', () => {
  expect(parsePlainSearch('?tab=2&tab=3')).toEqual({ tab: '3' })
})
