import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { frozenRows, type HeldPlaces, newRows, settledRows } from './place-rows.ts'

interface Row {
  id: string
  text: string
}
const rows = (ids: string, text = ids): Row[] => [...ids].map(id => ({ id, text }))
const rowId = (row: Row) => row.id
const order = (list: readonly Row[]) => list.map(rowId).join('')

describe('frozenRows', () => {
  it('keeps the order and shows the newest content', () => {
    const held = frozenRows(rows('abc', 'old'), rows('cab', 'new'), rowId)
    expect(order(held.rows)).toBe('abc')
    expect(held.rows.every(row => row.text === 'new')).toBe(true)
    expect(held.waiting).toBe(0)
  })
  it('lets new rows wait and counts them', () => {
    const held = frozenRows(rows('ab'), rows('xaby'), rowId)
    expect(order(held.rows)).toBe('ab')
    expect(held.waiting).toBe(2)
  })
  it('keeps a row that left as it was last', () => {
    const held = frozenRows(rows('abc', 'old'), rows('ac', 'new'), rowId)
    expect(order(held.rows)).toBe('abc')
    expect([...held.departed]).toEqual(['b'])
    expect(held.rows[1]).toEqual({ id: 'b', text: 'old' })
  })
  it('keeps even the only row when another comes in its stead', () => {
    const held = frozenRows(rows('a'), rows('b'), rowId)
    expect([order(held.rows), [...held.departed], held.waiting]).toEqual(['a', ['a'], 1])
  })
  it('shows the first rows at once', () => {
    expect(order(frozenRows([], rows('ab'), rowId).rows)).toBe('ab')
  })
})

describe('settledRows', () => {
  const settled = (shown: string, next: string, places: Partial<HeldPlaces>) => {
    const held = { pointed: null, above: 0, focused: null, isAtTop: true, ...places }
    const { rows: placed, departed } = settledRows(rows(shown), rows(next), rowId, held)
    return [order(placed), [...departed].join('')]
  }
  it('is the new list where nothing is held', () => {
    expect(settled('abc', 'xcb', {})).toEqual(['xcb', ''])
  })
  it('lets the others flow around the row under the pointer', () => {
    expect(settled('abcd', 'xabcd', { pointed: 'c' })).toEqual(['xacbd', ''])
    expect(settled('abcd', 'cd', { pointed: 'c' })).toEqual(['dc', ''])
  })
  it('keeps a row under the pointer that left, in its place', () => {
    expect(settled('abcd', 'xabd', { pointed: 'c' })).toEqual(['xacbd', 'c'])
    expect(settled('ab', '', { pointed: 'b' })).toEqual(['b', 'b'])
  })
  it('keeps a row with the focus that left, after the one before it', () => {
    expect(settled('abcd', 'dxab', { focused: 'c' })).toEqual(['dxabc', 'c'])
    expect(settled('abcd', 'abd', { focused: 'c', pointed: 'b' })).toEqual(['abcd', 'c'])
  })
  it('lets a list that is scrolled grow and shrink above, and fills what is in sight from below', () => {
    const scrolled = { pointed: 'c', above: 1, isAtTop: false }
    expect(settled('abcd', 'xyabcd', scrolled)).toEqual(['xyabcd', ''])
    expect(settled('abcd', 'bcdef', scrolled)).toEqual(['bcdef', ''])
    expect(settled('abcd', 'cdef', scrolled)).toEqual(['dcef', ''])
  })
  it('knows no row that was never shown', () => {
    expect(settled('ab', 'ab', { pointed: 'z', focused: 'y' })).toEqual(['ab', ''])
  })

  const list = fc.uniqueArray(fc.constantFrom(...'abcdefghij'), { maxLength: 10 }).map(ids => ids.join(''))
  it('has every row of the new list once, and the held one where it was while there are rows to fill up', () => {
    fc.assert(
      fc.property(list, list, fc.nat(9), (shown, next, at) => {
        const pointed = shown[at] ?? null
        const [placed, departed] = settled(shown, next, { pointed })
        expect([...placed!].sort()).toEqual([...next, ...departed!].sort())
        if (pointed !== null) expect(placed!.indexOf(pointed)).toBe(Math.min(at, placed!.length - 1))
      }),
    )
  })
})

describe('newRows', () => {
  it('names the rows that came in', () => {
    expect([...newRows(rows('ab'), rows('xab'), rowId)]).toEqual(['x'])
  })
  it('does not call a first or another list new', () => {
    expect(newRows([], rows('ab'), rowId).size).toBe(0)
    expect(newRows(rows('ab'), rows('xy'), rowId).size).toBe(0)
  })
})
