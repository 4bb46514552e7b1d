import { expect, it } from 'vitest'
import { mergeById } from './live-list.ts'

const list = [
  { id: 'a', n: 1 },
  { id: 'b', n: 1 },
]

it('replaces an item where it stands', () => {
  expect(mergeById(list, 'a', { id: 'a', n: 2 })).toEqual([
    { id: 'a', n: 2 },
    { id: 'b', n: 1 },
  ])
})

it('adds a new item and takes out one that is gone', () => {
  expect(mergeById(list, 'c', { id: 'c', n: 1 }).map(item => item.id)).toEqual(['a', 'b', 'c'])
  expect(mergeById(list, 'a', null).map(item => item.id)).toEqual(['b'])
})

it('answers the same list when the event brings no news, also when it comes twice', () => {
  expect(mergeById(list, 'x', null)).toBe(list)
  expect(mergeById(list, 'a', list[0] ?? null)).toBe(list)
})
