import '../../testing/recorded-canvas.ts' // first: layers make paths as they are loaded
import { describe, expect, it } from 'vitest'
import { paintLayer, scriptedScene } from '../../testing/paint-yard.ts'
import { trailersLayer } from './trailers-layer.ts'

const names = (strokes: readonly string[]) =>
  strokes.flatMap(stroke => /^fillText\("([^"]+)"/.exec(stroke)?.[1] ?? [])

describe('the trailers in their spots', () => {
  it('OP-OVL-13 OP-OVL-14 OP-OVL-15 have no names at zoom 18, their serial at 19, and the carrier before it at 20', () => {
    expect(names(paintLayer(trailersLayer, 18))).toEqual([])
    expect(names(paintLayer(trailersLayer, 19))).toEqual(['4PA0', '4PA1', '4PA2', '4PA3', '4PA4'])
    expect(names(paintLayer(trailersLayer, 20))[0]).toBe('UPSN 4PA0')
  })

  it('OP-SDB-10 have none while labels are off, and are drawn all the same', () => {
    const strokes = paintLayer(trailersLayer, 20, { showLabels: false })
    expect(names(strokes)).toEqual([])
    expect(strokes.filter(stroke => stroke.startsWith('roundRect('))).toHaveLength(4)
  })

  it('cast one shadow under all bodies', () => {
    expect(paintLayer(trailersLayer, 20).filter(stroke => stroke.startsWith('shadowBlur'))).toHaveLength(1)
    expect(paintLayer(trailersLayer, 20, { parked: [] })).toEqual([])
  })

  it('OP-OVL-06 are met where they stand: a stall keeps the nose 0.5 m inside its line', () => {
    const { still } = scriptedScene()
    const meet = (x: number) => trailersLayer.hit!({ x, y: -16 }, still, 0.1)
    // The stall PA0 reaches from -28.5 to -11.5, and its trailer is 12 m long.
    expect(meet(-12.1)).toEqual({ kind: 'zone', id: 'PA0' })
    expect(meet(-23.9)).toEqual({ kind: 'zone', id: 'PA0' })
    expect([meet(-11.9), meet(-24.1)]).toEqual([null, null])
  })
})
