import '../../testing/recorded-canvas.ts' // first: layers make paths as they are loaded
import { expect, it } from 'vitest'
import { EMPTY_YARD } from '../../scene/yard-scene.ts'
import { paintLayer } from '../../testing/paint-yard.ts'
import { buildingsLayer } from './buildings-layer.ts'

const doors = (strokes: readonly string[]) => strokes.filter(stroke => /^fillRect\(.*, 2\.7\)$/.test(stroke))

it('draws a door of 2.7 m in the wall behind each dock spot that is shown', () => {
  expect(doors(paintLayer(buildingsLayer, 20))).toHaveLength(2)
  const marks = { ...EMPTY_YARD.marks, shownTypes: new Set(['staging'] as const) }
  expect(doors(paintLayer(buildingsLayer, 20, { marks }))).toHaveLength(0)
})

it('draws the doors above the roof', () => {
  const strokes = paintLayer(buildingsLayer, 20)
  expect(strokes.lastIndexOf('fillStyle = "map-roof"', strokes.indexOf(doors(strokes)[0]!))).toBeGreaterThan(
    -1,
  )
})

it('OP-MAP-14 has neither roofs nor fences over an image', () => {
  expect(paintLayer(buildingsLayer, 20, { hasOverlay: true })).toEqual([])
})
