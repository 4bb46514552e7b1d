import { expect, it } from 'vitest'
import { parsePageEntry } from './page-entry.ts'

it.each([
  ['1', 1],
  [' 7 ', 7],
  ['10', 10],
  ['007', 7],
])('MV-PAG-05 accepts the page number %j of 10', (text, page) => {
  expect(parsePageEntry(text, 10)).toBe(page)
})

it.each(['', '0', '11', '-1', '1.5', '1e1', 'two', '１', '9999999999999', '0x2', '٣'])(
  'MV-PAG-05 does not accept %j as a page of 10',
  text => {
    expect(parsePageEntry(text, 10)).toBeNull()
  },
)
