import '../../testing/recorded-canvas.ts' // first: layers make paths as they are loaded
import { describe, expect, it } from 'vitest'
import { LayerStack, NO_LABELS } from '../../../map-kit/index.ts'
import type { LiveMap } from '../../drawing/live-map.ts'
import { paintLayer, paintYard, scriptedPen, scriptedScene } from '../../testing/paint-yard.ts'
import { recordedCanvas } from '../../testing/recorded-canvas.ts'
import { scriptedTruck } from '../../testing/scripted-yard.ts'
import { truckLabelsLayer } from './truck-labels-layer.ts'

/** Where labels stand: the upper left corner of each picture of one, in pixels. */
const places = (strokes: readonly string[]) =>
  strokes.flatMap(stroke => {
    const [, x, y] = /^drawImage\(\{.*\}, ([-\d.]+), ([-\d.]+), /s.exec(stroke) ?? []
    return x === undefined ? [] : [{ x: Number(x), y: Number(y) }]
  })
const truck = scriptedTruck('AV-01', { x: 0, y: 0 })
const paint = (moving: Parameters<typeof paintLayer>[2]) => places(paintLayer(truckLabelsLayer(), 19, moving))

describe('the labels of trucks', () => {
  it('OP-OVL-12 stand on the right of their truck, and elsewhere where a control or a popup lies', () => {
    const [right] = paint({ moving: { trucks: [truck] } })
    expect(right!.x).toBeGreaterThan(300)
    const box = { x: right!.x, y: right!.y, width: 100, height: 30 }
    const [beside] = paint({ moving: { trucks: [truck], controls: [box] } })
    expect(beside!.x).toBeLessThan(300)
    expect(paint({ moving: { trucks: [truck], popup: box } })).toEqual([beside])
  })

  it('OP-SDB-05 are not there for trucks without one', () => {
    expect(paint({ moving: { trucks: [{ ...truck, label: null }] } })).toEqual([])
  })

  it('stay off the labels that stand on the yard', () => {
    const [free] = paint({ moving: { trucks: [truck] } })
    const numbers = {
      id: 'numbers',
      order: 1,
      surface: 'still' as const,
      paint: () => undefined,
      labels: () => [{ id: 'n', rank: 0, box: { x: 0, y: -40, width: 200, height: 80 } }],
    }
    const stack = new LayerStack<LiveMap>([numbers, truckLabelsLayer()])
    const scene = scriptedScene()
    const shown = { ...scene, moving: { ...scene.moving, trucks: [truck] } }
    const [moved] = places(paintYard(stack, shown, 19).moving)
    expect(free!.x).toBeGreaterThan(300)
    expect(moved!.x).toBeLessThan(300)
  })

  it('are painted once for as long as words and colors stay, and anew after other fonts have come', () => {
    const layer = truckLabelsLayer()
    const scene = scriptedScene()
    const shown = { ...scene, moving: { ...scene.moving, trucks: [truck] } }
    let made = 0
    const { pen } = scriptedPen(19, (width, height) => {
      made += 1
      return recordedCanvas(width, height)
    })
    const paint = () => layer.paint(pen, shown, pen.view, NO_LABELS)
    paint()
    paint()
    expect(made).toBe(1)
    layer.fontsChanged!()
    paint()
    expect(made).toBe(2)
  })
})
