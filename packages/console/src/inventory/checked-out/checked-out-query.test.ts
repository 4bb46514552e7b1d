import { expect, it } from 'vitest'
import { checkedOutQuery } from './checked-out-query.ts'

const NOW = new Date(2026, 4, 12, 9, 41).getTime()
const ask = (
  filters: Record<string, string[]> = {},
  sort: Parameters<typeof checkedOutQuery>[0]['sort'] = null,
) => checkedOutQuery({ filters, sort }, NOW)

it('OP-INV-09 OP-INV-10 OP-OPEN-78 asks for trailers that came since local midnight thirty days ago, last left first', () => {
  const { where, orderBy } = ask()
  expect(where).toMatchObject({ archived: true, createdAt: { from: new Date(2026, 3, 12).toISOString() } })
  expect(orderBy).toEqual([{ field: 'archivedAt', direction: 'desc' }])
})

it('OP-OPEN-30 asks for what the columns are filtered and sorted by', () => {
  const { where, orderBy } = ask(
    { scac: [' hj '], serial: ['55'], dimensionCode: ['pup'], loaded: ['empty', 'unknown'] },
    { column: 'dimensionCode', direction: 'asc' },
  )
  expect(where).toMatchObject({
    scac: 'hj',
    serial: '55',
    dimensionCode: ['pup'],
    load: ['empty', 'unknown'],
  })
  expect(orderBy).toEqual([{ field: 'lengthMeters', direction: 'asc' }])
})
