import { expect, it } from 'vitest'
import { buildTestYard, buildTrailer, buildZone } from '../../moves/testing/build-yard.ts'
import { freeSpotsFor } from './free-spots-for.ts'

it('OP-OPEN-66 offers enabled free spots and the own one, by name', () => {
  const yard = buildTestYard({
    zones: [
      buildZone('E20', 1),
      buildZone('E3', 2),
      buildZone('E4', 3, { enabled: false }),
      buildZone('E5', 4),
      buildZone('E6', 5, { enabled: false }),
      buildZone('STG1', 6, { zoneType: 'staging' }),
    ],
    trailers: [buildTrailer('551902', 'E5'), buildTrailer('551903', 'E6')],
  })
  const names = (own: string | null) => freeSpotsFor(yard, own).map(({ name }) => name)
  expect(names(null)).toEqual(['E3', 'E20'])
  expect(names('E6')).toEqual(['E3', 'E6', 'E20'])
})
