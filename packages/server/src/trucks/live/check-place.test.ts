import { expect, it } from 'vitest'
import type { ReportedPlace } from '../../fleet/index.ts'
import type { FleetTruck } from '../store/trucks.store.ts'
import { checkPlace } from './check-place.ts'

const truck: FleetTruck = {
  id: 't',
  siteId: 's',
  internalId: 'av-01',
  manufacturer: 'tractrix',
  origin: { latitude: 39.17, longitude: -76.67, rotationRadians: 0 },
  mapId: 'bwi2-1',
  bounds: { latitudeMin: 39.16, latitudeMax: 39.18, longitudeMin: -76.68, longitudeMax: -76.66 },
  telemetry: null,
}
const told = (place: Partial<ReportedPlace>): ReportedPlace => ({
  position: null,
  latLon: null,
  headingRadians: null,
  ...place,
})
const at = (x: number, y: number, mapId = 'bwi2-1') =>
  checkPlace(truck, told({ position: { x, y, theta: 0, mapId } }))

it('places a truck by the meters of its site, or by its own degrees', () => {
  expect(at(0, 0)).toEqual({ place: { latitude: 39.17, longitude: -76.67 }, problem: null })
  const latLon = { latitude: 39.171, longitude: -76.671 }
  expect(checkPlace(truck, told({ latLon })).place).toEqual(latLon)
  expect(checkPlace(truck, told({}))).toEqual({
    place: null,
    problem: null,
  })
})

it('does not place a truck of another map, even where it gives degrees', () => {
  expect(at(0, 0, 'krems-1')).toEqual({
    place: null,
    problem: {
      code: 'WRONG_MAP',
      sentence: {
        code: 'alert.wrong_map',
        args: { map: '"krems-1"', siteMap: '"bwi2-1"' },
        message: 'It is on map "krems-1"; the map of this site is "bwi2-1".',
      },
    },
  })
  const latLon = { latitude: 39.17, longitude: -76.67 }
  const position = { x: 0, y: 0, theta: 0, mapId: 'x'.repeat(5_000) }
  const checked = checkPlace(truck, told({ position, latLon }))
  expect(checked.place).toBeNull()
  expect(checked.problem?.sentence.message.length).toBeLessThan(120)
})

it('OP-TRC-22 tells of a truck outside its site, and does not believe one that is far away', () => {
  expect(at(0, 2_000).problem).toBeNull()
  expect(at(0, 5_000)).toMatchObject({ place: { longitude: -76.67 }, problem: { code: 'OUTSIDE_SITE' } })
  expect(at(0, 50_000)).toMatchObject({ place: null, problem: { code: 'INVALID_VALUE' } })
})
