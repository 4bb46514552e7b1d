import '../testing/recorded-canvas.ts' // first: layers make paths as they are loaded
import { ZONE_TYPES, type ZoneType } from '@tractrix/domain/zones'
import { describe, expect, it } from 'vitest'
import { LayerStack } from '../../map-kit/index.ts'
import { changedYard, EMPTY_YARD } from '../scene/yard-scene.ts'
import { scriptedTrailer, scriptedTruck, scriptedZone } from '../testing/scripted-yard.ts'
import { EdgeArrows } from './edge-arrows/edge-arrows-store.ts'
import { liveMapLayers } from './live-map-layers.ts'

const layers = new LayerStack(liveMapLayers(new EdgeArrows()))
const SIZE = { length: 16, width: 4 }
/** A zone of 16 m by 4 m from so many meters east of the origin on. */
const zone = (id: string, zoneType: ZoneType, x: number, isSpot = true) =>
  scriptedZone(id, zoneType, { x: x + 8, y: 2 }, SIZE, { isSpot })
const zones = [
  zone('area', 'autonomous', 0, false),
  zone('dock', 'trailer_dock_spot', 0),
  zone('stall', 'trailer_parking_spot', 16),
  zone('charger', 'charging_station', 32),
  zone('crossing', 'intersection', 48, false),
  zone('hall', 'no_go', 64, false),
]
/** A truck with its middle at a place. */
const truck = (id: string, x: number, y = 2) => scriptedTruck(id, { x: x - 1.6, y })

function scene({
  trucks = [],
  parked = [],
  shownTypes = ZONE_TYPES,
}: {
  trucks?: ReturnType<typeof truck>[]
  parked?: ReturnType<typeof scriptedTrailer>[]
  shownTypes?: readonly ZoneType[]
} = {}) {
  const marks = { ...EMPTY_YARD.marks, shownTypes: new Set(shownTypes) }
  return {
    still: changedYard(EMPTY_YARD, { zones, parked, marks }),
    moving: { trucks, route: [], controls: [], popup: null },
  }
}
const at = (x: number, shown: Parameters<typeof scene>[0] = {}, metersPerPixel = 0.23) =>
  layers.hit({ x, y: 2 }, scene(shown), metersPerPixel)

describe('a click on the map', () => {
  it('OP-OVL-06 meets the spot under it', () => {
    expect([at(8), at(24), at(40)].map(hit => hit?.id)).toEqual(['dock', 'stall', 'charger'])
    expect(at(200)).toBeNull()
  })

  it('OP-OVL-21 no-go areas and intersections take none', () => {
    expect([at(56), at(72)]).toEqual([null, null])
  })

  it('OP-SDB-09 a type that is not shown takes none', () => {
    expect(at(8, { shownTypes: ['trailer_parking_spot'] })).toBeNull()
  })

  it('OP-TRC-21 meets a truck before the spot it stands in, the nearest of several', () => {
    const trucks = [truck('far', 11), truck('near', 9)]
    expect(at(8, { trucks })).toEqual({ kind: 'truck', id: 'near' })
    expect(at(24, { trucks })).toEqual({ kind: 'zone', id: 'stall' })
  })

  it('reaches 14 pixels round a truck where those are more than its halo', () => {
    const trucks = [truck('truck', 206)]
    expect(at(200, { trucks }, 0.12)).toBeNull()
    expect(at(200, { trucks }, 0.46)?.id).toBe('truck')
  })

  it('OP-OVL-06 meets on a trailer the spot it stands in, also where it reaches out of it or the spot is not shown', () => {
    const stall = zones.find(({ id }) => id === 'stall')!
    // Its nose stands 0.5 m inside the line: 20 m reach 4.5 m out of a spot of 16 m, at its back.
    const parked = [scriptedTrailer(stall, 'dryVan', { lengthMeters: 20, widthMeters: 4 })]
    expect(at(14, { parked })).toEqual({ kind: 'zone', id: 'stall' })
    expect(at(20, { parked, shownTypes: [] })).toEqual({ kind: 'zone', id: 'stall' })
  })

  it('meets on a towed trailer the truck that tows it', () => {
    const trailer = {
      type: 'dryVan',
      lengthMeters: 16,
      widthMeters: 4,
      loaded: true,
      scac: '',
      serial: '',
    } as const
    const trucks = [{ ...truck('towing', 110), trailer }]
    expect(at(100, { trucks })).toEqual({ kind: 'truck', id: 'towing' })
    expect(at(80, { trucks })).toBeNull()
  })

  it('finds by key what lies nearest to the middle, and nothing farther than asked', () => {
    const shown = scene({ trucks: [truck('av', 30)] })
    expect(layers.nearest({ x: 26, y: 3 }, shown, 10)).toEqual({ kind: 'zone', id: 'stall' })
    expect(layers.nearest({ x: 28, y: 3 }, shown, 10)).toEqual({ kind: 'truck', id: 'av' })
    expect(layers.nearest({ x: 300, y: 0 }, shown, 10)).toBeNull()
  })
})
