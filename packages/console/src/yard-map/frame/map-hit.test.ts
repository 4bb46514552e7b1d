import { ZONE_TYPES, type ZoneType } from '@tractrix/domain/zones'
import { describe, expect, it } from 'vitest'
import { mapHit, nearestTarget } from './map-hit.ts'

const square = (x: number, y: number) => [
  { x, y },
  { x: x + 16, y },
  { x: x + 16, y: y + 4 },
  { x, y: y + 4 },
]
const zone = (id: string, zoneType: ZoneType, x: number, y = 0, spot: object | null = {}) => ({
  id,
  zoneType,
  corners: square(x, y),
  spot,
})
const zones = [
  zone('area', 'autonomous', 0, 0, null),
  zone('dock', 'trailer_dock_spot', 0),
  zone('stall', 'trailer_parking_spot', 16),
  zone('charger', 'charging_station', 32),
  zone('crossing', 'intersection', 48, 0, null),
  zone('hall', 'no_go', 64),
]
const shownTypes = new Set(ZONE_TYPES)
const at = (
  x: number,
  metersPerPixel = 0.23,
  trucks: { id: string; middle: { x: number; y: number } }[] = [],
) => mapHit({ x, y: 2 }, { trucks, zones, shownTypes }, metersPerPixel)

describe('a click on the map', () => {
  it('OP-OVL-06 meets the spot under it', () => {
    expect([at(8), at(24), at(40)].map(hit => hit?.id)).toEqual(['dock', 'stall', 'charger'])
    expect(at(200)).toBeNull()
  })

  it('OP-OVL-21 no-go areas and intersections take none', () => {
    expect([at(56), at(72)]).toEqual([null, null])
  })

  it('OP-SDB-09 a type that is not shown takes none', () => {
    const some = new Set<ZoneType>(['trailer_parking_spot'])
    expect(mapHit({ x: 8, y: 2 }, { trucks: [], zones, shownTypes: some }, 0.23)).toBeNull()
  })

  it('OP-TRC-21 meets a truck before the spot it stands in, the nearest of several', () => {
    const trucks = [
      { id: 'far', middle: { x: 11, y: 2 } },
      { id: 'near', middle: { x: 9, y: 2 } },
    ]
    expect(at(8, 0.23, trucks)).toEqual({ kind: 'truck', id: 'near' })
    expect(at(24, 0.23, trucks)).toEqual({ kind: 'zone', id: 'stall' })
  })

  it('reaches 14 pixels round a truck where those are more than its halo', () => {
    const trucks = [{ id: 'truck', middle: { x: 206, y: 2 } }]
    expect(at(200, 0.12, trucks)).toBeNull()
    expect(at(200, 0.46, trucks)?.id).toBe('truck')
  })

  it('OP-OVL-06 meets on a trailer the spot it stands in, also where it reaches out of it or the spot is not shown', () => {
    const trailers = [
      { corners: square(12, 0), hit: { kind: 'zone', id: 'stall' } as const },
      { corners: square(80, 0), hit: { kind: 'truck', id: 'towing' } as const },
    ]
    const meet = (x: number, types: ReadonlySet<ZoneType> = shownTypes) =>
      mapHit({ x, y: 2 }, { trucks: [], zones, shownTypes: types, trailers }, 0.23)
    expect(meet(14)).toEqual({ kind: 'zone', id: 'stall' })
    expect(meet(20, new Set())).toEqual({ kind: 'zone', id: 'stall' })
    expect(meet(90)).toEqual({ kind: 'truck', id: 'towing' })
  })

  it('finds by key what lies nearest to the middle, and nothing farther than asked', () => {
    const targets = { trucks: [{ id: 'av', middle: { x: 30, y: 2 } }], zones, shownTypes }
    expect(nearestTarget({ x: 26, y: 3 }, targets, 10)).toEqual({ kind: 'zone', id: 'stall' })
    expect(nearestTarget({ x: 28, y: 3 }, targets, 10)).toEqual({ kind: 'truck', id: 'av' })
    expect(nearestTarget({ x: 300, y: 0 }, targets, 10)).toBeNull()
  })
})
