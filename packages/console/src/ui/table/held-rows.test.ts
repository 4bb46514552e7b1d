import { describe, expect, it } from 'vitest'
import { holdRows, newRows } from './held-rows.ts'

interface Row {
  id: string
  text: string
}
const rows = (ids: string, text = ids): Row[] => [...ids].map(id => ({ id, text }))
const rowId = (row: Row) => row.id
const order = (list: readonly Row[]) => list.map(rowId).join('')

describe('holdRows', () => {
  it('keeps the order and shows the newest content', () => {
    const held = holdRows(rows('abc', 'old'), rows('cab', 'new'), rowId)
    expect(order(held.rows)).toBe('abc')
    expect(held.rows.every(row => row.text === 'new')).toBe(true)
    expect(held.waiting).toBe(0)
  })
  it('lets new rows wait and counts them', () => {
    const held = holdRows(rows('ab'), rows('xaby'), rowId)
    expect(order(held.rows)).toBe('ab')
    expect(held.waiting).toBe(2)
  })
  it('keeps the place of a row that went', () => {
    const held = holdRows(rows('abc'), rows('ac'), rowId)
    expect(order(held.rows)).toBe('abc')
    expect([...held.gone]).toEqual(['b'])
    expect(held.waiting).toBe(0)
  })
  it('shows another list at once', () => {
    const held = holdRows(rows('abc'), rows('xyz'), rowId)
    expect(order(held.rows)).toBe('xyz')
    expect(held.gone.size).toBe(0)
  })
  it('shows the first rows at once', () => {
    expect(order(holdRows([], rows('ab'), rowId).rows)).toBe('ab')
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
