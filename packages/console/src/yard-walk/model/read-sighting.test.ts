import { expect, it } from 'vitest'
import { buildTrailer, buildZone } from '../../moves/testing/build-yard.ts'
import { readSpot, readTrailer, spotAfter, spotsInOrder } from './read-sighting.ts'

const onSite = [
  buildTrailer('744205', 'P1', { scac: 'WERN' }),
  buildTrailer('12', 'P2', { scac: 'WERN' }),
  buildTrailer('12b', 'P3', { scac: 'HJBT', serial: '12' }),
  buildTrailer('R55', null, { scac: 'KNIG' }),
]
const read = (text: string) => {
  const found = readTrailer(text, onSite)
  return found.kind === 'trailer' ? `${found.name.scac} ${found.name.serial}` : found.kind
}

it.each([
  ['wern 744205', 'WERN 744205'],
  ['WERN744205', 'WERN 744205'],
  [' 744205 ', 'WERN 744205'],
  ['r55', 'KNIG R55'],
  ['12', 'several'],
  ['hjbt-12', 'HJBT 12'],
  ['xpol 9 81', 'XPOL 9 81'],
  ['XPOL981', 'XPOL 981'],
  ['981', 'unclear'],
  ['x 981', 'unclear'],
  ['XPOL', 'unclear'],
  ['XPOL #1', 'unclear'],
])('reads the trailer %j as %s', (text, name) => {
  expect(read(text)).toBe(name)
})

it('finds spots whatever their case and spaces, and knows the next one in the row', () => {
  const zones = ['PA10', 'PA2', 'PA1'].map((name, at) => ({ ...buildZone(name, at), bank: 'PA' }))
  const spots = spotsInOrder([...zones, { ...buildZone('Gate', 9), zoneType: 'staging' }])
  expect(spots.map(({ name }) => name)).toEqual(['PA1', 'PA2', 'PA10'])
  expect(readSpot(' pa 2', spots)?.name).toBe('PA2')
  expect(readSpot('gate', spots)).toBeNull()
  expect(spotAfter(readSpot('PA2', spots)!.id, spots)?.name).toBe('PA10')
  expect(spotAfter(readSpot('PA10', spots)!.id, spots)).toBeNull()
})
