import '../testing/recorded-canvas.ts' // first: layers make paths as they are loaded
import { describe, expect, it } from 'vitest'
import { boxesOverlap, type LabelScale, LayerStack, labelsInView } from '../../map-kit/index.ts'
import type { ParkedTrailer } from '../scene/parked-rear.ts'
import type { SceneSpot, SceneZone } from '../scene/scene-zone.ts'
import { changedYard, EMPTY_YARD } from '../scene/yard-scene.ts'
import { EdgeArrows } from './edge-arrows/edge-arrows-store.ts'
import { liveMapLayers } from './live-map-layers.ts'

/** Stalls of 3.9 m in a row, nose to the east. */
const spot = (name: string, place: number) =>
  ({
    id: name,
    name,
    zoneType: 'trailer_parking_spot',
    center: { x: 0, y: place * 3.9 },
    spot: { headingRadians: 0, lengthMeters: 16.8, widthMeters: 3.9 },
  }) as SceneSpot
const row = Array.from({ length: 20 }, (_, place) => spot(`PA${place}`, place))
const trailer = (at: SceneSpot, lengthMeters: number, serial: string) =>
  ({
    type: 'dryVan',
    scac: 'UPSN',
    serial,
    lengthMeters,
    widthMeters: 2.59,
    loaded: true,
    spot: at,
  }) as ParkedTrailer
const layers = new LayerStack(liveMapLayers(new EdgeArrows()))
interface LabelledYard {
  spots?: readonly SceneSpot[]
  areas?: readonly SceneZone[]
  parked?: readonly ParkedTrailer[]
}
/** The names that are written on a yard at a scale. */
const fixedLabels = ({ spots = row, areas = [], parked = [] }: LabelledYard, scale: LabelScale) =>
  layers.labels(changedYard(EMPTY_YARD, { zones: [...spots, ...areas], parked }), scale)
const at19 = { pixelsPerMeter: 4.33, rotationRadians: 0.05, step: 19 } as const

describe('the names written on the yard', () => {
  it('OP-OVL-16 are the numbers of all spots of a row at zoom 19 and 20, and none at 18', () => {
    expect(fixedLabels({}, at19).ids.size).toBe(row.length)
    expect(fixedLabels({}, { ...at19, pixelsPerMeter: 8.65, step: 20 }).ids.size).toBe(row.length)
    expect(fixedLabels({}, { ...at19, pixelsPerMeter: 2.16, step: 18 }).ids.size).toBe(0)
  })

  it('OP-OVL-13 OP-OVL-15 include short trailers at zoom 19', () => {
    const parked = [trailer(row[0]!, 8.53, '12345678'), trailer(row[1]!, 16.15, '123456')]
    const { ids } = fixedLabels({ parked }, at19)
    expect(['trailer/PA0', 'trailer/PA1'].map(id => ids.has(id))).toEqual([true, true])
  })

  it('an area gives way to the numbers that it would cover', () => {
    const area = (y: number) =>
      ({
        id: 'area',
        name: 'Operating area east',
        zoneType: 'autonomous',
        spot: null,
        corners: [
          { x: -40, y },
          { x: 60, y },
          { x: 60, y: 200 },
          { x: -40, y: 200 },
        ],
      }) as SceneZone
    expect(fixedLabels({ areas: [area(-40)] }, at19).ids.has('area/area')).toBe(true)
    expect(fixedLabels({ areas: [area(30)] }, at19).ids.has('area/area')).toBe(false)
  })

  it('never cover each other, at any zoom and turn', () => {
    const parked = row.map((each, index) =>
      trailer(each, index % 2 ? 8.53 : 16.15, `${100_000 + index * 7919}`),
    )
    for (let pixelsPerMeter = 4.2; pixelsPerMeter < 8.7; pixelsPerMeter += 0.3)
      for (const rotationRadians of [0, 0.4, 1.57]) {
        const step = pixelsPerMeter >= 8.6 ? 20 : 19
        const { boxes } = fixedLabels({ parked }, { pixelsPerMeter, rotationRadians, step })
        for (const [index, one] of boxes.entries())
          for (const other of boxes.slice(index + 1)) expect(boxesOverlap(one, other)).toBe(false)
      }
  })

  it('are found in a view where they are painted', () => {
    const labels = fixedLabels({ spots: row.slice(0, 1) }, { ...at19, rotationRadians: 0 })
    const view = {
      center: { x: 8.4, y: 0 },
      pixelsPerMeter: 4.33,
      rotationRadians: 0,
      width: 200,
      height: 100,
    }
    const [box] = labelsInView(labels, view)
    expect(box!.x).toBeCloseTo(105, 0)
    expect(box!.y).toBeCloseTo(46, 0)
    expect(labelsInView(labels, { ...view, center: { x: 500, y: 0 } })).toEqual([])
  })
})
