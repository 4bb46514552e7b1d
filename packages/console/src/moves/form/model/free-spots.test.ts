import { expect, it } from 'vitest'
import { buildTestYard, buildTrailer, buildZone } from '../../testing/build-yard.ts'
import { freeSpotsBeside, freeSpotsNear } from './free-spots.ts'

it('names as beside a spot only the free spots that are, though others are the nearest free ones', () => {
  const doors = [14, 15, 16, 17, 18, 19].map(place => buildZone(`E${place}`, place))
  const yard = buildTestYard({
    zones: doors,
    trailers: [buildTrailer('1', 'E17'), buildTrailer('2', 'E16')],
  })
  const wanted = yard.zones.get('E17')!
  expect(freeSpotsBeside(wanted, yard).map(({ name }) => name)).toEqual(['E18'])
  expect(freeSpotsNear(wanted, yard).map(({ name }) => name)[1]).toMatch(/^E1[59]$/)
})
