import { expect, it } from 'vitest'
import { VARIANTS } from '../../platform/variant.ts'
import { historyColumns } from '../columns/history-columns.tsx'
import { orderOf } from '../history-tabs/history-order.ts'
import { buildTestYard } from '../testing/build-yard.ts'
import { namesOf, whereOfFilters } from './history-filters.ts'

const where = (filters: Record<string, string[]>) => whereOfFilters(filters, namesOf(buildTestYard()))

it('MV-OPEN-27 MV-QRY-03 asks the server for what the columns are filtered by', () => {
  expect(where({ scac: ['abf '], serial: ['77'], type: ['repark'], notes: ['seal'] })).toEqual({
    scac: 'abf',
    serial: '77',
    type: ['repark'],
    notes: 'seal',
  })
  expect(where({})).toEqual({})
})

it('MV-OPEN-09 asks for trucks and zones by id: of a whole name, or of a part that only one has', () => {
  expect(where({ truck: ['av-01'], start: ['pe'], end: ['E16'] })).toEqual({
    truck: 'AV-01',
    fromZone: 'PE23',
    toZone: 'E16',
  })
})

it('finds nothing for a name that nobody has, or that several have a part of', () => {
  expect(where({ truck: ['av'] }).truck).toMatch(/^0+-/)
  expect(where({ end: ['nowhere'] }).toZone).toMatch(/^0+-/)
})

it('MV-OPEN-27 offers a filter on the columns that the API can filter by, and on no other', () => {
  const filtered = historyColumns('complete', VARIANTS.operations).filter(({ filter }) => filter)
  expect(filtered.map(({ header }) => header)).toEqual([
    'Source',
    'Truck',
    'SCAC',
    'Trailer #',
    'Start',
    'End',
    'Notes',
  ])
})

it('MV-HIS-02 has the server sort: by the chosen column, else by the own time of the tab', () => {
  const own = [{ field: 'completedAt', direction: 'desc' as const }]
  expect(orderOf(null, own)).toEqual(own)
  expect(orderOf({ column: 'start', direction: 'asc' }, own)).toEqual([
    { field: 'fromZone', direction: 'asc' },
  ])
  expect(orderOf({ column: 'scac', direction: 'desc' }, own)).toEqual([{ field: 'scac', direction: 'desc' }])
})
