import { describe, expect, it } from 'vitest'
import type { TrailerRow } from '../../site-data/index.ts'
import type { SceneZone } from '../scene/scene-zone.ts'
import { parkedInSpots, trailerBody, zonesInMove } from './scene-of-contents.ts'

const trailer = (id: string, changes: Partial<TrailerRow> = {}) =>
  ({
    id,
    type: 'dryVan',
    scac: 'UPSN',
    serial: id,
    lengthMeters: 8.53,
    widthMeters: 2.44,
    loaded: false,
    zoneId: null,
    inTransit: false,
    archived: false,
    ...changes,
  }) as TrailerRow
const spot = { headingRadians: 0, lengthMeters: 16.8, widthMeters: 3.6 }
const zones = [
  { id: 'stall', spot },
  { id: 'area', spot: null },
] as SceneZone[]

describe('what the map draws of the inventory', () => {
  it('OP-OVL-05 trailers in their spots', () => {
    const parked = parkedInSpots(
      [trailer('a', { zoneId: 'stall' }), trailer('b'), trailer('c', { zoneId: 'area' })],
      zones,
      new Set(),
    )
    expect(parked.map(({ serial, spot: at }) => [serial, at.id])).toEqual([['a', 'stall']])
  })

  it('leaves out one that already hangs on a truck', () => {
    expect(parkedInSpots([trailer('a', { zoneId: 'stall' })], zones, new Set(['a']))).toEqual([])
    expect(parkedInSpots([trailer('a', { zoneId: 'stall', inTransit: true })], zones, new Set())).toEqual([])
  })

  it('draws one of unknown size as a 53 ft van, one that nobody looked into as loaded', () => {
    expect(trailerBody(trailer('a', { lengthMeters: null, widthMeters: null, loaded: null }))).toMatchObject({
      lengthMeters: 16.15,
      widthMeters: 2.59,
      loaded: true,
    })
    expect(trailerBody(trailer('a'))).toMatchObject({ lengthMeters: 8.53, loaded: false })
  })

  it('OP-OVL-19 start and destination of active moves are in use', () => {
    const zone = (id: string) => ({ id, name: id, enabled: true })
    const moves = [
      { fromZone: zone('a'), toZone: zone('b') },
      { fromZone: null, toZone: zone('c') },
    ]
    expect([...zonesInMove(moves)]).toEqual(['a', 'b', 'c'])
  })
})
