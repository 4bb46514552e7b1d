import { describe, expect, it } from 'vitest'
import { nextSort } from './next-sort.ts'
import type { TableSort } from './table-types.ts'

const presses = (times: number, column: string, own: TableSort | null, start: TableSort | null = null) => {
  const seen: (string | null)[] = []
  let sort = start
  for (let press = 0; press < times; press++) {
    sort = nextSort(sort, column, own)
    seen.push(sort === null ? null : `${sort.column} ${sort.direction}`)
  }
  return seen
}

describe('nextSort', () => {
  it('goes up, down and back to the own order', () => {
    expect(presses(4, 'a', null)).toEqual(['a asc', 'a desc', null, 'a asc'])
  })
  it('starts anew on another column', () => {
    expect(presses(1, 'b', null, { column: 'a', direction: 'desc' })).toEqual(['b asc'])
  })
  it('turns the own order round and back', () => {
    const own = { column: 'a', direction: 'desc' } as const
    expect(presses(3, 'a', own)).toEqual(['a asc', null, 'a asc'])
  })
  it('leaves the own order for another column and comes back to it', () => {
    expect(presses(3, 'b', { column: 'a', direction: 'desc' })).toEqual(['b asc', 'b desc', null])
  })
})
