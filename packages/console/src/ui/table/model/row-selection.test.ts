import { describe, expect, it } from 'vitest'
import { selectionOf, selectRange, toggleAll, toggleRow } from './row-selection.ts'

const ids = ['a', 'b', 'c', 'd']
const of = (...selected: string[]) => new Set(selected)
const list = (selection: ReadonlySet<string>) => [...selection].sort().join('')

it('toggleRow turns one row over and leaves the given selection alone', () => {
  const before = of('a')
  expect(list(toggleRow(before, 'b'))).toBe('ab')
  expect(list(toggleRow(before, 'a'))).toBe('')
  expect(list(before)).toBe('a')
})

describe('selectRange', () => {
  it('works in both directions and keeps what was selected', () => {
    expect(list(selectRange(of('a'), ids, 'b', 'd'))).toBe('abcd')
    expect(list(selectRange(of(), ids, 'd', 'b'))).toBe('bcd')
  })
  it('takes the target alone when the anchor is not shown any more', () => {
    expect(list(selectRange(of(), ids, 'gone', 'b'))).toBe('b')
  })
  it('changes nothing when the target is not shown any more', () => {
    expect(list(selectRange(of('a'), ids, 'a', 'gone'))).toBe('a')
  })
})

describe('toggleAll', () => {
  it('completes a part', () => expect(list(toggleAll(of('a'), ids))).toBe('abcd'))
  it('empties the whole and keeps what is not shown', () => {
    expect(list(toggleAll(of('a', 'b', 'c', 'd', 'z'), ids))).toBe('z')
  })
})

it.each([
  [of(), 'none'],
  [of('z'), 'none'],
  [of('a'), 'some'],
  [of('a', 'b', 'c', 'd'), 'all'],
] as const)('selectionOf %#', (selection, expected) => {
  expect(selectionOf(selection, ids)).toBe(expected)
})
it('selectionOf an empty list is none', () => expect(selectionOf(of('a'), [])).toBe('none'))
