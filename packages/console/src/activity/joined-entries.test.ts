import { expect, it } from 'vitest'
import { joinedEntries } from './joined-entries.ts'

const numbered = (...numbers: number[]) => numbers.map(siteSeq => ({ siteSeq }))
const numbers = (entries: readonly { siteSeq: number }[]) => entries.map(({ siteSeq }) => siteSeq)

it.each([
  ['nothing is known yet', [9, 8, 7], [], [9, 8, 7]],
  ['nothing came', [9, 8, 7], [9, 8, 7, 6, 5], [9, 8, 7, 6, 5]],
  ['one came and pushed another off the page', [12, 9, 8], [9, 8, 7, 6, 5], [12, 9, 8, 7, 6, 5]],
  ['only the last one of the page is known', [14, 12, 9], [9, 8, 7], [14, 12, 9, 8, 7]],
  ['more came than fits on a page', [14, 13, 12], [9, 8, 7], [14, 13, 12]],
])('keeps what adjoins the newest page: %s', (_case, newest, known, joined) => {
  expect(numbers(joinedEntries(numbered(...newest), numbered(...known)))).toEqual(joined)
})
