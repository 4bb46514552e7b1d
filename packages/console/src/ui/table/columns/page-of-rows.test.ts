import { expect, it } from 'vitest'
import type { DataColumn } from '../model/table-types.ts'
import { countsOfValues, pageOfRows } from './page-of-rows.ts'

interface Row {
  id: number
  name: string | null
}

const rows: Row[] = [
  { id: 1, name: 'b' },
  { id: 2, name: null },
  { id: 3, name: 'a10' },
  { id: 4, name: 'a9' },
  { id: 5, name: 'b' },
]
const columns: DataColumn<Row>[] = [
  { id: 'name', header: 'Name', value: row => row.name, width: 1, filter: { kind: 'text' } },
]
const ids = (direction: 'asc' | 'desc', more: { page?: number; filters?: Record<string, string[]> } = {}) => {
  const sort = { column: 'name', direction }
  const page = pageOfRows(rows, { columns, sort, filters: {}, page: 1, pageSize: 3, ...more })
  return [page.rows.map(({ id }) => id), page.page, page.total]
}

it('cuts pages out of the sorted list; rows without a value come last in both directions', () => {
  expect(ids('asc')).toEqual([[4, 3, 1], 1, 5])
  expect(ids('asc', { page: 2 })).toEqual([[5, 2], 2, 5])
  expect(ids('desc')).toEqual([[1, 5, 3], 1, 5])
  expect(ids('desc', { page: 2 })).toEqual([[4, 2], 2, 5])
})

it('counts what passes the filters, and shows the last page of a list that became shorter', () => {
  expect(ids('asc', { filters: { name: ['A'] }, page: 7 })).toEqual([[4, 3], 1, 2])
  expect(ids('asc', { filters: { name: ['x'] } })).toEqual([[], 1, 0])
})

it('counts the rows of each value of a list, with the filters of other columns left on', () => {
  const options = ['a', 'b'].map(value => ({ value, label: value }))
  const firstLetter: DataColumn<Row> = {
    id: 'letter',
    header: 'Letter',
    value: row => row.name?.[0] ?? null,
    width: 1,
    filter: { kind: 'list', options },
  }
  const counts = (filters: Record<string, string[]>) => [
    ...countsOfValues(rows, [...columns, firstLetter], filters, 'letter').values(),
  ]
  expect(counts({})).toEqual([2, 2])
  expect(counts({ letter: ['a'] })).toEqual([2, 2])
  expect(counts({ name: ['10'] })).toEqual([1, 0])
  expect(countsOfValues(rows, columns, {}, 'name').size).toBe(0)
})
