import { expect, it } from 'vitest'
import { buildZone } from '../../moves/testing/build-yard.ts'
import { locationBanks, NO_ZONE } from './location-banks.ts'

it('OP-OPEN-30 offers rows and doors in place of single spots, each once and by name', () => {
  const places = locationBanks([
    buildZone('PB02', 1, { zoneType: 'trailer_parking_spot', bank: 'Row 10' }),
    buildZone('PA01', 2, { zoneType: 'trailer_parking_spot', bank: 'Row 9' }),
    buildZone('E16', 3),
    buildZone('E17', 4),
    buildZone('STG1', 5, { zoneType: 'staging', bank: null }),
    buildZone('CHG1', 6, { zoneType: 'charging_station', bank: null }),
  ])
  expect(places.banks).toEqual(['East doors', 'Row 9', 'Row 10', 'STG1'])
  expect(['PB02', 'E16', 'STG1', null, 'gone'].map(places.bankOf)).toEqual([
    'Row 10',
    'East doors',
    'STG1',
    NO_ZONE,
    NO_ZONE,
  ])
  expect([places.nameOf('E16'), places.nameOf(null)]).toEqual(['E16', null])
})
