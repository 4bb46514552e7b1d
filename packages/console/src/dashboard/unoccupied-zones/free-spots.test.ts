import { expect, it } from 'vitest'
import type { ZoneRow } from '../../site-data/index.ts'
import { freeSpots } from './free-spots.ts'

const spot = (name: string, bank: string | null, changes: Partial<ZoneRow> = {}) =>
  ({ id: name, name, bank, zoneType: 'trailer_dock_spot', enabled: true, ...changes }) as ZoneRow

const ZONES = [
  spot('E10', 'East doors'),
  spot('E2', 'East doors'),
  spot('E3', 'East doors', { enabled: false }),
  spot('E4', 'East doors'),
  spot('PA01', 'Row PA', { zoneType: 'trailer_parking_spot' }),
  spot('CHG1', null, { zoneType: 'charging_station' }),
]
const taken = (id: string) => id === 'E4'

it('OP-DSH-22 OP-DSH-23 lists docks and parking spots that are enabled and unoccupied', () => {
  const sections = freeSpots(ZONES, taken, '')
  expect(sections.map(section => [section.title, section.free])).toEqual([
    ['Dock Spots', 2],
    ['Parking Spots', 1],
  ])
  expect(sections[0]?.banks[0]).toMatchObject({ name: 'East doors', total: 4 })
  expect(sections[0]?.banks[0]?.free.map(zone => zone.name)).toEqual(['E2', 'E10'])
})

it('finds spots by name and leaves out what has none', () => {
  const sections = freeSpots(ZONES, taken, ' pa ')
  expect(sections.map(section => section.title)).toEqual(['Parking Spots'])
})
