import { expect, it } from 'vitest'
import { buildMove } from '../../testing/build-move.ts'
import { buildTestYard, buildTrailer, buildZone } from '../../testing/build-yard.ts'
import { orderDestinations } from './order-destinations.ts'

const doors = [10, 11, 12, 13, 14, 15, 16].map(place =>
  buildZone(`E${place}`, place, { enabled: place !== 13 }),
)
const yard = buildTestYard({
  zones: doors,
  trailers: [buildTrailer('1', 'E12')],
  openMoves: [buildMove({ toZone: { id: 'E11', name: 'E11', enabled: true } })],
})
const inOrder = (start: string | null) => {
  const from = start === null ? null : yard.zones.get(start)!
  return orderDestinations(doors.toReversed(), from, yard).map(({ zone, state }) => `${zone.name} ${state}`)
}

it('MV-MOD-08 offers free destinations first, by name while there is no start', () => {
  expect(inOrder(null)).toEqual([
    'E10 free',
    'E14 free',
    'E15 free',
    'E16 free',
    'E11 claimed',
    'E12 occupied',
    'E13 disabled',
  ])
})

it('MV-MOD-08 offers near ones nearer to the start', () => {
  expect(inOrder('E15').slice(0, 4)).toEqual(['E15 free', 'E14 free', 'E16 free', 'E10 free'])
  const [, near] = orderDestinations(doors, yard.zones.get('E15')!, yard)
  expect(near?.distanceMeters).toBeCloseTo(4, 0)
})
